import type { Script } from '@bivouac/kernel';
import { links, nationOfLeader, reserveId } from '../catalogue/catalogue.ts';
import type { DuchyId, LeaderId } from '../catalogue/ids.ts';
import { attempt } from '../rules/10-interception/10.1-interception.ts';
import { formationsIn, slipsAway } from '../rules/10-interception/10.2-evasion.ts';
import { mayEnter } from '../rules/9-movement/9.3-entrance.ts';
import {
  areAllied,
  atWar,
  changeLeader,
  leadersOfIn,
  type NapoleonicWars,
  nationsIn,
  nationsOf,
} from '../state/state.ts';
import { say } from '../text/speech.ts';
import type { EventAnswer } from '../text/6.1-event-choices.ts';
import type { By, CardRules, Happening, HappeningAt } from './card.ts';
import { pick } from './choosing.ts';
import { plainWords } from './plain-words.ts';

type Deed = Extract<EventAnswer, { readonly kind: 'eventLeader' | 'eventDuchy' }>;
type Entered = HappeningAt<'formationEntered'>;
const { must, wording } = plainWords({
  'hussars.far': {
    en: 'No Austrian Army could intercept or evade the enemy Formation that has just entered.',
    fr: 'Aucune armée autrichienne ne pourrait intercepter ni esquiver la formation ennemie qui vient d’entrer.',
  },
});
const HUSSARS = reserveId('hussars_and_grenzers');
const HELP = { bonus: 2, easyGround: true };

/** Armies next to the Duchy that could go there; a failure marks nobody for this event. */
const interceptors = (g: NapoleonicWars, { duchy, intrusion, nations }: Entered): readonly LeaderId[] => {
  const wasThere = nationsIn(intrusion.before, duchy).some((there) =>
    nations.some((nation) => areAllied(intrusion.before, nation, there)),
  );
  return wasThere
    ? []
    : links(duchy)
        .flatMap(({ to }) => leadersOfIn(g, 'austria', to).map((leader) => ({ leader, from: to })))
        .filter(({ from }) => mayEnter(g, { verb: 'intercept', nations: ['austria'], from, to: duchy }) === undefined)
        .map(({ leader }) => leader);
};
/** Where the Austrian Army in the Duchy could slip away to. */
const refuges = (g: NapoleonicWars, { duchy, intrusion }: Entered): readonly DuchyId[] =>
  leadersOfIn(g, 'austria', duchy).length === 0
    ? []
    : links(duchy)
        .map(({ to }) => to)
        .filter((to) => {
          const enemyFrom = intrusion.from === null ? [] : [intrusion.from];
          return mayEnter(g, { verb: 'evade', nations: ['austria'], from: duchy, to, enemyFrom }) === undefined;
        });
const deeds = (g: NapoleonicWars, now: Happening): readonly Deed[] => {
  if (now.moment !== 'formationEntered' || (now.by !== 'march' && now.by !== 'sea')) return [];
  if (!now.nations.some((nation) => atWar(g, nation, 'austria'))) return [];
  return [
    ...interceptors(g, now).map((leader): Deed => ({ kind: 'eventLeader', leader })),
    ...refuges(g, now).map((duchy): Deed => ({ kind: 'eventDuchy', duchy })),
  ];
};

/** One attempt with +2 and on easy ground, whatever events forbid it; an Armistice alone does. */
function* rides(g: NapoleonicWars, { seat }: By, now: Entered): Script {
  const prompt = say('event.what', { card: HUSSARS });
  const deed = yield* pick<Deed>(seat, { rule: '6.14', prompt, among: deeds(g, now) });
  if (deed.kind === 'eventLeader') {
    changeLeader(g, deed.leader, { marked: false });
    const joined = yield* attempt(g, deed.leader, now.intrusion, HELP);
    if (joined) now.joined.push(joined);
    return;
  }
  const army = formationsIn(g, now.duchy, ['austria']).find(
    ({ commander }) => commander !== null && nationOfLeader(commander) === 'austria',
  );
  if (army && nationsOf(army).length > 0) yield* slipsAway(g, army, now.intrusion, deed.duchy, HELP);
}

/** Hussars and Grenzers (Austria): an Austrian Army intercepts or evades at +2 and on easy ground, even what nobody may intercept. */
export const hussarsAndGrenzers: CardRules = {
  id: HUSSARS,
  wording,
  says: {
    en: 'Response when an enemy Formation has entered a Duchy: an Austrian Army next to it intercepts, or one in it evades, with +2 and without −1 for the ground, even against events that forbid it, an Armistice excepted.',
    fr: 'Réaction quand une formation ennemie est entrée dans un duché : une armée autrichienne voisine intercepte, ou celle qui s’y trouve esquive, avec +2 et sans −1 pour le terrain, même contre les événements qui l’interdisent, sauf un armistice.',
  },
  mightAnswer: (g, now) => deeds(g, now).length > 0,
  plays: [
    {
      when: 'formationEntered',
      may: (g, _by, now) => must('6.14', deeds(g, now).length > 0, 'hussars.far'),
      play: rides,
    },
  ],
};
