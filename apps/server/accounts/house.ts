import type { Context } from '../http/context.ts';
import type { Attempts } from './attempts.ts';
import type { Keys } from './keys.ts';
import type { Passwords } from './passwords.ts';
import type { Post } from './postman.ts';
import type { Door } from './sessions.ts';

/** What the routes about people have at hand. */
export interface House {
  readonly context: Context;
  readonly door: Door;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  readonly post: Post | undefined;
  readonly keys: Keys;
}
