import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';
import { Shell } from '../shell.tsx';

const PARAGRAPHS = ['what', 'offline', 'names', 'rules', 'art', 'data', 'code'] as const;

/** Whose games these are, and whose work. */
export const AboutPage = (): ReactNode => {
  const { words } = usePage();
  return (
    <Shell title={words('page.about')}>
      <article className="bp-text">
        <h1>{words('about.title')}</h1>
        {PARAGRAPHS.map((paragraph) => (
          <p key={paragraph}>{words(`about.${paragraph}`)}</p>
        ))}
      </article>
    </Shell>
  );
};
