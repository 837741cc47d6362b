import { commanderCard, type CommanderId, type HexId, type UnitId } from '../../catalogue/catalogue.ts';
import type { Nemesis } from '../../state/state.ts';
import type { Modified } from '../8-rally-and-movement/8.6-march-modifiers.ts';
import { isPlain } from './16.1-the-emperor.ts';
import { isDesignated, mayLead, seniorsAmong } from './16.2-authority.ts';

/** A march as its commanders shaped it. */
export interface Trek {
  readonly units: readonly UnitId[];
  /** The hex it set out from and every hex that it entered. */
  readonly way: readonly HexId[];
  /** Commanders who set out with it, and those of them who went all the way. */
  readonly setOut: readonly CommanderId[];
  readonly companions: readonly CommanderId[];
  /** Commanders who could have ordered it, whether they went or not. */
  readonly orderedFrom: readonly CommanderId[];
}

/** Those under whose orders a body moves: those of them who go with it, or, if no one with a mark does, the one who sends it. */
export const orderedBy = (
  g: Nemesis,
  from: HexId,
  { setOut, orderedFrom }: Pick<Trek, 'setOut' | 'orderedFrom'>,
): readonly CommanderId[] =>
  seniorsAmong(g, from, setOut.some((id) => isDesignated(g, id, from)) ? setOut : orderedFrom);

/** 16.2 (8) Murat wears out whom he sends off, and his mark is of no use to them on the road. */
const wearsOut = (id: CommanderId): boolean => commanderCard(id).march.modifier > 0;

const BENEFIT = -1;

/** 16.2 in 8.6 Those who went all the way may between them lead every unit of the body, in every hex of the way. */
const ledByTheirOwn = (g: Nemesis, { units, way, companions }: Trek): readonly Modified[] => {
  const leaders = companions.filter((id) => !wearsOut(id));
  const areLed = units.every((unit) => leaders.some((id) => way.every((hex) => mayLead(g, id, hex, unit))));
  return areLed ? [{ rule: '16.2', by: 'staff', commanders: leaders, modifier: BENEFIT }] : [];
};

/** 16.2 (1, 5) Blücher, Napoleon and Davout spur on a body whose senior commander they are, if they go all the way. */
const spurredOn = (g: Nemesis, from: HexId, { setOut, companions }: Trek): readonly Modified[] => {
  const leader = seniorsAmong(g, from, setOut).find(
    (id) => commanderCard(id).march.modifier < 0 && companions.includes(id) && !isPlain(g, id),
  );
  return leader ? [special(leader)] : [];
};

/** 16.2 (8) So does Murat the contrary, even when he stays behind, unless an equal gave the order (rulings/16.2-march-modifiers.md). */
const wornOut = (g: Nemesis, from: HexId, trek: Trek): readonly Modified[] => {
  const orders = orderedBy(g, from, trek);
  return orders.every(wearsOut) ? orders.slice(0, 1).map(special) : [];
};

const special = (commander: CommanderId): Modified => ({
  rule: '16.2',
  by: 'leader',
  commander,
  modifier: commanderCard(commander).march.modifier,
});

/** 16.2 in 8.6 What the commanders of a march do to its die; takes the place of 14.5. */
export const marchBenefits = (g: Nemesis, trek: Trek): readonly Modified[] => {
  const [from] = trek.way;
  if (from === undefined) throw new Error('16.2: a march without a first hex');
  return [...ledByTheirOwn(g, trek), ...spurredOn(g, from, trek), ...wornOut(g, from, trek)];
};
