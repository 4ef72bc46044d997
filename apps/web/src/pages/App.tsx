import { type MouseEvent, type ReactNode, Suspense } from 'react';
import { useLook } from '../design/useLook.ts';
import { focusMain } from '../navigation/focus.ts';
import { parsePath, type Route, usePath } from '../navigation/router.tsx';
import { useT } from '../words/texts/index.ts';
import styles from './App.module.css';
import { Arrived } from './frame/Arrived.tsx';
import { ErrorBoundary } from './frame/ErrorBoundary.tsx';
import { Loading } from './frame/Loading.tsx';
import { TableSkeleton } from './frame/TableSkeleton.tsx';
import { TopBar } from './frame/TopBar.tsx';
import { HomePage } from './home/HomePage.tsx';
import {
  AboutPage,
  AnalysisPage,
  DailyPage,
  FriendsPage,
  GamesPage,
  LearnPage,
  LostPage,
  NewGamePage,
  ProgressPage,
  PuzzlesPage,
  RulesPage,
  ScorePage,
  SettingsPage,
  SitPage,
  TablePage,
  TelevisionPage,
} from './pages.ts';

export function App() {
  useLook();
  const path = usePath();
  const route = parsePath(path);
  const t = useT();
  // A table has a bar of its own, and so has its analysis; a television has nothing to press.
  const isFramed = route.page !== 'table' && route.page !== 'analysis' && route.page !== 'tv';
  return (
    <div className={styles.page}>
      {isFramed && (
        // biome-ignore lint/a11y/useValidAnchor: it does lead to a part of the page; the click only spares the address
        <a className={styles.skip} href="#main" onClick={skip}>
          {t('nav.skip')}
        </a>
      )}
      {isFramed && <TopBar />}
      <ErrorBoundary key={path} route={route}>
        <Suspense fallback={isFramed ? <Loading /> : <TableSkeleton />}>
          <Arrived path={path} route={route} />
          {pageOf(route)}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** To the page's main part, without a change of the address. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  focusMain();
}

function pageOf(route: Route): ReactNode {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'new':
      return <NewGamePage key={route.game} game={route.game} />;
    case 'table':
      return <TablePage id={route.id} />;
    case 'score':
      return <ScorePage id={route.id} />;
    case 'analysis':
      return <AnalysisPage key={route.id} id={route.id} />;
    case 'learn':
      return (
        <main id="main" className={styles.learn}>
          <LearnPage game={route.game} />
        </main>
      );
    case 'rules':
      return <RulesPage />;
    case 'friends':
      return <FriendsPage />;
    case 'sit':
      return <SitPage key={route.id} id={route.id} />;
    case 'tv':
      return <TelevisionPage key={route.id} id={route.id} />;
    case 'games':
      return <GamesPage />;
    case 'progress':
      return <ProgressPage />;
    case 'puzzles':
      return <PuzzlesPage />;
    case 'daily':
      return <DailyPage />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <AboutPage />;
    case 'lost':
      return <LostPage path={route.path} />;
  }
}
