import type { ReactNode } from 'react';
import { Waiting } from '../table/no-table.tsx';

/** A match on the server, as the one who looks may know it: at his seat, or from beside the table. */
export const OnlineTablePage = ({ matchId: _match }: { readonly matchId: string }): ReactNode => <Waiting />;
