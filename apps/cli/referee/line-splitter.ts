import { StringDecoder } from 'node:string_decoder';

/** Longer lines are no request of this protocol, and would only fill the memory. */
export const LONGEST_LINE = 2 ** 20;

/** A whole line, or the news that one was too long. */
export type Split = { readonly line: string } | { readonly tooLong: true };

/** Cuts a stream of bytes into lines, however they are chopped, with any line ending. */
export class LineSplitter {
  readonly #decoder = new StringDecoder('utf8');
  #rest = '';
  #skipping = false;

  push(chunk: Buffer | string): readonly Split[] {
    return this.#cut(typeof chunk === 'string' ? chunk : this.#decoder.write(chunk));
  }

  /** The last line may lack its end. */
  end(): readonly Split[] {
    return this.#cut(`${this.#decoder.end()}\n`);
  }

  #cut(text: string): readonly Split[] {
    const pieces = text.split('\n');
    const found: Split[] = [];
    for (const [place, piece] of pieces.entries()) {
      if (!this.#skipping) this.#rest += piece;
      if (this.#rest.length > LONGEST_LINE) {
        found.push({ tooLong: true });
        this.#skipping = true;
        this.#rest = '';
      }
      if (place === pieces.length - 1) break;
      const line = this.#rest.replace(/^\uFEFF/, '').trim();
      if (!this.#skipping && line !== '') found.push({ line });
      this.#rest = '';
      this.#skipping = false;
    }
    return found;
  }
}
