import { createInterface, type Interface } from 'node:readline';
import type { Io } from './desk.ts';

/** Lines typed by a person, or piped in by a test. Nothing means that there will be no more. */
export class Keyboard {
  readonly #io: Io;
  readonly #lines: Interface;
  readonly #typed: string[] = [];
  #waiting: ((line: string | undefined) => void) | undefined;
  #ended = false;

  constructor(io: Io) {
    this.#io = io;
    const person = io.stdin.isTTY === true && io.stdout.isTTY === true;
    this.#lines = createInterface({ input: io.stdin, terminal: person, ...(person ? { output: io.stdout } : {}) });
    this.#lines.on('line', (line) => {
      if (this.#waiting) this.#resolve(line);
      else this.#typed.push(line);
    });
    this.#lines.on('SIGINT', () => this.#lines.close());
    this.#lines.on('close', () => {
      this.#ended = true;
      if (this.#waiting) this.#resolve(undefined);
    });
  }

  /** Asks for a line, trimmed. */
  ask(prompt: string): Promise<string | undefined> {
    if (this.#io.stdin.isTTY === true && this.#io.stdout.isTTY === true) {
      this.#lines.setPrompt(prompt);
      if (!this.#ended) this.#lines.prompt();
    } else this.#io.stdout.write(prompt);
    const line = this.#typed.shift();
    if (line !== undefined) return Promise.resolve(line.trim());
    if (this.#ended) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  close(): void {
    this.#lines.close();
  }

  #resolve(line: string | undefined): void {
    const resolve = this.#waiting;
    this.#waiting = undefined;
    resolve?.(line?.trim());
  }
}
