import type { Attempts } from '../accounts/attempts.ts';
import type { Feature } from '../http/context.ts';
import { serveLines } from './lines.ts';
import { serveMutes } from './mutes.ts';
import { serveOperator } from './operator.ts';
import { serveReports } from './reports.ts';

export interface ChatSettings {
  readonly attempts: Attempts;
  readonly operatorToken: string | undefined;
}

/** What is said at the tables. It is said over the live connection; here it is read again, muted and reported. */
export const chat =
  ({ attempts, operatorToken }: ChatSettings): Feature =>
  (app, context) => {
    serveLines(app, context);
    serveMutes(app, context);
    serveReports(app, context, attempts);
    serveOperator(app, context, { token: operatorToken, attempts });
  };
