import type { Feature } from '../http/context.ts';
import type { House } from './house.ts';
import { serveLogin } from './login.ts';
import { serveMail } from './mail.ts';
import { serveMe } from './me.ts';
import { servePasswords } from './password.ts';
import { serveRegister } from './register.ts';

/** Accounts: who one is, and how one proves it. */
export const accounts =
  (settings: Omit<House, 'context'>): Feature =>
  (app, context) => {
    const house = { ...settings, context };
    for (const serve of [serveRegister, serveLogin, servePasswords, serveMail, serveMe]) serve(app, house);
  };
