import { roll, type Script, type Seat } from '@bivouac/kernel';
import { cardId, links, nationOfLeader } from '../catalogue/catalogue.ts';
import type { DuchyId, LeaderId } from '../catalogue/ids.ts';
import { marchIn, mayIntercept } from '../rules/10-interception/10.1-interception.ts';
import { gatherFormation } from '../rules/9-movement/9.6-gathering.ts';
import { asItStands } from '../rules/9-movement/9.8-arrival.ts';
import {
  areAllied,
  atWar,
  battle,
  changeBattle,
  changeSide,
  director,
  leaderRow,
  leadersIn,
  type NapoleonicWars,
  nationsOf,
  opposite,
  strengthOf,
  type Which,
} from '../state/state.ts';
import { say } from '../text/speech.ts';
import type { By, CardRules } from './card.ts';
import { pickLeader } from './choosing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'guns.late': {
    en: 'In the first Round of a land battle only.',
    fr: 'Dans le premier round d’une bataille terrestre.',
  },
  'guns.nobody': {
    en: 'No unmarked Army of yours stands next to the battle with a way open to it.',
    fr: 'Aucune de vos armées non marquées n’est à côté de la bataille avec un chemin ouvert.',
  },
});
const MARCH_TO_THE_GUNS = cardId('march_to_the_guns');
const SIDES: readonly Which[] = ['active', 'inactive'];

const isFirstRound = ({ battle: row }: NapoleonicWars): boolean => row?.kind === 'land' && row.round === 1;
/** The side that an Army would join: an Ally's, and at war with the other. */
const sideFor = (g: NapoleonicWars, leader: LeaderId): Which | undefined => {
  const nation = nationOfLeader(leader);
  const row = battle(g);
  return SIDES.find(
    (side) =>
      row[side].nations.some((each) => areAllied(g, nation, each)) &&
      row[opposite(side)].nations.some((each) => atWar(g, nation, each)),
  );
};
const armies = (g: NapoleonicWars, seat: Seat | null): readonly LeaderId[] => {
  const to = battle(g).at as DuchyId;
  return links(to)
    .flatMap((link) => leadersIn(g, link.to).map(({ id }) => id))
    .filter((id) => director(g, nationOfLeader(id)) === seat)
    .filter((id) => sideFor(g, id) !== undefined && mayIntercept(g, id, { to }) === undefined);
};

function* arrives(g: NapoleonicWars, { seat }: By): Script {
  const to = battle(g).at as DuchyId;
  const leader = yield* pickLeader(seat, MARCH_TO_THE_GUNS, armies(g, seat));
  const side = sideFor(g, leader);
  const from = leaderRow(g, leader).at as DuchyId;
  if (side === undefined) return;
  const formation = yield* gatherFormation(g, leader, from, '9.6');
  const joined = yield* marchIn(g, formation, from, { to, before: asItStands(g) });
  if (!joined) return;
  const faces: number[] = [];
  for (let die = strengthOf(joined.formation); die > 0; die--)
    faces.push(yield* roll('6.14', say('event.roll', { card: MARCH_TO_THE_GUNS })));
  const row = battle(g);
  const enemy = opposite(side);
  changeSide(g, enemy, { against: [...row[enemy].against, ...faces] });
  const { nations, pieces } = battle(g)[side];
  changeSide(g, side, {
    nations: [...nations, ...nationsOf(joined.formation).filter((nation) => !nations.includes(nation))],
    pieces: pieces + strengthOf(joined.formation),
  });
  changeBattle(g, {
    leaders: [...row.leaders, ...joined.formation.leaders],
    activeFrom: side === 'active' ? [...row.activeFrom, from] : row.activeFrom,
    inactiveFrom: side === 'inactive' ? [...row.inactiveFrom, from] : row.inactiveFrom,
  });
}

/** 102 March to the Guns: an Army next to a battle whose first Round lies on the table joins it, a die for each piece. */
export const marchToTheGuns: CardRules = {
  id: MARCH_TO_THE_GUNS,
  wording,
  says: {
    en: 'Response to the first Round of a land battle: an unmarked Army of yours in an Adjacent Duchy joins a side; its Units and leaders roll one die each, added to this Round, and from then on share the fate of that side.',
    fr: 'Réaction au premier round d’une bataille terrestre : une de vos armées non marquées d’un duché adjacent rejoint un camp ; ses unités et généraux lancent un dé chacun, ajouté à ce round, et partagent dès lors le sort de ce camp.',
  },
  mightAnswer: isFirstRound,
  plays: [
    {
      when: 'roundRolled',
      may: (g, { seat }) =>
        must('6.14', isFirstRound(g), 'guns.late') ?? must('6.14', armies(g, seat).length > 0, 'guns.nobody'),
      play: arrives,
    },
  ],
};
