/** Every page but the first is loaded when somebody goes there, or ahead of it. */
import { type ComponentType, lazy } from 'react';
import { loadTable } from './ahead/ahead.ts';

type Module<Name extends string, Props> = Promise<{ readonly [N in Name]: ComponentType<Props> }>;

function page<Name extends string, Props>(name: Name, load: () => Module<Name, Props>) {
  return lazy(async () => ({ default: (await load())[name] }));
}

export const AboutPage = page('AboutPage', () => import('./about/AboutPage.tsx'));
export const DailyPage = page('DailyPage', () => import('./daily/DailyPage.tsx'));
export const AnalysisPage = page('AnalysisPage', () => import('./analysis/AnalysisPage.tsx'));
export const FriendsPage = page('FriendsPage', () => import('./friends/FriendsPage.tsx'));
export const GamesPage = page('GamesPage', () => import('./saved/GamesPage.tsx'));
export const LostPage = page('LostPage', () => import('./frame/LostPage.tsx'));
export const NewGamePage = page('NewGamePage', () => import('./new/NewGamePage.tsx'));
export const ProgressPage = page('ProgressPage', () => import('./progress/ProgressPage.tsx'));
export const PuzzlesPage = page('PuzzlesPage', () => import('./puzzles/PuzzlesPage.tsx'));
export const RulesPage = page('RulesPage', () => import('./rules/RulesPage.tsx'));
export const SettingsPage = page('SettingsPage', () => import('./settings/SettingsPage.tsx'));
export const LearnPage = page('LearnPage', () => import('./learn/LearnPage.tsx'));
export const SitPage = page('SitPage', () => import('./sit/SitPage.tsx'));
export const TelevisionPage = page('TelevisionPage', () => import('./television/TelevisionPage.tsx'));
export const ScorePage = page('ScorePage', () => import('./table/ScorePage.tsx'));
export const TablePage = page('TablePage', loadTable);
