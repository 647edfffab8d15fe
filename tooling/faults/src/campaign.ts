import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nextMessage, startChild } from './children.ts';
import type { KillerReport, LoadOrder, LoadReport, Player, Target } from './messages.ts';
import { verifyLoad, openingOf } from './oracle.ts';
import type { Recoveries } from './recoveries.ts';
import { newAudit, type Audit } from './audit.ts';
import type { Players } from './players.ts';
import { ARCADE_GAMES, LOTTERY, SEATS, SPORTSBOOK, TABLE, type World } from './world.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const VENDOR_SEATS = 4;
const SAVERS = 3;
const PUNTERS = 3;
const SITTERS = 4;
/** The chances that a connection is reset before a call arrives, and after its commit. */
const RESETS = { resetBeforeSend: 0.01, resetAfterCommit: 0.01, pauseMs: 0 };
/** The next kill waits until bets are accepted again. Taking longer than this is an error. */
const RECOVERY_LIMIT_MS = 60_000;
/** The load is idle when every operation in flight is decided; the time after which this counts as an error. */
const REST_LIMIT_MS = 180_000;

/** After one kill of a gateway in this many, the campaign waits for its restart although others continue. */
const AWAITED_OF = 4;

/** The result of a campaign. */
export interface CampaignResult {
  kills: Record<Target, number>;
  /**
   * The time from a kill to the first accepted bet that was sent after it, in ms. Kills of two at once do not count.
   */
  recoveries: Recoveries;
  /** Kills of a gateway after which its embedded database continued and was adopted. */
  adopted: number;
  resets: { beforeSend: number; afterCommit: number };
  audit: Audit;
}

interface CampaignOptions {
  world: World;
  players: Players;
  seed: number;
  kills: number;
  /** Kills between two checks of the books. */
  killsARound: number;
  log: (line: string) => void;
}

