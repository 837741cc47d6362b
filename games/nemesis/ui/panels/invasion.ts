import type { Fact } from '@bivouac/board/parts/facts.tsx';
import type { Side } from '../../catalogue/ids.ts';
import { linkOf, rulesOf1812 } from '../../rules/17-linked-campaigns/17.1-rules-of-1812.ts';
import { internedIn } from '../../rules/17-linked-campaigns/17.3-interned.ts';
import type { Invasion } from '../../state/state-1812.ts';
import { occupies } from '../../state/stack.ts';
import { type Nemesis, SIDES } from '../../state/state.ts';
import type { Speak } from '../text/words.ts';

/** 17.2 How near the war is to an early end. */
const endings = (g: Nemesis, { conquered }: Invasion, words: Speak): readonly Fact[] => {
  const rules = rulesOf1812(g)?.endings;
  if (!rules || g.clock.turn > rules.throughTurn) return [];
  const heldBy = (side: Side, hexes: typeof rules.others) => hexes.filter((hex) => occupies(g, side, hex));
  return [
    {
      id: 'conquest',
      words: words('invasion.conquest'),
      value: words('invasion.conquestIs', {
        conquered,
        through: rules.throughTurn,
        capitals: heldBy('french', rules.capitals),
        others: heldBy('french', rules.others).length,
        of: rules.others.length,
      }),
      rule: '17.2',
    },
    {
      id: 'warsaw',
      words: words('invasion.warsaw'),
      value: words('invasion.warsawIs', {
        through: rules.throughTurn,
        cities: heldBy('coalition', [rules.warsaw, ...rules.flanks]),
      }),
      rule: '17.2c',
    },
  ];
};

/** 17.9c Where Napoleon is, and what it costs. */
const emperor = (g: Nemesis, { napoleon }: Invasion, words: Speak): readonly Fact[] =>
  linkOf(g)
    ? [
        {
          id: 'napoleon',
          words: words('invasion.napoleon'),
          value: words('invasion.napoleonIs', { napoleon }),
          rule: '17.9',
        },
      ]
    : [];

/** 17.3 Austria and Prussia before they fight for the Coalition. */
const allies = (g: Nemesis, { austriaAllied, prussia }: Invasion, words: Speak): readonly Fact[] => {
  const { units, commanders } = internedIn(g);
  const interned = units.length + commanders.length;
  return [
    ...(austriaAllied
      ? [{ id: 'ally', words: words('politics.austria'), value: words('invasion.austriaAllied'), rule: '17.3' }]
      : []),
    ...(interned > 0
      ? [
          {
            id: 'interned',
            words: words('invasion.interned'),
            value: words('invasion.internedAre', { counters: interned }),
            rule: '17.3',
          },
        ]
      : []),
    {
      id: 'prussiaIs',
      words: words('politics.prussia'),
      value: words('invasion.prussiaIs', { prussia }),
      rule: '17.3',
    },
  ];
};

/** 17.4 By which sources each side lives, and what may change it. */
const options = ({ sources, forced, year, russiansOnly }: Invasion, words: Speak): readonly Fact[] => {
  if (year === 1812) return [];
  return [
    ...SIDES.map((side) => ({
      id: `sources ${side}`,
      words: words('invasion.sources', { side }),
      value: words('invasion.sourcesAre', { side, option: sources[side], forced: forced.includes(side) }),
      rule: '17.4',
    })),
    ...(russiansOnly
      ? [{ id: 'exception', words: words('invasion.exception'), value: words('invasion.exceptionIs'), rule: '17.4' }]
      : []),
  ];
};

/** 17 What a war has on its mind that begins in Russia. */
export const invasionFacts = (g: Nemesis, words: Speak): readonly Fact[] => {
  const { invasion } = g.politics;
  if (!invasion) return [];
  return [
    ...endings(g, invasion, words),
    ...emperor(g, invasion, words),
    ...allies(g, invasion, words),
    ...options(invasion, words),
  ];
};
