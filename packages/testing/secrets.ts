import { readdirSync, readFileSync } from 'node:fs';
import type { Cut, Message, Seat } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';

interface Kept<S, Owner extends Seat> {
  /** The rule that hides pieces. */
  readonly rule: string;
  readonly cutFor: (state: S, message: Message) => Cut<Owner>;
  readonly state: S;
  /** Pieces that only their owner can see. */
  readonly hidden: Readonly<Record<string, Owner>>;
  /** Pieces that everybody can see. */
  readonly open: readonly string[];
  /** Where every message that names pieces must have a decision: the messages, by which types they name pieces, and what is decided. */
  readonly decided?: { readonly messages: URL; readonly types: RegExp; readonly keys: ReadonlySet<string> };
}

/** `'march.setsOut': { … units: readonly UnitId[] … };` over one line or several. */
const MESSAGE = /^ {2}'?([\w.]+)'?: (\{[^}]*\});$/gm;

/** The keys of the messages of a folder whose particulars have one of these types. */
const naming = (folder: URL, types: RegExp): readonly string[] =>
  readdirSync(folder)
    .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(MESSAGE)])
    .filter(([, , params = '']) => types.test(params))
    .map(([, key = '']) => key);

/**
 * Registers the tests that messages keep the secrets of hidden pieces: one about which nothing was decided goes to the
 * owner alone, whatever it calls the piece; one that names nobody hidden goes to all.
 */
export const messagesKeepSecrets = <S, Owner extends Seat>({
  rule,
  cutFor,
  state,
  hidden,
  open,
  decided,
}: Kept<S, Owner>): void => {
  const cut = (params: Message['params']): Cut<Owner> => cutFor(state, { key: 'not.decided', params });
  const toAll = { to: 'all', reveals: false };
  describe(`${rule} what is told of hidden pieces`, () => {
    test.each(Object.entries<Owner>(hidden))(
      `${rule} a message about which nothing was decided goes to the owner alone, whatever it calls %s`,
      (id, owner) => {
        const toOwner = { to: 'owner', owner, others: undefined, reveals: false };
        for (const params of [{ unit: id }, { anything: id }, { several: [...open, id] }])
          expect(cut(params)).toEqual(toOwner);
      },
    );

    test(`${rule} one that names nobody, or those whom everybody can see, goes to all`, () => {
      expect(cut({ place: 'somewhere', die: 4 })).toEqual(toAll);
      for (const id of open) expect(cut({ unit: id })).toEqual(toAll);
    });

    for (const { messages, types, keys } of decided ? [decided] : [])
      test(`${rule} for every message that names hidden pieces it has been decided who reads it`, () => {
        const found = naming(messages, types);
        expect(found.length).toBeGreaterThan(100);
        expect(found.filter((key) => !keys.has(key))).toEqual([]);
      });
  });
};
