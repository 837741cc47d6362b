import { LanguageContext, SymbolsContext, usePalette } from '@bivouac/board';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { speakPage } from '../text/speak.ts';
import type { Keeping, Notice } from '../worker/protocol.ts';
import { AboutPage } from './about/about-page.tsx';
import { RulesPage } from './about/rules-page.tsx';
import { PageProvider } from './context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AccountPage } from './house/account/account-page.tsx';
import { MailPage } from './house/account/mail-page.tsx';
import { RegisterPage } from './house/account/register-page.tsx';
import { ResetPage } from './house/account/reset-page.tsx';
import { SignInPage } from './house/account/sign-in-page.tsx';
import { HouseProvider } from './house/house-context.tsx';
import { NewMatchPage } from './house/lobby/new-match-page.tsx';
import { OnlinePage } from './house/lobby/online-page.tsx';
import { InvitationPage } from './house/match/invitation-page.tsx';
import { MatchPage } from './house/match/match-page.tsx';
import { JustTold } from './house/notices/just-told.tsx';
import { NoticesPage } from './house/notices/notices-page.tsx';
import { Notices } from './notices.tsx';
import { LinkPage } from './replay/link-page.tsx';
import { FilePage } from './replay/file-page.tsx';
import { SavedReplayPage } from './replay/saved-replay-page.tsx';
import { type Route, routeOf, useHash } from './route.ts';
import { keepSettings, PACES, type PageSettings } from './settings.ts';
import { LostPage } from './shell.tsx';
import { StartPage } from './start/start-page.tsx';
import { NoTable } from './table/no-table.tsx';
import { TablePage } from './table/table-page.tsx';
import type { Client } from './worker-client.ts';

interface AppProps {
  readonly client: Client;
  readonly first: PageSettings;
}

const Page = ({ route }: { readonly route: Route }): ReactNode => {
  switch (route.page) {
    case 'start':
      return <StartPage />;
    case 'table':
      return <TablePage key={route.sitting} sitting={route.sitting} />;
    case 'replay':
      return <SavedReplayPage key={route.sitting} sitting={route.sitting} />;
    case 'file':
      return <FilePage />;
    case 'link':
      return <LinkPage key={route.address} address={route.address} />;
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />;
    case 'about':
      return <AboutPage />;
    case 'online':
      return <OnlinePage />;
    case 'new-match':
      return <NewMatchPage />;
    case 'match':
      return <MatchPage key={route.match} match={route.match} />;
    case 'invitation':
      return <InvitationPage key={route.token} token={route.token} />;
    case 'sign-in':
      return <SignInPage next={route.next} />;
    case 'register':
      return <RegisterPage next={route.next} />;
    case 'reset':
      return <ResetPage token={route.token} />;
    case 'mail':
      return <MailPage key={route.token} token={route.token} />;
    case 'account':
      return <AccountPage />;
    case 'notices':
      return <NoticesPage />;
    case 'lost':
      return <LostPage />;
  }
};

/** The whole client: one page at a time, in one language, with the notices that belong to none of them. */
export const App = ({ client, first }: AppProps): ReactNode => {
  const [settings, setSettings] = useState(first);
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const [broken, setBroken] = useState<Extract<Notice, { notice: 'broken' }>>();
  const hash = useHash();
  const route = useMemo(() => routeOf(hash), [hash]);
  const { language, pace } = settings;
  const words = speakPage(language);
  usePalette(settings.theme);

  useEffect(() => keepSettings(settings), [settings]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => void client.ask('pace', { milliseconds: PACES[pace] }), [client, pace]);
  useEffect(
    () =>
      client.onNotice((notice) => {
        if (notice.notice === 'keeping') setKeeping(notice.keeping);
        if (notice.notice === 'broken') setBroken(notice);
      }),
    [client],
  );
  useEffect(() => {
    client.ask('sittings', {}).then(
      (sittings) => setKeeping(sittings.keeping),
      () => undefined, // The page that needs them says so.
    );
  }, [client]);

  const tools = useMemo(
    () => ({ client, settings, setSettings, language, words }),
    [client, settings, language, words],
  );
  return (
    <LanguageContext value={language}>
      <SymbolsContext value={settings.symbols}>
        <PageProvider value={tools}>
          <HouseProvider>
            <ErrorBoundary key={hash} instead={(message) => <NoTable sitting="" fault={{ kind: 'broken', message }} />}>
              <Page route={route} />
            </ErrorBoundary>
            <Notices keeping={keeping} broken={broken} onDismiss={() => setBroken(undefined)} route={route}>
              <JustTold route={route} />
            </Notices>
          </HouseProvider>
        </PageProvider>
      </SymbolsContext>
    </LanguageContext>
  );
};
