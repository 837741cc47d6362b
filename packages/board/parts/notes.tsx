import { type ReactNode, useId } from 'react';
import { useWords } from '../language.tsx';

export interface NotesProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Private notes. */
export const Notes = ({ value, onChange }: NotesProps): ReactNode => {
  const words = useWords();
  const field = useId();
  return (
    <section className="bv-notes">
      <label htmlFor={field}>{words('notes.title')}</label>
      <textarea
        id={field}
        rows={8}
        value={value}
        placeholder={words('notes.placeholder')}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="bv-quiet">{words('notes.kept')}</p>
    </section>
  );
};
