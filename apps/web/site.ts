import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Written last, so that a folder with a stamp is whole. */
export const STAMP = '.stamp';

/** What can be sent in the order of preference: the name's ending, and what the browser calls it. */
const PACKED = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

export interface SiteFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly etag: string;
  /** Ready-made, by what the browser calls it. */
  readonly packed: readonly { readonly encoding: string; readonly bytes: Buffer }[];
  /** Its name carries a hash: what it holds never changes. */
  readonly isHashed: boolean;
}

type Files = ReadonlyMap<string, SiteFile>;

const isPacked = (name: string): boolean => PACKED.some(([ending]) => name.endsWith(ending));

/** Every file of a folder, its packed copies with it; nothing hidden. */
const readAll = (folder: string): Files => {
  const names = globSync('**/*', { cwd: folder })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'));
  const known = new Set(names);
  const read = (name: string): Buffer => readFileSync(path.join(folder, name));
  const files = names
    .filter((name) => !isPacked(name) && !name.split('/').some((part) => part.startsWith('.')))
    .map((name): SiteFile => {
      const bytes = read(name);
      const packed = PACKED.filter(([ending]) => known.has(`${name}${ending}`));
      return {
        name,
        bytes,
        etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
        packed: packed.map(([ending, encoding]) => ({ encoding, bytes: read(`${name}${ending}`) })),
        isHashed: name.startsWith('assets/'),
      };
    });
  return new Map(files.map((file) => [file.name, file]));
};

const stampOf = (folder: string): string | undefined => {
  try {
    return readFileSync(path.join(folder, STAMP), 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * A built client, held in memory. A new build that is put in its place is taken up once it is whole, and the hashed files
 * of the one before stay: a page that was opened earlier may still ask for them.
 */
export class Site {
  readonly #folder: string;
  #files: Files = new Map();
  #stamp: string | undefined;

  constructor(folder: string) {
    this.#folder = folder;
    this.#takeUp();
  }

  find(name: string): SiteFile | undefined {
    const known = this.#files.get(name);
    if (known?.isHashed) return known;
    const stamp = stampOf(this.#folder);
    if (stamp !== undefined && stamp !== this.#stamp) this.#takeUp();
    return this.#files.get(name);
  }

  #takeUp(): void {
    const stamp = stampOf(this.#folder);
    try {
      const fresh = readAll(this.#folder);
      if (stampOf(this.#folder) !== stamp) return;
      const earlier = [...this.#files].filter(([, { isHashed }]) => isHashed);
      this.#files = new Map([...earlier, ...fresh]);
      this.#stamp = stamp;
    } catch {
      // It is being put in place: what is known serves until the next request.
    }
  }
}
