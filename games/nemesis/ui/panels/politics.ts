import type { Fact } from '@bivouac/board/parts/facts.tsx';
import type { Language } from '@bivouac/kernel';
import { isTense } from '../../rules/16-advanced-rules/16.6-tension.ts';
import { isTooLateForTruce } from '../../rules/14-campaign-of-1813/14.15-turns.ts';
import type { Campaign } from '../../scenario/scenario.ts';
import { occupies } from '../../state/stack.ts';
import { campaignOf, isWinter, type Nemesis, scenarioOf } from '../../state/state.ts';
import type { NemesisView } from '../../secrecy/view.ts';
import { stateOf } from '../seen.ts';
import { invasionFacts } from './invasion.ts';
import { type Speak, wordsIn } from '../text/words.ts';

/** 1.1 Winter or not, and until when. */
const season = (g: Nemesis, words: Speak): Fact => {
  const { calendar } = scenarioOf(g);
  const winter = isWinter(g);
  const next = calendar.find((each) => each.turn > g.clock.turn && each.winter !== winter);
  return {
    id: 'season',
    words: words('status.season'),
    value: words('politics.season', { winter, until: next?.turn ?? 0 }),
    rule: '1.1',
  };
};

/** 14.9 Whose the Confederation is, what it will be, and what would move it. */
const confederation = (g: Nemesis, { confederation: league }: Campaign, words: Speak): readonly Fact[] => {
  const { confederation: now, confederationDue: due } = g.politics;
  const taken = league.cities.filter((hex) => occupies(g, 'coalition', hex));
  return [
    {
      id: 'confederation',
      words: words('politics.confederation'),
      value: words('politics.confederationIs', { now, due }),
      rule: '14.9',
    },
    ...(now === 'coalition'
      ? []
      : [
          {
            id: 'shaken',
            words: words('politics.shaken'),
            value: words('politics.shakenBy', {
              cities: taken,
              of: league.cities.length,
              hamburg: occupies(g, 'coalition', league.together),
            }),
            rule: '14.9b',
          },
        ]),
  ];
};

/** 14.15, 14.16, 16.5 The truce, and what Austria makes of it. */
const truce = (g: Nemesis, { armistice: terms }: Campaign): 'agreed' | 'now' | 'toCome' | 'tooLate' => {
  if (g.politics.armistice !== null) return 'agreed';
  if (isTooLateForTruce(g, g.clock.turn)) return 'tooLate';
  return terms.rollTurns.includes(g.clock.turn) ? 'now' : 'toCome';
};

const armistice = (g: Nemesis, campaign: Campaign, words: Speak): readonly Fact[] => {
  const { armistice: turn, truceRefused, austria, bargain } = g.politics;
  const { rollTurns } = campaign.armistice;
  const state = truce(g, campaign);
  return [
    {
      id: 'armistice',
      words: words('politics.armistice'),
      value: words('politics.armisticeIs', {
        state,
        turn: turn ?? 0,
        first: rollTurns[0] ?? 0,
        last: rollTurns.at(-1) ?? 0,
        refused: truceRefused,
      }),
      rule: '14.15',
    },
    {
      id: 'austria',
      words: words('politics.austria'),
      value: words('politics.austriaIs', {
        standing:
          austria === 'coalition' ? 'coalition' : bargain ? 'bought' : state === 'tooLate' ? 'forGood' : 'waits',
      }),
      rule: bargain ? '16.5' : '14.16',
    },
  ];
};

/** 14.14 Hamburg: who may go there, and what it has brought. */
const hamburg = (g: Nemesis, { hamburg: city }: Campaign, words: Speak): Fact => ({
  id: 'hamburg',
  words: words('politics.hamburg'),
  value: words('politics.hamburgIs', {
    points: g.politics.hamburgPoints,
    of: city.mostPoints,
    from: city.pointsFromTurn,
    closed: g.clock.turn <= city.closedThroughTurn,
    over: g.politics.armistice !== null,
  }),
  rule: '14.14',
  place: city.hex,
});

const saxony = (g: Nemesis, { torgau }: Campaign, words: Speak): Fact => ({
  id: 'saxony',
  words: words('politics.saxony'),
  value: words('politics.saxonyIs', { joined: g.politics.confederation === 'coalition' }),
  rule: '14.10',
  place: torgau.hex,
});

/** 14.6, 14.11, 9.2, 16.6 What holds for a while. */
const passing = (g: Nemesis, campaign: Campaign, words: Speak): readonly Fact[] => {
  const { contingentsLost, armistice: turn } = g.politics;
  return [
    ...(g.clock.turn <= campaign.prussiaWaitsThroughTurn
      ? [{ id: 'prussia', words: words('politics.prussia'), value: words('politics.prussiaWaits'), rule: '14.6' }]
      : []),
    ...(turn === null && campaign.frozen
      ? [
          {
            id: 'krakow',
            words: words('politics.krakow'),
            value: words('politics.krakowWaits'),
            rule: '14.11',
            place: campaign.frozen.french.hex,
          },
        ]
      : []),
    ...(contingentsLost.now + contingentsLost.before > 0
      ? [
          {
            id: 'lost',
            words: words('politics.lost'),
            value: words('politics.lostUnits', contingentsLost),
            rule: '9.2',
          },
        ]
      : []),
    ...(g.agreed.tension
      ? [
          {
            id: 'tension',
            words: words('politics.tension'),
            value: words('politics.tensionIs', { tense: isTense(g) }),
            rule: '16.6',
          },
        ]
      : []),
  ];
};

/** How the powers stand to each other, and what may change it. */
export const politics = (view: NemesisView, language: Language): readonly Fact[] => {
  const g = stateOf(view);
  const campaign = campaignOf(g);
  const words = wordsIn(language);
  if (!campaign) return g.politics.invasion ? [season(g, words), ...invasionFacts(g, words)] : [];
  return [
    season(g, words),
    ...invasionFacts(g, words),
    ...armistice(g, campaign, words),
    ...confederation(g, campaign, words),
    saxony(g, campaign, words),
    hamburg(g, campaign, words),
    ...passing(g, campaign, words),
  ];
};
