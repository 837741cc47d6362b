import { accounts } from './accounts.ts';
import { bots } from './bots.ts';
import { chat } from './chat.ts';
import { invitations } from './invitations.ts';
import { lobby, vacations } from './lobby.ts';
import { notices } from './notices.ts';
import { matches, operation } from './operation.ts';

/** Every route of the server, by topic and by what it does. */
export const ROUTES = { accounts, lobby, vacations, invitations, bots, matches, chat, notices, operation } as const;
