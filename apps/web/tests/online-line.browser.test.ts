import type { Seat } from '@bivouac/kernel';
import type { Known } from '@bivouac/wire';
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { openOnlineHouse } from './online-house.ts';
import { MARKS } from './marks.ts';
import { complaintsOf, playOn, Remote, seated } from './online-people.ts';

const house = await openOnlineHouse();

/** A line that the test can cut, and mend. */
class Wire {
  #isCut = false;
  #open: WebSocketRoute | undefined;

  static async under(page: Page): Promise<Wire> {
    const wire = new Wire();
    await page.routeWebSocket(/\/ws(\?|$)/, (socket) => {
      if (wire.#isCut) return void socket.close();
      socket.connectToServer();
      wire.#open = socket;
      return undefined;
    });
    return wire;
  }

  async cut(): Promise<void> {
    this.#isCut = true;
    await this.#open?.close({ code: 4000, reason: 'cut' });
  }

  mend(): void {
    this.#isCut = false;
  }
}

const isInCombat = ({ view }: Known): boolean =>
  (view.state as { readonly battle: unknown }).battle !== null &&
  view.ask.some(({ answers = [] }) => answers.length > 1);

const SEATS: readonly Seat[] = ['coalition', 'french'];

/** A line that was routed stays so. */
const SPOILS = { spoils: true };

/** Two people in the middle of a combat: the one who is asked, and the other. */
const inCombat = async (names: readonly [string, string]) => {
  const people = [await Remote.comes(house, names[0], SPOILS), await Remote.comes(house, names[1], SPOILS)] as const;
  const match = await seated(...people);
  const hands = await Promise.all(people.map((person, place) => person.hand(match, SEATS[place] ?? '')));
  const asked = await playOn(hands, isInCombat);
  for (const hand of hands) hand.leaves();
  const [one, other] = asked === 'coalition' ? people : ([people[1], people[0]] as const);
  return { one, other, match };
};

const LOST = 'Connection lost. Reconnecting…';
/** Browsers complain of lines that break, as they should. */
const isNotTheLine = (words: string): boolean => !words.includes('WebSocket') && !words.includes('ERR_CONNECTION');

test('a line that breaks in mid-combat is told of, mends itself, and play goes on where it was', async () => {
  const { one, other, match } = await inCombat(['Kray', 'Schérer']);
  const wires = [await Wire.under(one.visitor.page), await Wire.under(other.visitor.page)] as const;
  for (const person of [one, other]) await person.sitsAt(match);
  const prompt = await one.visitor.isAsked();
  const sheet = one.visitor.page.getByRole('region', { name: / against / });
  await sheet.first().waitFor();

  // The player who is asked cannot answer, and nothing that they see is lost.
  await wires[0].cut();
  await one.visitor.page.getByText(LOST).waitFor();
  expect(await one.visitor.page.locator(MARKS.openAnswer).count()).toBe(0);
  await other.visitor.page.getByText(/, not connected$/).waitFor({ state: 'attached' });
  wires[0].mend();
  await one.visitor.page.getByText('Reconnected.').waitFor();
  expect(await one.visitor.isAsked()).toBe(prompt);

  // While the other is away, play goes on; when they are back they see what came meanwhile.
  await wires[1].cut();
  await other.visitor.page.getByText(LOST).waitFor();
  const before = await one.visitor.log.locator('p').count();
  const answers = await one.visitor.answers();
  await one.visitor.gives(answers[0] ?? '');
  await one.visitor.page.waitForFunction(
    ({ asked, lines, marks }) =>
      document.querySelectorAll(`${marks.log} p`).length > lines ||
      document.querySelector(marks.prompt)?.textContent !== asked,
    { asked: prompt, lines: before, marks: MARKS },
  );
  wires[1].mend();
  await other.visitor.page.getByText(LOST).waitFor({ state: 'detached' });
  const last = (await one.visitor.log.locator('p').last().textContent()) ?? '';
  await other.visitor.log.locator('p').last().getByText(last).waitFor();
  expect((await complaintsOf(one, other)).filter(isNotTheLine)).toEqual([]);
});

test('a server that is killed in mid-combat comes back with the match as it was', async () => {
  const { one, other, match } = await inCombat(['Hohenzollern', 'Moreau']);
  for (const person of [one, other]) await person.sitsAt(match);
  const prompt = await one.visitor.isAsked();
  const told = await one.visitor.log.textContent();
  await house.kill();
  for (const { visitor } of [one, other]) await visitor.page.getByText(LOST).waitFor();
  await house.restart();
  for (const { visitor } of [one, other]) await visitor.page.getByText(LOST).waitFor({ state: 'detached' });
  expect(await one.visitor.isAsked()).toBe(prompt);
  expect(await one.visitor.log.textContent()).toBe(told);
  const [answer = ''] = await one.visitor.answers();
  await one.visitor.gives(answer);
  await one.visitor.page.locator(MARKS.fault).waitFor({ state: 'detached' });
  await one.visitor.isAskedElseThan(prompt);
  expect((await complaintsOf(one, other)).filter(isNotTheLine)).toEqual([]);
});

test('several windows of one player agree, and one who comes back reads what happened meanwhile', async () => {
  const one = await Remote.comes(house, 'Melas');
  const other = await Remote.comes(house, 'Joubert');
  const match = await seated(one, other);
  for (const person of [one, other]) await person.sitsAt(match);
  const second = await one.visitor.context.newPage();
  await second.goto(`${house.address}#/match/${match}`);
  await one.visitor.gives('Depot at Udine');
  await second.getByRole('log').getByText('Depot at Udine').waitFor();
  await second.getByRole('button', { name: 'Undo Z' }).click();
  await one.visitor.log.getByText('Depot at Udine').waitFor({ state: 'detached' });
  await one.visitor.gives('Depot at Villach');
  await one.visitor.gives('Done');
  await second.close();
  await one.visitor.page.goto(`${house.address}#/`);
  await other.visitor.plays({ wants: [/^Depot at Milan$/], until: ({ told }) => told.includes('Depot at Milan') });
  const hands = await Promise.all([one.hand(match, 'coalition'), other.hand(match, 'french')]);
  await playOn(hands.slice(1).concat(hands.slice(0, 1)), ({ as }) => as === 'coalition');
  for (const hand of hands) hand.leaves();
  await one.sitsAt(match);
  const since = one.visitor.page.getByRole('region', { name: 'Since your last turn' });
  await since.getByText('Depot at Milan').waitFor();
  expect(await complaintsOf(one, other)).toEqual([]);
});