/** Kills running processes repeatedly while the load continues, and checks the books in between. */
export async function runCampaign({
  world,
  players,
  seed,
  kills,
  killsARound,
  log,
}: CampaignOptions): Promise<CampaignResult> {
  const journalFile = join(world.folder, 'journal.jsonl');
  const recorderSocket = join(world.folder, 'recorder.sock');
  const recorder = startChild(here('recorder.ts'), [journalFile, recorderSocket], process.env, `${journalFile}.log`);
  await nextMessage(recorder, (message): message is 'ready' => message === 'ready', `${journalFile}.log`);
  const people = await makePeople(world, players);
  const everybody: Player[] = [
    ...people.seats,
    ...people.spinners,
    ...people.drawers,
    ...people.punters,
    ...people.sitters,
    ...people.savers,
  ];
  const opening = await openingOf(world.databaseUrl(), everybody);

  const result: CampaignResult = {
    kills: { gateway: 0, arcade: 0, postgres: 0 },
    recoveries: { gateway: [], postgres: [] },
    adopted: 0,
    resets: { beforeSend: 0, afterCommit: 0 },
    audit: newAudit(),
  };
  const broken: string[] = [];
  const load = startChild(here('load.ts'), [], process.env, join(world.folder, 'load.log'));
  load.process.on('message', (message: LoadReport) => {
    if (message.kind === 'broken') broken.push(`${message.operation}: ${message.problem}`);
    // A failed approval is ignored: the load requests it again, like an operator who retries.
    if (message.kind === 'approve')
      void world.order('approve', { id: message.withdrawalId, operator: 'operator01' }).catch(() => undefined);
  });
  world.killer.process.on('message', (message: KillerReport) => {
    if (message.kind === 'resets') result.resets = { beforeSend: message.beforeSend, afterCommit: message.afterCommit };
  });
  const sendToLoad = (order: LoadOrder): void => void load.process.send(order);
  const nextReport = <Kind extends LoadReport['kind']>(kind: Kind) =>
    nextMessage(
      load,
      (message): message is Extract<LoadReport, { kind: Kind }> => (message as LoadReport).kind === kind,
      join(world.folder, 'load.log'),
    );
  const treat = (treatment: typeof RESETS): void =>
    world.gatewayUrls.forEach((_, index) => world.sendToKiller({ kind: 'proxy', index, treatment }));

  const starting = nextReport('started');
  sendToLoad({
    kind: 'start',
    seed,
    gatewayUrls: world.gatewayUrls,
    arcadeUrl: world.arcadeUrl,
    vendorSecret: world.vendorSecret,
    recorderSocket,
    ...people,
  });
  try {
    await starting;
    for (let done = 0; done < kills && broken.length === 0 && result.audit.breaks.length === 0;) {
      treat(RESETS);
      const until = Math.min(kills, done + killsARound);
      // A game that is killed during a round resumes it after its lease. The campaign waits for that once a round.
      for (; done < until && broken.length === 0; done += 1) await killOnce(done < (until * 2) / 3);
      await world.untilReady();
      treat({ ...RESETS, resetBeforeSend: 0, resetAfterCommit: 0 });
      const resting = nextReport('resting');
      sendToLoad({ kind: 'rest' });
      if ((await orUndefined(REST_LIMIT_MS, resting)) === undefined)
        broken.push(`operations were not decided within ${REST_LIMIT_MS / 1000} s: the end of the journal names them`);
      result.audit = await verifyLoad({
        journalFile,
        databaseUrl: world.databaseUrl(),
        arcadeDatabaseUrl: world.arcadeDatabaseUrl,
        wire: world.wire(),
        players: opening,
      });
      log(
        `${world.gateways} gateway${world.gateways === 1 ? '' : 's'}: ${done} kills, ${result.audit.acknowledged} operations, ${result.audit.breaks.length + broken.length} breaks`,
      );
      sendToLoad({ kind: 'goOn' });
    }
  } finally {
    load.process.disconnect();
    await load.ended;
    recorder.process.disconnect();
    await recorder.ended;
  }
  result.audit.breaks.unshift(...broken);
  return result;

  function livingTargets(mayKillArcade: boolean): ReturnType<World['pids']> {
    return world.pids().filter(({ target, pid }) => pid > 0 && (mayKillArcade || target !== 'arcade'));
  }

  async function killOnce(mayKillArcade: boolean): Promise<void> {
    let targets = livingTargets(mayKillArcade);
    for (; !targets.some(({ target }) => target === 'gateway'); targets = livingTargets(mayKillArcade)) await pause(20);
    const postmaster = targets.find(({ target }) => target === 'postgres')?.pid;
    const isKill = (message: unknown): message is Extract<KillerReport, { kind: 'killed' }> =>
      (message as KillerReport).kind === 'killed';
    const killing = nextMessage(world.killer, isKill, join(world.folder, 'killer.log'));
    world.sendToKiller({ kind: 'next', targets });
    const { target, index, at, also } = await killing;
    result.kills[target] += 1;
    for (const other of also) result.kills[other] += 1;
    const note = (text: string): void =>
      appendFileSync(join(world.folder, 'kills.log'), `${new Date().toISOString()} ${text}\n`);
    note(`kill of ${[target, ...also].join(' and ')} ${index} at ${new Date(at).toISOString()}`);
    if (target === 'arcade' && also.length === 0) return;
    const accepting = nextReport('accepted');
    // With three gateways the campaign sometimes waits for the killed one; otherwise the next kill comes meanwhile.
    const isAwaited = target === 'postgres' || world.gateways === 1 || result.kills.gateway % AWAITED_OF === 1;
    sendToLoad({ kind: 'watch', since: at, gateway: target === 'gateway' && isAwaited ? index : undefined });
    const accepted = await orUndefined(RECOVERY_LIMIT_MS, accepting);
    if (accepted === undefined) {
      broken.push(`${target} was killed and no bet was accepted for ${RECOVERY_LIMIT_MS / 1000} s`);
      return;
    }
    note(`a bet was accepted after ${accepted.at - at} ms`);
    if (also.length > 0 || !isAwaited) return;
    if (target === 'gateway' || target === 'postgres') result.recoveries[target].push(accepted.at - at);
    if (target === 'gateway' && world.gateways === 1) {
      const now = world.pids().find((process) => process.target === 'postgres')?.pid;
      if (now === postmaster) result.adopted += 1;
      else broken.push(`the embedded database (${postmaster}) did not outlive its gateway: ${now} runs now`);
    }
  }
}

/** Resolves to undefined if the work takes longer than `ms`. */
async function orUndefined<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  const limit = new AbortController();
  const tooLong = pause(ms, undefined, { signal: limit.signal }).catch(() => undefined);
  const value = await Promise.race([work, tooLong]);
  limit.abort();
  return value;
}

async function makePeople(world: World, players: Players) {
  const arcade = world.arcadeWire();
  type Roles = 'seats' | 'spinners' | 'drawers' | 'punters' | 'sitters' | 'savers';
  const people: Pick<Extract<LoadOrder, { kind: 'start' }>, Roles> = {
    seats: [],
    spinners: [],
    drawers: [],
    punters: [],
    sitters: [],
    savers: [],
  };
  for (let number = 0; number < VENDOR_SEATS; number += 1) people.seats.push(await players.seat());
  for (const gameCode of ARCADE_GAMES) people.spinners.push(await players.spinner(arcade, gameCode));
  for (const gameCode of [TABLE, TABLE, LOTTERY, LOTTERY]) people.drawers.push(await players.spinner(arcade, gameCode));
  for (let number = 0; number < PUNTERS; number += 1) people.punters.push(await players.spinner(arcade, SPORTSBOOK));
  for (let number = 0; number < SITTERS; number += 1) people.sitters.push(await players.spinner(arcade, SEATS));
  for (let number = 0; number < SAVERS; number += 1) people.savers.push(await players.saver());
  arcade.close();
  return people;
}
