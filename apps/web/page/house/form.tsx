import { SHORTEST_PASSWORD, type WireFault } from '@bivouac/wire';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId, useState } from 'react';
import { usePage } from '../context.tsx';
import { useHouse } from './house-context.tsx';
import { HouseFault, wireFaultFrom } from './house-fault.tsx';

export interface Doing<A extends readonly unknown[] = []> {
  readonly isBusy: boolean;
  readonly fault: WireFault | undefined;
  readonly run: (...given: A) => void;
}

/** Something that is sent to the server: once at a time, and what it says against it is shown. */
export const useDoing = <A extends readonly unknown[]>(act: (...given: A) => Promise<unknown>): Doing<A> => {
  const { ask } = useHouse();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<WireFault>();
  const run = async (...given: A): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      await act(...given);
    } catch (caught) {
      const told = wireFaultFrom(caught);
      setFault(told);
      if (told.name === 'notSignedIn' || told.name === 'accountGone') await ask();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, fault, run: (...given) => void run(...given) };
};

interface HouseFormProps {
  readonly doing: Doing;
  /** What the button says. */
  readonly act: string;
  readonly children?: ReactNode;
  /** Beside the button. */
  readonly beside?: ReactNode;
  /** Quieter where it is not what the page is for. */
  readonly quiet?: boolean;
  /** It is all that the page is for. */
  readonly big?: boolean;
}

/** Fields, what is wrong with them, and the button. */
export const HouseForm = ({ doing, act, children, beside, quiet = false, big = false }: HouseFormProps): ReactNode => (
  <form
    className="bp-form"
    onSubmit={(event) => {
      event.preventDefault();
      doing.run();
    }}
  >
    {children}
    {doing.fault ? <HouseFault fault={doing.fault} /> : undefined}
    <div className={big ? 'bp-buttons bp-form-end bp-form-big' : 'bp-buttons bp-form-end'}>
      <button
        type="submit"
        className={['bv-button', quiet ? '' : 'bv-button-main', big ? 'bp-big' : ''].join(' ')}
        disabled={doing.isBusy}
      >
        {act}
      </button>
      {beside}
    </div>
  </form>
);

interface FieldProps {
  readonly label: string;
  readonly help?: string;
  readonly type?: 'text' | 'email' | 'url' | 'date' | 'password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly isRequired?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: string;
}

export const Field = ({ label, help, type = 'text', onChange, isRequired = true, ...input }: FieldProps): ReactNode => {
  const id = useId();
  return (
    <div className="bp-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        required={isRequired}
        autoCapitalize="none"
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.target.value)}
        {...input}
      />
      {help === undefined ? undefined : (
        <p id={`${id}-help`} className="bp-help">
          {help}
        </p>
      )}
    </div>
  );
};

/** A password, which one may look at while one types it. */
export const PasswordField = (props: Omit<FieldProps, 'type'>): ReactNode => {
  const { words } = usePage();
  const [isShown, setShown] = useState(false);
  return (
    <div className="bp-password">
      <Field maxLength={128} {...props} type={isShown ? 'text' : 'password'} />
      <label className="bp-flag">
        <input type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
        {words('enter.showPassword')}
      </label>
    </div>
  );
};

/** A password that is chosen now. */
export const NewPasswordField = (props: Pick<FieldProps, 'value' | 'onChange'>): ReactNode => {
  const { words } = usePage();
  return (
    <PasswordField
      label={words('enter.newPassword')}
      help={words('enter.passwordHelp')}
      autoComplete="new-password"
      minLength={SHORTEST_PASSWORD}
      {...props}
    />
  );
};

interface ActionProps {
  readonly act: string;
  /** The whole of it, to who cannot see whose row it is in. */
  readonly label?: string;
  readonly onDo: () => Promise<unknown>;
  readonly isMain?: boolean;
}

/** One button that asks the server for something. */
export const Action = ({ act, label, onDo, isMain = false }: ActionProps): ReactNode => {
  const doing = useDoing(onDo);
  return (
    <>
      <button
        type="button"
        className={isMain ? 'bv-button bv-button-main' : 'bv-button'}
        aria-label={label}
        disabled={doing.isBusy}
        onClick={() => doing.run()}
      >
        {act}
      </button>
      {doing.fault ? <HouseFault fault={doing.fault} /> : undefined}
    </>
  );
};
