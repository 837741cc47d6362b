import { no } from '../rooms/no.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Plain text: there is nothing in it to be taken for markup. */
  readonly text: string;
}

/** Brings letters. */
export interface Postman {
  deliver(letter: Letter): Promise<void>;
}

/**
 * What is needed to write letters. The address of the server is a setting, not what a request says it is: else anyone who
 * asks for a new password in another's name could choose where the link leads.
 */
export interface Post {
  readonly postman: Postman;
  /** Where the world finds the server: https://bivouac.example. */
  readonly origin: string;
}

/** Keeps letters instead of bringing them: for tests. */
export class RecordingPostman implements Postman {
  readonly letters: Letter[] = [];

  async deliver(letter: Letter): Promise<void> {
    this.letters.push(letter);
  }
}

export const postOr = (post: Post | undefined): Post => {
  if (post) return post;
  throw no('noMail');
};
