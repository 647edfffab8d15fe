import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CampaignResult } from './campaign.ts';

/** One trial: a fault by its name, or a campaign of kills. */
export interface Trial {
  name: string;
  /** Errors; empty if there are none. */
  breaks: readonly string[];
  /** Figures to print. */
  figures?: string;
}

const reportFile = fileURLToPath(new URL('../.reports/faults.tap', import.meta.url));

/** Writes the report that `scripts/verify.mjs` counts. */
export function writeReport(trials: readonly Trial[]): void {
  const lines = trials.flatMap(({ name, breaks }, index) => [
    `${breaks.length === 0 ? 'ok' : 'not ok'} ${index + 1} - ${name}`,
    ...(breaks.length === 0 ? [] : errorBlock(breaks.slice(0, 20))),
  ]);
  const failed = trials.filter(({ breaks }) => breaks.length > 0).length;
  mkdirSync(dirname(reportFile), { recursive: true });
  writeFileSync(
    reportFile,
    [
      'TAP version 13',
      ...lines,
      `1..${trials.length}`,
      `# pass ${trials.length - failed}`,
      `# fail ${failed}`,
      '',
    ].join('\n'),
  );
}

/** Returns the block under a failed test of a TAP stream, in YAML. */
function errorBlock(breaks: readonly string[]): string[] {
  return ['  ---', '  error: |-', ...breaks.map((text) => `    ${text.replaceAll('\n', ' ')}`), '  ...'];
}

/** Returns the table of a campaign: kills, operations, losses, and recovery times of bets. */
export function tableOf(title: string, { kills, recoveries, adopted, resets, audit }: CampaignResult): string {
  const total = kills.gateway + kills.arcade + kills.postgres;
  const rows: [string, string][] = [
    ['kills', `${total}: gateway ${kills.gateway}, arcade ${kills.arcade}, PostgreSQL ${kills.postgres}`],
    ['database adopted by the next gateway', String(adopted)],
    ['connections reset before a call, after its work', `${resets.beforeSend}, ${resets.afterCommit}`],
    ['operations sent, acknowledged, attempts repeated', `${audit.sent}, ${audit.acknowledged}, ${audit.repeated}`],
    ['acknowledged and lost', String(audit.lost)],
    ['done more than once', String(audit.doubled)],
    ['hands, minor units at tables, seats found again', `${audit.hands}, ${audit.escrow}, ${audit.resumed}`],
    ['minor units created, vanished', `${audit.created}, ${audit.vanished}`],
    ['first accepted bet after kill -9 of a gateway, ms', spread(recoveries.gateway)],
    ['first accepted bet after kill -9 of PostgreSQL, ms', spread(recoveries.postgres)],
  ];
  return [title, ...rows.map(([name, figure]) => `  ${name.padEnd(52)} ${figure}`)].join('\n');
}

/** Formats the median and maximum of some figures. */
export function spread(figures: readonly number[]): string {
  if (figures.length === 0) return 'not measured';
  const sorted = figures.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `median ${Math.round(median)}, max ${Math.round(sorted.at(-1) ?? 0)} (${figures.length} times)`;
}
