import type { TableMoment } from '../rooms/hall.ts';
import { accounts } from '../accounts/accounts.ts';
import { operating } from '../accounts/operating.ts';
import type { Attempts } from '../accounts/attempts.ts';
import { type Cost, DEAR, passwordsAt } from '../accounts/passwords.ts';
import type { Post } from '../accounts/postman.ts';
import { makeDoor } from '../accounts/sessions.ts';
import { type MailSettings, postBySettings } from '../accounts/smtp.ts';
import { sweeping } from '../accounts/sweeping.ts';
import { bots } from '../bots/bots.ts';
import { chat } from '../chat/chat.ts';
import { wellSaid } from '../chat/manners.ts';
import { operatorToken } from '../chat/operator.ts';
import type { Context, Feature } from '../http/context.ts';
import type { Identify } from '../http/identity.ts';
import { Bell } from '../notify/bell.ts';
import { openReach, type Reach } from '../notify/courier.ts';
import type { Errands } from '../notify/errands.ts';
import { Herald } from '../notify/herald.ts';
import { notify } from '../notify/notify.ts';
import type { Match } from '../storage/matches.ts';
import type { Store } from '../storage/store.ts';
import { lobby } from './lobby.ts';

const TICK_MS = 15_000;

/** What the operator sets, by the names of the variables. */
export interface OperatorSettings extends MailSettings {
  readonly OPERATOR_TOKEN?: string | undefined;
}

export interface PeopleOptions {
  /** Where the world finds the server. Letters need it, and with https the cookies are for https alone. */
  readonly publicOrigin?: string;
  readonly settings?: OperatorSettings;
  readonly attempts?: Attempts;
  readonly errands?: Errands;
  readonly reach?: Reach;
  readonly post?: Post;
  /** What a password costs to check. */
  readonly cost?: Cost;
}

/** Everything about people: to be given to `startServer`. */
export interface People {
  readonly identify: Identify;
  readonly features: readonly Feature[];
  /** To be called when something has happened at a table: then players are told. */
  readonly onStep: (match: Match, moment: TableMoment) => void;
  /** To be asked before words are said: it returns them as they are kept, or says no. */
  readonly onChat: (said: Parameters<typeof wellSaid>[1]) => Promise<string>;
  /** Brings what is due; the server does so by itself every quarter of a minute. */
  readonly tick: () => Promise<void>;
}

export const people = (options: PeopleOptions = {}): People => {
  let known: Context | undefined;
  const store = (): Store => {
    if (!known) throw new Error('people came before the store was open');
    return known.store;
  };
  const attempts: Attempts = options.attempts ?? {
    take: (...given) => store().attempts.take(...given),
    forget: (key) => store().attempts.forget(key),
  };
  const errands: Errands = options.errands ?? {
    add: (...given) => store().errands.add(...given),
    take: (...given) => store().errands.take(...given),
    finish: (id) => store().errands.finish(id),
    later: (...given) => store().errands.later(...given),
  };
  const { publicOrigin: origin, settings = {} } = options;
  const { reach = openReach, post = postBySettings(settings, origin), cost = DEAR } = options;
  const door = makeDoor(origin?.startsWith('https:') ?? false);
  const token = operatorToken(settings.OPERATOR_TOKEN);
  const programs = bots();
  const bell = new Bell();
  const herald = new Herald({ errands, attempts, bell, reach, post, origin });
  return {
    identify: door.identify,
    features: [
      (_app, context) => void (known = context),
      door.feature,
      sweeping,
      accounts({ door, attempts, passwords: passwordsAt(cost), post, keys: programs.keys }),
      lobby({ door, attempts, tell: herald }),
      programs.feature,
      chat({ attempts, operatorToken: token }),
      operating({ door, attempts, keys: programs.keys, token }),
      notify({ herald, bell, reach, tickMs: TICK_MS }),
    ],
    onStep: (match, moment) => herald.stepped(match, moment),
    onChat: (said) => wellSaid(attempts, said),
    tick: () => herald.tick(),
  };
};
