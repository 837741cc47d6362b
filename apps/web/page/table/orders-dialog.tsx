import { Dialog, RichTextView } from '@bivouac/board';
import { ASK_ME, type AskMe, type Orders } from '@bivouac/kernel';
import { type ReactNode, useId, useState } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import type { Standing } from './sitting.ts';

interface AskMeFieldProps {
  readonly name: ReactNode;
  /** Nothing: as for all moments. */
  readonly value: AskMe | undefined;
  readonly onChange: (value: AskMe | undefined) => void;
  readonly mayBeUsual: boolean;
}

const AskMeField = ({ name, value, onChange, mayBeUsual }: AskMeFieldProps): ReactNode => {
  const { words } = usePage();
  const id = useId();
  return (
    <p className="bv-setting">
      <label htmlFor={id}>{name}</label>{' '}
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(ASK_ME.find((each) => each === target.value))}
      >
        {mayBeUsual ? <option value="">{words('orders.asUsual')}</option> : undefined}
        {ASK_ME.map((each) => (
          <option key={each} value={each}>
            {words(`orders.${each}`)}
          </option>
        ))}
      </select>
    </p>
  );
};

/** The orders with another order for one moment, or with none of its own. */
export const withMoment = (orders: Orders, moment: string, ask: AskMe | undefined): Orders => {
  const { [moment]: _before, ...others } = orders.moments;
  return { ...orders, moments: ask === undefined ? others : { ...others, [moment]: ask } };
};

interface OrdersDialogProps {
  readonly game: PageGame;
  readonly standing: Standing;
  readonly isShared: boolean;
  readonly onClose: () => void;
}

/** What the seat lets the table do for it. */
export const OrdersDialog = ({ game, standing, isShared, onClose }: OrdersDialogProps): ReactNode => {
  const { words, language } = usePage();
  const { moments } = standing;
  // What was chosen last: a second change must not wait for the table to have heard of the first, nor undo it.
  const [orders, setOrders] = useState(standing.orders);
  const [unheard, setUnheard] = useState(0);
  const order = (chosen: Orders): void => {
    setOrders(chosen);
    setUnheard((before) => before + 1);
    void standing.order(chosen).finally(() => setUnheard((before) => before - 1));
  };
  const flag = (name: string, isSet: boolean, set: (value: boolean) => Orders): ReactNode => (
    <label className="bv-setting bv-setting-flag">
      <input type="checkbox" checked={isSet} onChange={({ target }) => order(set(target.checked))} />
      <span>{name}</span>
    </label>
  );
  return (
    <Dialog title={words('orders.title')} onClose={onClose}>
      <div className="bv-settings" aria-busy={unheard > 0}>
        <p>
          {words('orders.secret')} {isShared ? words('orders.shared') : undefined}
        </p>
        {flag(words('orders.forced'), orders.forced, (forced) => ({ ...orders, forced }))}
        {flag(words('orders.rests'), orders.rests, (rests) => ({ ...orders, rests }))}
        <AskMeField
          name={words('orders.windows')}
          value={orders.windows}
          mayBeUsual={false}
          onChange={(windows = 'always') => order({ ...orders, windows })}
        />
        {Object.entries(moments).map(([moment, name]) => (
          <AskMeField
            key={moment}
            name={<RichTextView text={game.ui.rich(language, name)} />}
            value={orders.moments[moment]}
            mayBeUsual
            onChange={(ask) => order(withMoment(orders, moment, ask))}
          />
        ))}
      </div>
    </Dialog>
  );
};
