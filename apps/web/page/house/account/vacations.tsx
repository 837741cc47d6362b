import type { VacationSeen } from '@bivouac/wire';
import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import { Action, Field, HouseForm, useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { HouseFault } from '../house-fault.tsx';
import { useAsked } from '../use-asked.ts';
import { beginningOf, dayOf, dayWords } from './days.ts';

interface Told {
  readonly vacations: readonly VacationSeen[];
}
/** With the time at which it was told: what has begun by then is told apart. */
const asOfNow = (told: Told): Told & { readonly now: number } => ({ ...told, now: Date.now() });

const Announce = ({ onTold }: { readonly onTold: (told: Told) => void }): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const [today] = useState(() => dayOf(Date.now()));
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState('');
  const doing = useDoing(async () => {
    // Today has begun: what is left of it counts from now on.
    const begins = from === today ? {} : { begins: beginningOf(from) };
    onTold(await house.vacations.announce({ ...begins, ends: beginningOf(to, 1) }));
    setTo('');
  });
  return (
    <HouseForm doing={doing} act={words('vacation.announce')} quiet>
      <div className="bp-pair">
        <Field label={words('vacation.from')} type="date" min={today} value={from} onChange={setFrom} />
        <Field label={words('vacation.to')} type="date" min={from} value={to} onChange={setTo} />
      </div>
    </HouseForm>
  );
};

/** Days on which one does not play. */
export const Vacations = (): ReactNode => {
  const { words, language } = usePage();
  const { house } = useHouse();
  const { value, fault, put } = useAsked(async () => asOfNow(await house.vacations.list()), 'vacations');
  const { vacations = [], now = 0 } = value ?? {};
  const ahead = vacations.filter(({ ends }) => ends > now);
  return (
    <section className="bp-card" aria-labelledby="vacation">
      <h2 id="vacation">{words('vacation.title')}</h2>
      <p>{words('vacation.words')}</p>
      {fault ? <HouseFault fault={fault} /> : undefined}
      <ul className="bp-rows">
        {ahead.map(({ begins, ends }) => {
          const to = dayWords(ends - 1, language);
          const isNow = begins <= now;
          return (
            <li key={begins}>
              <span>
                {isNow
                  ? words('vacation.now', { to })
                  : words('vacation.span', { from: dayWords(begins, language), to })}
              </span>
              <Action
                act={words(isNow ? 'vacation.end' : 'vacation.drop')}
                onDo={async () => put(asOfNow(await house.vacations.end({ begins })))}
              />
            </li>
          );
        })}
      </ul>
      <Announce onTold={(told) => put(asOfNow(told))} />
    </section>
  );
};
