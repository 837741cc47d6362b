import { type GameRecord, InputError, verify as verified } from '@bivouac/kernel';
import { OK, print } from '../desk.ts';
import { openRecord, replayed } from '../files.ts';
import type { Command } from '../command.ts';

/** Rolls that the table has made and that are not in the record. More than the players remember is a reason to ask. */
const takenBack = ({ draws, segments, sealed = [] }: GameRecord): number =>
  draws - [...segments.flatMap(({ answers }) => answers), ...sealed].filter(({ draw }) => draw !== undefined).length;

export const verify: Command = {
  flags: {},
  words: 1,
  async run(desk, args) {
    const { say, language } = desk;
    const file = args.positionals[0];
    if (file === undefined) throw new InputError('bivouac verify', say('record.missing'), say('record.name'));
    const { entry, record } = await openRecord(desk, file);
    const { answers, chainedOnly, result, rollsChecked } = replayed(file, say, () => verified(entry.game, record));
    const rolls = record.segments.flatMap((segment) => segment.answers).filter(({ by }) => by === 'chance').length;
    print(desk, say('verify.game', { game: entry.cover.title(language), rules: record.segments.at(-1)?.rules ?? '' }));
    print(desk, say('verify.answers', { answers: answers - chainedOnly, rolls }));
    if (chainedOnly > 0) print(desk, say('verify.chainedOnly', { answers: chainedOnly }));
    print(desk, say('verify.chain', { segments: record.segments.length }));
    if (record.dice?.secret !== undefined)
      print(desk, say('verify.dice', { rolls: rollsChecked, takenBack: takenBack(record) }));
    else if (record.dice) print(desk, say('verify.promised', { commitment: record.dice.commitment }));
    print(desk, say('verify.end', { hash: record.hash }));
    print(desk, result ? entry.game.tell(language, result.because) : say('verify.unfinished'));
    print(desk, say('verify.ok', { file }));
    return OK;
  },
};
