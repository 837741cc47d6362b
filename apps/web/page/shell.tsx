import { type ReactNode, useEffect, useState } from 'react';
import { usePage } from './context.tsx';
import { Bell } from './house/notices/bell.tsx';
import { useHouse } from './house/house-context.tsx';
import { meOf } from './house/standing.ts';
import { hashOf, type Route, routeOf, useHash } from './route.ts';
import { SettingsDialog } from './settings-dialog.tsx';

/** The title of the window follows the page. */
export const useTitle = (page: string): void => {
  const { words } = usePage();
  useEffect(() => {
    document.title = words('page.title', { page });
  }, [words, page]);
};

interface ShellProps {
  readonly title: string;
  readonly children: ReactNode;
}

const LINKS: readonly {
  readonly to: Route;
  readonly words: 'page.home' | 'house.online' | 'page.rules' | 'page.about';
}[] = [
  { to: { page: 'start' }, words: 'page.home' },
  { to: { page: 'online' }, words: 'house.online' },
  { to: { page: 'rules' }, words: 'page.rules' },
  { to: { page: 'about' }, words: 'page.about' },
];

export const LanguageButton = ({ className }: { readonly className: string }): ReactNode => {
  const { words, settings, setSettings, language } = usePage();
  const other = language === 'en' ? 'fr' : 'en';
  return (
    <button
      type="button"
      className={className}
      lang={other}
      onClick={() => setSettings({ ...settings, language: other })}
    >
      {words('page.otherLanguage')}
    </button>
  );
};

/** Who is signed in, with their bell; nobody is asked to be. */
const WhoIsHere = (): ReactNode => {
  const { words } = usePage();
  const { standing } = useHouse();
  const me = meOf(standing);
  if (!me)
    return (
      <a className="bp-head-button" href={hashOf({ page: 'sign-in' })}>
        {words('house.signIn')}
      </a>
    );
  return (
    <>
      <Bell />
      <a
        className="bp-head-button bp-who"
        href={hashOf({ page: 'account' })}
        aria-label={words('house.account', { name: me.name })}
      >
        {me.kind === 'guest' ? words('house.guest', { name: me.name }) : me.name}
      </a>
    </>
  );
};

/** The frame of every page but the table. */
export const Shell = ({ title, children }: ShellProps): ReactNode => {
  const { words } = usePage();
  const [isSetting, setSetting] = useState(false);
  const page = routeOf(useHash()).page;
  useTitle(title);
  return (
    <div className="bp-page">
      <a className="bp-skip" href="#content" onClick={(event) => skipTo(event)}>
        {words('page.skip')}
      </a>
      <header className="bp-head">
        <a className="bp-brand" href={hashOf({ page: 'start' })}>
          Bivouac
        </a>
        <nav aria-label={words('page.menu')}>
          {LINKS.map((link) => (
            <a key={link.words} href={hashOf(link.to)} aria-current={link.to.page === page ? 'page' : undefined}>
              {words(link.words)}
            </a>
          ))}
        </nav>
        <WhoIsHere />
        <button type="button" className="bp-head-button" onClick={() => setSetting(true)}>
          {words('page.settings')}
        </button>
        <LanguageButton className="bp-head-button" />
      </header>
      <main id="content" className="bp-content" tabIndex={-1}>
        {children}
      </main>
      {isSetting ? <SettingsDialog onClose={() => setSetting(false)} /> : undefined}
    </div>
  );
};

/** The address keeps its own hash: it says which page this is. */
const skipTo = (event: { preventDefault(): void }): void => {
  event.preventDefault();
  document.querySelector<HTMLElement>('#content')?.focus();
};

export const LostPage = (): ReactNode => {
  const { words } = usePage();
  return (
    <Shell title={words('page.lost')}>
      <h1>{words('page.lost')}</h1>
      <p>
        <a href={hashOf({ page: 'start' })}>{words('page.back')}</a>
      </p>
    </Shell>
  );
};
