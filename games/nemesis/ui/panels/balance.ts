import type { BalanceRow } from '@bivouac/board/parts/facts.tsx';
import type { Language } from '@bivouac/kernel';
import { unitCard } from '../../catalogue/catalogue.ts';
import type { Side } from '../../catalogue/ids.ts';
import { adjustedFigure } from '../../rules/7-active-supply/7.2-count-trains.ts';
import { citiesHeld, victoryPoints } from '../../rules/14-campaign-of-1813/14.4-victory.ts';
import { victoryRule } from '../../rules/18-suvorov/18.4-victory.ts';
import { depotsOf } from '../../state/state.ts';
import type { NemesisView } from '../../secrecy/view.ts';
import { commandsNow, isBefore } from '../commands.ts';
import { stateOf } from '../seen.ts';
import { wordsIn } from '../text/words.ts';

/** Both sides in figures: victory, supply, command, losses. */
export const balance = (view: NemesisView, sides: readonly Side[], language: Language): readonly BalanceRow[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const rule = victoryRule(g);
  const commands = commandsNow(g);
  const row = (id: string, name: string, by: string, figure: (side: Side) => number): BalanceRow => ({
    id,
    words: name,
    rule: by,
    figures: sides.map((side) => String(figure(side))),
  });
  const lost = (side: Side): number =>
    g.units.filter(({ id, at }) => at === 'lost' && unitCard(id).side === side && unitCard(id).replaces === undefined)
      .length;
  return [
    row('cities', words('status.cities'), `${rule}a`, (side) => citiesHeld(g, side).length),
    row('battle', words('status.battlePoints'), '14.4b', (side) => g.ledgers[side].battlePoints),
    row('points', words('balance.points'), rule, (side) => victoryPoints(g, side)),
    row('figure', words('balance.trains'), '7.2', (side) => adjustedFigure(g, side)),
    row('depots', words('balance.depots'), '7.7', (side) => depotsOf(g, side).length),
    row('depotsLost', words('balance.depotsLost'), '8.7', (side) => g.ledgers[side].depotsLost),
    row(
      'commands',
      words(isBefore(g, 'combat') ? 'status.commandsToCome' : 'status.commandsLeft'),
      '9.1',
      (side) => commands[side],
    ),
    row('lost', words('balance.unitsLost'), '11.17', lost),
  ];
};
