import { describe } from 'vitest';
import { crashContract } from './crash-contract.ts';
import { errandContract } from './errand-contract.ts';
import type { Kind } from './ground.ts';
import { listContract } from './list-contract.ts';
import { logContract } from './log-contract.ts';
import { matchContract } from './match-contract.ts';
import { migrationContract } from './migration-contract.ts';
import { noticeContract } from './notice-contract.ts';
import { offerContract } from './offer-contract.ts';
import { peopleContract } from './people-contract.ts';
import { raceContract } from './race-contract.ts';
import { removalContract } from './removal-contract.ts';
import { talkContract } from './talk-contract.ts';
import { toldContract } from './told-contract.ts';
import { undoContract } from './undo-contract.ts';

/** What every store promises. */
export function storeContract(kind: Kind): void {
  describe(`${kind.name} keeps the contract of the store`, () => {
    migrationContract(kind);
    peopleContract(kind);
    matchContract(kind);
    listContract(kind);
    logContract(kind);
    undoContract(kind);
    toldContract(kind);
    offerContract(kind);
    raceContract(kind);
    crashContract(kind);
    talkContract(kind);
    noticeContract(kind);
    removalContract(kind);
    errandContract(kind);
  });
}
