import type { BalanceRow, Fact } from '@bivouac/board/parts/facts.tsx';
import type { Language } from '@bivouac/kernel';
import { fleet as fleetCard, zone as zoneCard } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import type { Side } from '../../catalogue/ids.ts';
import { handSize } from '../../rules/6-cards/6.3-hand-size.ts';
import { armyOf, type Europe, forcesOf, forceSteps, isHeldBy, powersOf, sideOf } from '../../state/state.ts';
import type { EuropeView } from '../../secrecy/view.ts';
import { isVeiled, stateOf } from '../seen.ts';
import { wordsIn } from '../text/words.ts';

const keysOf = (g: Europe, side: Side): number =>
  g.zones.filter(({ id }) => zoneCard(id).key && isHeldBy(g, id, side)).length;

/** Both sides in figures. */
export const balance = (view: EuropeView, sides: readonly Side[], language: Language): readonly BalanceRow[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const row = (id: string, name: string, rule: string, figure: (side: Side) => number | '?'): BalanceRow => ({
    id,
    words: name,
    rule,
    figures: sides.map((side) => String(figure(side))),
  });
  const forces = (side: Side) => forcesOf(g, side);
  return [
    row('powers', words('war.powers'), '8.1', (side) => powersOf(g, side).length),
    row('keys', words('war.keys'), '6.3', (side) => keysOf(g, side)),
    row('steps', words('war.steps'), '2.1', (side) =>
      forces(side).some((id) => isVeiled(g, id)) ? '?' : forces(side).reduce((sum, id) => sum + forceSteps(g, id), 0),
    ),
    row('armies', words('war.armies'), '10.1', (side) => forces(side).filter((id) => armyOf(g, id)).length),
    row(
      'fleets',
      words('war.fleets'),
      '17.1',
      (side) => g.fleets.filter(({ id, at }) => at.kind !== 'off' && sideOf(g, fleetCard(id).nation) === side).length,
    ),
    row('hand', words('war.hand'), '6.3', (side) => g.cards.hands[side].length),
    row('nextHand', words('war.nextHand'), '6.3', (side) => handSize(g, side)),
    row('reserve', words('war.reserve'), '9.2', (side) => g.tracks.reserve[side]),
  ];
};

/** 19 Where the tracks stand and what ends the war. */
export const tracksTold = (view: EuropeView, language: Language): readonly Fact[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const { victory, escalade, period, punishmentsDue, standing } = g.tracks;
  const { empireWinsAt, coalitionWinsAt, punishmentsAt } = tables(g).victory;
  return [
    ...(victory === null
      ? [{ id: 'victory', words: words('war.victory'), value: words('war.hundredDays'), rule: '20.1' }]
      : [
          {
            id: 'victory',
            words: words('war.victory'),
            value: words('war.level', { level: victory, empire: empireWinsAt, coalition: coalitionWinsAt }),
            rule: '19',
          },
        ]),
    {
      id: 'escalade',
      words: words('war.escalade'),
      value:
        escalade === null || period === 'Punishments'
          ? words('war.punishments')
          : words('war.escaladeOf', { level: escalade, of: punishmentsAt, due: punishmentsDue }),
      rule: '4',
    },
    ...(standing.length > 0
      ? [
          {
            id: 'standing',
            words: words('war.standing'),
            value: words('war.standingOf', { awards: standing.length }),
            rule: '19',
          },
        ]
      : []),
  ];
};
