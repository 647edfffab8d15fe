// The load, in its own process: a vendor that bets, pays and rolls back, players of the in-house games, of draws, of
// the sportsbook and of tables with seats, and players who deposit and withdraw. Each worker logs a request before it
// sends it, and an answer before it counts it, and retries unanswered requests.
import { playDraws } from './drawLane.ts';
import { openJournal } from './journal.ts';
import type { LoadOrder, LoadReport, Spinner } from './messages.ts';
import { createLanes } from './lanes.ts';
import { createRandom } from './random.ts';
import { playSaver } from './saverLane.ts';
import { playSeats } from './seatLane.ts';
import { playSlips } from './slipLane.ts';
import { playSpinner } from './spinnerLane.ts';
import { playVendor } from './vendorLane.ts';
import { createWire } from './wire.ts';

/** Concurrent lanes of the vendor on the account of each of its players. */
const LANES_A_SEAT = 3;
/** Concurrent bets of a player in draws, often in the same draw. */
const LANES_A_DRAWER = 2;
/** Concurrent slips of a punter. */
const LANES_A_PUNTER = 2;

function report(message: LoadReport): void {
  process.send?.(message);
}

let lanes: ReturnType<typeof createLanes> | undefined;

async function start(order: Extract<LoadOrder, { kind: 'start' }>): Promise<void> {
  const journal = await openJournal(order.recorderSocket);
  const random = createRandom(order.seed);
  const wires = order.gatewayUrls.map((url) => createWire(url, order.vendorSecret));
  const arcade = createWire(order.arcadeUrl, order.vendorSecret);
  const started = createLanes(journal, report);
  const sit = (sitter: Spinner): Promise<void> =>
    new Promise((resolve) => {
      const parts = { wire: arcade, url: order.arcadeUrl };
      started.run((lane) => playSeats(lane, sitter, parts, random.fork(sitter.name), resolve));
    });
  // Every player has a stack at a table before the first kill.
  await Promise.all(order.sitters.map(sit));
  for (const seat of order.seats)
    for (let number = 0; number < LANES_A_SEAT; number += 1)
      started.run((lane) => playVendor(lane, seat, wires, random.fork(`${seat.name} ${number}`)));
  for (const spinner of order.spinners)
    started.run((lane) => playSpinner(lane, spinner, arcade, random.fork(spinner.name)));
  for (const drawer of order.drawers)
    for (let number = 0; number < LANES_A_DRAWER; number += 1)
      started.run((lane) => playDraws(lane, drawer, arcade, random.fork(`${drawer.name} ${number}`)));
  for (const punter of order.punters)
    for (let number = 0; number < LANES_A_PUNTER; number += 1)
      started.run((lane) => playSlips(lane, punter, arcade, random.fork(`${punter.name} ${number}`)));
  for (const saver of order.savers) started.run((lane) => playSaver(lane, saver, wires, random.fork(saver.name)));
  lanes = started;
  report({ kind: 'started' });
}

process.on('message', (order: LoadOrder) => {
  if (order.kind === 'start') void start(order);
  else if (order.kind === 'watch') lanes?.watch(order.since, order.gateway);
  else if (order.kind === 'rest') lanes?.rest();
  else lanes?.goOn();
});
process.on('disconnect', () => process.exit(0));
