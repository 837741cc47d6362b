import type { Form } from '@bivouac/kernel';
import { type ReactNode, useId } from 'react';
import { usePage } from '../context.tsx';

export type OptionValues = Readonly<Record<string, unknown>>;

/** What a game says of its options: `ui.options(language)`. */
export type OptionNames = Readonly<
  Record<string, { readonly name: string; readonly help: string; readonly values: Readonly<Record<string, string>> }>
>;

interface FieldProps {
  readonly name: string;
  readonly form: Form & { readonly standard?: unknown };
  readonly names: OptionNames;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const Control = ({ id, name, form, names, value, onChange }: FieldProps & { readonly id: string }): ReactNode => {
  switch (form.control) {
    case 'choice':
      return (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {form.values.map((each) => (
            <option key={each} value={each}>
              {names[name]?.values[each] ?? each}
            </option>
          ))}
        </select>
      );
    case 'number':
      return (
        <input
          id={id}
          type="number"
          min={form.min}
          max={form.max}
          value={Number(value)}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      );
    case 'flag':
      return (
        <input id={id} type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      );
    case 'text':
      return (
        <input
          id={id}
          type="text"
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'any':
    case 'list':
    case 'dict':
    case 'shape':
      return undefined;
  }
};

const Field = (props: FieldProps): ReactNode => {
  const { name, names, form } = props;
  const id = useId();
  const help = names[name]?.help ?? '';
  const label = <label htmlFor={id}>{names[name]?.name ?? name}</label>;
  const control = <Control id={id} {...props} />;
  return (
    <div className="bp-field">
      {form.control === 'flag' ? (
        <div className="bp-flag">
          {control}
          {label}
        </div>
      ) : (
        <>
          {label}
          {control}
        </>
      )}
      {help === '' ? undefined : <p className="bp-help">{help}</p>}
    </div>
  );
};

const SHOWN: readonly Form['control'][] = ['choice', 'number', 'flag', 'text'];

/** The options as they are when nobody has chosen. */
export const standardOptions = (form: Form): OptionValues =>
  form.control === 'shape'
    ? Object.fromEntries(
        Object.entries(form.fields).flatMap(([name, field]) =>
          field.standard === undefined ? [] : [[name, field.standard]],
        ),
      )
    : {};

interface OptionsFormProps {
  readonly form: Form;
  readonly names: OptionNames;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

/** A form made from what a game says of its options: the first is what is played, the others unfold. What a form cannot ask for stays as it is by standard. */
export const OptionsForm = ({ form, names, values, onChange }: OptionsFormProps): ReactNode => {
  const { words } = usePage();
  if (form.control !== 'shape') return undefined;
  const [first, ...others] = Object.entries(form.fields)
    .filter(([, field]) => SHOWN.includes(field.control))
    .map(([name, field]) => (
      <Field
        key={name}
        name={name}
        form={field}
        names={names}
        value={values[name]}
        onChange={(value) => onChange({ ...values, [name]: value })}
      />
    ));
  return (
    <>
      {first}
      {others.length > 0 ? (
        <details className="bp-more-options">
          <summary>{words('start.moreOptions')}</summary>
          {others}
        </details>
      ) : undefined}
    </>
  );
};
