import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Finding } from './finding.ts';

/** With what a part was done. Parts take long, so each may be done at its own time. */
export interface Made {
  readonly version: string;
  readonly commit: string;
  /** Whether the sources had changes that the commit does not have. */
  readonly changed: boolean;
  readonly node: string;
  readonly cpu: string;
  readonly date: string;
}
export interface DatedFinding extends Finding {
  readonly made: Made;
}
export interface SoakReport {
  readonly game: string;
  readonly passed: boolean;
  readonly findings: readonly DatedFinding[];
}

/** The name of the report that is about no game. */
export const SERVER = 'server';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

const SOURCES = ['packages', 'games', 'apps', 'tools'];

const reportWith = (game: string, findings: readonly DatedFinding[]): SoakReport => ({
  game,
  passed: findings.every(({ passed }) => passed),
  findings,
});

export const reportOf = (game: string, version: string, findings: readonly Finding[]): SoakReport => {
  const made: Made = {
    version,
    commit: git('rev-parse', 'HEAD'),
    changed: git('status', '--porcelain', '--', ...SOURCES) !== '',
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? '',
    date: new Date().toISOString().slice(0, 10),
  };
  return reportWith(
    game,
    findings.map((each) => ({ ...each, made })),
  );
};

/** What was run again replaces what the last report said of the same part. */
export const renewed = (last: SoakReport | undefined, report: SoakReport, parts: readonly string[]): SoakReport =>
  reportWith(
    report.game,
    parts.flatMap((part) => {
      const isOfPart = (each: Finding): boolean => each.part === part;
      const found = report.findings.find(isOfPart) ?? last?.findings.find(isOfPart);
      return found ? [found] : [];
    }),
  );

const finding = ({ title, passed, seconds, seeds, figures, faults, made }: DatedFinding): string =>
  [
    `## ${passed ? 'Passed' : 'FAILED'}: ${title}`,
    '',
    `Version ${made.version}, commit ${made.commit}${made.changed ? ' with changes on top' : ''}; Node ${made.node}, two threads of ${made.cpu}, ${made.date}`,
    '',
    `${seconds.toFixed(1)} s; seeds: ${seeds}`,
    '',
    ...figures.map((figure) => `- ${figure}`),
    ...(faults.length > 0 ? ['', 'Faults:', '', ...faults.map((fault) => `- ${fault.replaceAll('\n', ' ')}`)] : []),
    '',
  ].join('\n');

export const asMarkdown = ({ game, passed, findings }: SoakReport): string =>
  [
    `# The long run of ${game === SERVER ? 'the server' : game}`,
    '',
    `${passed ? 'All parts passed.' : 'Some parts failed.'} Made by \`npm run soak\`.`,
    '',
    ...findings.map(finding),
  ].join('\n');

const lastReport = (file: string): SoakReport | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SoakReport) : undefined;

export const writeReport = (report: SoakReport, parts: readonly string[]): readonly string[] => {
  mkdirSync('docs/reports', { recursive: true });
  const base = `docs/reports/soak-${report.game}`;
  const whole = renewed(lastReport(`${base}.json`), report, parts);
  writeFileSync(`${base}.md`, asMarkdown(whole));
  writeFileSync(`${base}.json`, `${JSON.stringify(whole, undefined, 2)}\n`);
  return [`${base}.md`, `${base}.json`];
};
