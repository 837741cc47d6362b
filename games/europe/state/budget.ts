import type { BudgetAnswer } from '../answers/7-interphase.ts';
import type { NationId } from '../catalogue/ids.ts';

/** 7.3.2 A line of the budget that was entered, and what was paid for it. */
export interface Entry {
  readonly line: BudgetAnswer;
  readonly halves: number;
}

/** 7.3 The budget of one power while it is drawn up. */
export interface Budget {
  readonly power: NationId;
  /** Counted in halves, so that all sums are whole numbers. */
  readonly halves: number;
  /** 51F Halves that pay for steps of infantry alone. */
  readonly levy: number;
  /** Aid received so far, in whole points (7.3.1). */
  readonly received: number;
  readonly fleetsBuilt: number;
  /** Steps and pieces already put straight into each army (7.3.4). */
  readonly intoArmies: readonly { readonly army: string; readonly steps: number; readonly depots: number }[];
  /** 7.3.6 Depots withdrawn in this budget: they are not built again before the next. */
  readonly depotsWithdrawn?: number;
  readonly britishGift: 'open' | 'taken';
  /** 7.3.2 Britain has bought her one additional card. */
  readonly cardBought?: boolean;
  /** In the order of their entry. */
  readonly entered?: readonly Entry[];
}
