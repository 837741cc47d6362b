import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHELF } from '@bivouac/shelf';
import { run } from '../rehearsal/run.ts';

const page = readFileSync(new URL('../../../docs/referee.md', import.meta.url), 'utf8');
const transcript = /```transcript\n(.*?)```/s.exec(page)?.[1]?.trimEnd().split('\n') ?? [];

const spoken = (mark: '→' | '←'): readonly string[] =>
  transcript.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));

/** An ellipsis stands for anything. */
const pattern = (line: string): RegExp =>
  new RegExp(
    `^${line
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*')}$`,
  );

test('the conversation in docs/referee.md is what the referee says', async () => {
  const [, command = ''] = /`bivouac (referee nemesis [^`]*)`\. Lines after/.exec(page) ?? [];
  const { out } = await run(command.split(' '), { input: `${spoken('→').join('\n')}\n`, games: SHELF });
  const replies = out.trimEnd().split('\n');
  expect(replies).toHaveLength(spoken('←').length);
  for (const [place, line] of spoken('←').entries()) expect(replies[place]).toMatch(pattern(line));
  expect(spoken('→').length).toBeGreaterThan(5);
});
