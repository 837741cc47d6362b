import type { OptionsPlan, OptionWords } from '@bivouac/board';
import type { Form } from '@bivouac/kernel';
import { type ReactNode, useId } from 'react';
import { usePage } from '../context.tsx';

export type OptionValues = Readonly<Record<string, unknown>>;

/** What a game says of its options: `ui.options(language)`. */
export type OptionNames = Readonly<Record<string, OptionWords>>;

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
  const { help = '', more } = names[name] ?? {};
  const label = <label htmlFor={id}>{names[name]?.name ?? name}</label>;
  const control = <Control id={id} {...props} />;
  return (
    <div className="bp-field" title={more}>
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

/** What of the options is asked for with these values: the first is what is played, the others stand under headings. */
const groupsOf = (form: Form, plan: OptionsPlan | undefined): OptionsPlan['groups'] => {
  if (form.control !== 'shape') return [];
  const [, ...others] = Object.keys(form.fields);
  return plan?.groups ?? [{ id: 'all', name: '', options: others }];
};

/** Options that mean nothing beside the others are not sent. */
export const meantOptions = (form: Form, plan: OptionsPlan | undefined, values: OptionValues): OptionValues => {
  if (form.control !== 'shape') return values;
  const [first] = Object.keys(form.fields);
  const asked = groupsOf(form, plan).flatMap(({ options }) => options);
  return Object.fromEntries(Object.entries(values).filter(([name]) => name === first || asked.includes(name)));
};

interface PresetsProps {
  readonly presets: OptionsPlan['presets'];
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

/** Sets of options at one click; the one that is chosen says what it is. */
const Presets = ({ presets, values, onChange }: PresetsProps): ReactNode => {
  const { words } = usePage();
  const name = useId();
  const chosen = presets.find((preset) => Object.entries(preset.values).every(([key, value]) => values[key] === value));
  return (
    <fieldset className="bp-presets">
      <legend>{words('start.presets')}</legend>
      <div className="bp-preset-row">
        {presets.map((preset) => (
          <label key={preset.id}>
            <input
              type="radio"
              name={name}
              checked={preset === chosen}
              onChange={() => onChange({ ...values, ...preset.values })}
            />
            <span>{preset.name}</span>
          </label>
        ))}
      </div>
      <p className="bp-help" role="status">
        {chosen?.help ?? words('start.ownChoice')}
      </p>
    </fieldset>
  );
};

interface OptionsFormProps {
  readonly form: Form;
  readonly names: OptionNames;
  readonly plan: OptionsPlan | undefined;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

/** A form made from what a game says of its options: what is played, sets of rules, and the single rules, which unfold. What a form cannot ask for stays as it is by standard. */
export const OptionsForm = ({ form, names, plan, values, onChange }: OptionsFormProps): ReactNode => {
  const { words } = usePage();
  if (form.control !== 'shape') return undefined;
  const { fields } = form;
  const fieldOf = (name: string): ReactNode => {
    const field = fields[name];
    return field && SHOWN.includes(field.control) ? (
      <Field
        key={name}
        name={name}
        form={field}
        names={names}
        value={values[name]}
        onChange={(value) => onChange({ ...values, [name]: value })}
      />
    ) : undefined;
  };
  const [first = ''] = Object.keys(fields);
  const groups = groupsOf(form, plan);
  return (
    <>
      {fieldOf(first)}
      {plan && plan.presets.length > 0 ? (
        <Presets presets={plan.presets} values={values} onChange={onChange} />
      ) : undefined}
      {groups.length > 0 ? (
        <details className="bp-more-options">
          <summary>{words(plan && plan.presets.length > 0 ? 'start.ruleByRule' : 'start.moreOptions')}</summary>
          {groups.map(({ id, name, options }) => (
            <fieldset key={id} className="bp-option-group">
              {name === '' ? undefined : <legend>{name}</legend>}
              <div className="bp-option-grid">{options.map(fieldOf)}</div>
            </fieldset>
          ))}
        </details>
      ) : undefined}
    </>
  );
};
