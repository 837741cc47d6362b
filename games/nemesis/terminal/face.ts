import type { Language } from '@bivouac/kernel';
import { placeName, type Side } from '../catalogue/catalogue.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { names } from '../text/names.ts';
import type { Face } from '@bivouac/manifest';
import { mapLines } from './hex-map.ts';
import { scenarioSeen, SIDES } from './seen.ts';
import { stackLines } from './stacks.ts';
import { capitalised, WORDS } from './words.ts';

const hand = ({ pools }: NemesisView, side: Side, language: Language): string => {
  const { left, real } = pools[side];
  const words = WORDS[language];
  return real === null ? words.hand({ left }, undefined) : words.handKnown({ left, real }, undefined);
};

const ledger = (view: NemesisView, side: Side, language: Language): string => {
  const { battlePoints, commands, allotted } = view.ledgers[side];
  return WORDS[language].ledger(
    {
      side: capitalised(names(language).side(side)),
      points: battlePoints,
      commands,
      allotted,
      depots: view.depots.filter((depot) => depot.side === side).length,
      hand: hand(view, side, language),
    },
    undefined,
  );
};

const battle = ({ battle: combat }: NemesisView, language: Language): readonly string[] => {
  if (!combat) return [];
  const { attacker, from, to, commands, hits } = combat;
  const defender = attacker === 'french' ? 'coalition' : 'french';
  const text = WORDS[language].battle(
    {
      side: names(language).side(attacker),
      from: placeName(from)[language],
      to: placeName(to)[language],
      mine: commands[attacker],
      theirs: commands[defender],
      hits: hits[attacker],
      losses: hits[defender],
    },
    undefined,
  );
  return [text];
};

/** 1813: Napoleon's Nemesis in a terminal. */
export const nemesisFace: Face<NemesisView> = {
  scene: ({ clock }) => `${clock.turn} ${clock.phase}`,
  header(view, language) {
    const { clock } = view;
    const { turns, calendar } = scenarioSeen(view);
    const period = calendar[clock.turn - 1]?.period[language] ?? '';
    const words = WORDS[language];
    const phase = names(language).phase(clock.phase);
    const where = words.where({ turn: clock.turn, turns, period, phase }, undefined);
    const next = words.next({ side: names(language).side(clock.next) }, undefined);
    return [
      clock.phase === 'over' ? where : `${where}; ${next}`,
      ...SIDES.map((side) => ledger(view, side, language)),
      ...battle(view, language),
    ];
  },
  map: mapLines,
  units: stackLines,
};
