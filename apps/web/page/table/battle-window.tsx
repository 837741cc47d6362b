import { type BattleSheet, BattleSheetView } from '@bivouac/board';
import { type ReactNode, useState } from 'react';
import { usePage } from '../context.tsx';

interface BattleWindowProps {
  readonly sheet: BattleSheet | undefined;
  readonly onRule: (rule: string) => void;
}

/** The battle sheet over the map. Put away, it leaves a button until the next battle. */
export const BattleWindow = ({ sheet, onRule }: BattleWindowProps): ReactNode => {
  const { words } = usePage();
  const [away, setAway] = useState<string>();
  if (!sheet) return undefined;
  const hasRolled = sheet.attack.die !== undefined || sheet.defence.die !== undefined;
  if (away === sheet.title)
    return (
      <button type="button" data-control className="bv-button bp-battle-button" onClick={() => setAway(undefined)}>
        {words('table.battle')}
      </button>
    );
  return (
    <div className="bp-battle" data-control>
      <button
        type="button"
        className="bv-close"
        aria-label={words('table.hideBattle')}
        title={words('table.hideBattle')}
        onClick={() => setAway(sheet.title)}
      >
        <span aria-hidden="true">×</span>
      </button>
      <BattleSheetView sheet={sheet} onRule={onRule} rolled={hasRolled} />
    </div>
  );
};
