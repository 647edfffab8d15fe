import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import type { Journal, JournalLine } from './journal.ts';
import { createLanes } from './lanes.ts';
import type { LoadReport, Spinner } from './messages.ts';
import { verifyLoad, openingOf } from './oracle.ts';
import { playSeats } from './seatLane.ts';
import { SEATS, type World } from './world.ts';

const SITTERS = 3;
/** The calls during which the arcade is killed, in turn: the call, its answer, or its effects are lost. */
const MOMENTS = ['move', 'buy-in', 'top-up', 'hand', 'end'] as const;
/** The maximum delay of the kill after the call was sent, in ms. */
const LONGEST_WAIT_MS = 20;
const SHORT_KILLS = 2;
const LONG_KILLS = 60;

type Line = (line: JournalLine) => boolean;

const isSent =
  (kind: (typeof MOMENTS)[number]): Line =>
  (line) =>
    line.what === 'sent' && line.attempt === 1 && line.order.kind === kind;
const isSeen: Line = (line) => line.what === 'acknowledged' && line.operation.startsWith('hand ');

/** Opens a journal in a file, with a function that waits for the next matching line. */
function openLocalJournal(file: string): { journal: Journal; next: (fits: Line) => Promise<void> } {
  const waiting = new Set<(line: JournalLine) => void>();
  return {
    journal: {
      async write(line) {
        appendFileSync(file, `${JSON.stringify(line)}\n`);
        for (const hear of waiting) hear(line);
      },
      close: () => undefined,
    },
    next: (fits) =>
      new Promise((resolve) => {
        const hear = (line: JournalLine): void => {
          if (!fits(line)) return;
          waiting.delete(hear);
          resolve();
        };
        waiting.add(hear);
      }),
  };
}

function killArcade(world: World): void {
  const pid = world.pids().find(({ target }) => target === 'arcade')?.pid ?? 0;
  if (pid > 0) process.kill(pid, 'SIGKILL');
}

export const seatFaults: readonly Fault[] = [
  {
    name: 'an arcade that dies while hands are played',
    async run({ world, players, wire, random, checksTimes }) {
      const arcade = world.arcadeWire();
      const sitters: Spinner[] = [];
      for (let index = 0; index < SITTERS; index += 1) sitters.push(await players.spinner(arcade, SEATS));
      const opening = await openingOf(world.databaseUrl(), sitters);
      const journalFile = join(world.folder, 'seats.jsonl');
      const { journal, next } = openLocalJournal(journalFile);
      const broken: string[] = [];
      let isResting: () => void = () => undefined;
      const lanes = createLanes(journal, (message: LoadReport) => {
        if (message.kind === 'broken') broken.push(`${message.operation}: ${message.problem}`);
        if (message.kind === 'resting') isResting();
      });
      const firstHand = next(isSeen);
      for (const sitter of sitters)
        lanes.run((lane) => playSeats(lane, sitter, { wire: arcade, url: world.arcadeUrl }, random.fork(sitter.name)));
      await firstHand;

      const kills = checksTimes ? LONG_KILLS : SHORT_KILLS;
      for (let done = 0; done < kills && broken.length === 0; done += 1) {
        const moment = MOMENTS[done % MOMENTS.length] ?? 'move';
        await next(isSent(moment));
        await pause(random.integer(0, LONGEST_WAIT_MS));
        killArcade(world);
        // The next line appears once another hand has ended.
        const seen = next(isSeen);
        await world.untilReady();
        await seen;
      }
      const resting = new Promise<void>((resolve) => {
        isResting = resolve;
      });
      lanes.rest();
      await resting;
      const audit = await verifyLoad({
        journalFile,
        databaseUrl: world.databaseUrl(),
        arcadeDatabaseUrl: world.arcadeDatabaseUrl,
        wire,
        players: opening,
      });
      lanes.stop();
      arcade.close();
      const { hands, escrow, resumed } = audit;
      return {
        breaks: [...broken, ...audit.breaks],
        figures: `${kills} kills, ${hands} hands, ${escrow} minor units in escrow, ${resumed} seats found again`,
      };
    },
  },
];
