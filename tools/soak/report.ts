import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Finding } from './finding.ts';

export interface SoakReport {
  readonly game: string;
  readonly version: string;
  readonly commit: string;
  /** Whether the sources had changes that the commit does not have. */
  readonly changed: boolean;
  readonly node: string;
  readonly cpu: string;
  readonly date: string;
  readonly passed: boolean;
  readonly findings: readonly Finding[];
}

/** The name of the report that is about no game. */
export const SERVER = 'server';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

const SOURCES = ['packages', 'games', 'apps', 'tools'];

export const reportOf = (game: string, version: string, findings: readonly Finding[]): SoakReport => ({
  game,
  version,
  commit: git('rev-parse', 'HEAD'),
  changed: git('status', '--porcelain', '--', ...SOURCES) !== '',
  node: process.version,
  cpu: cpus()[0]?.model.trim() ?? '',
  date: new Date().toISOString().slice(0, 10),
  passed: findings.every(({ passed }) => passed),
  findings,
});

const finding = ({ title, passed, seconds, seeds, figures, faults }: Finding): string =>
  [
    `## ${passed ? 'Passed' : 'FAILED'}: ${title}`,
    '',
    `${seconds.toFixed(1)} s; seeds: ${seeds}`,
    '',
    ...figures.map((figure) => `- ${figure}`),
    ...(faults.length > 0 ? ['', 'Faults:', '', ...faults.map((fault) => `- ${fault.replaceAll('\n', ' ')}`)] : []),
    '',
  ].join('\n');

export const asMarkdown = ({ game, version, commit, changed, node, cpu, date, passed, findings }: SoakReport): string =>
  [
    `# The long run of ${game === SERVER ? 'the server' : game}`,
    '',
    `${passed ? 'All parts passed.' : 'Some parts failed.'} Made by \`npm run soak\` on ${date}.`,
    '',
    `- ${game === SERVER ? 'version' : 'rules'} ${version}, commit ${commit}${changed ? ' with changes on top' : ''}`,
    `- Node ${node}, two threads of ${cpu}`,
    '',
    ...findings.map(finding),
  ].join('\n');

export const writeReport = (report: SoakReport): readonly string[] => {
  mkdirSync('docs/reports', { recursive: true });
  const base = `docs/reports/soak-${report.game}`;
  writeFileSync(`${base}.md`, asMarkdown(report));
  writeFileSync(`${base}.json`, `${JSON.stringify(report, undefined, 2)}\n`);
  return [`${base}.md`, `${base}.json`];
};
