import type { BatchContext, BatchScreen } from '../../../shell/batches/batchGame.ts';
import { element, icon } from '../../../shell/element.ts';
import { hasTreasure, meanMultiplier, type FishSpecies } from '../math.ts';
import { roomsOf, type FishRoom } from '../rooms.ts';
import type { FishEvent } from '../rules.ts';
import { createWater, isBoss } from '../water.ts';
import { countBatch, endBeforeShot, startAutofire, type AutofireEnd, type AutofireRun } from './autofire.ts';
import { openAutofire } from './autofireSheet.ts';
import { showCatch } from './catches.ts';
import { createTableConnection } from './tableConnection.ts';
import { paysText } from './chanceText.ts';
import { fishSheets } from './fishSheets.ts';
import { createNagaCatches } from './nagaCatches.ts';
import { createRoomChooser } from './roomChooser.ts';
import type { Swimmer } from './sea.ts';
import { createSeaView, type Hit, type SeaView } from './seaView.ts';
import { BIG_CATCH, GREAT_CATCH, type Shot } from './shot.ts';
import { showTable } from './tableNews.ts';
import { createTargetStrip } from './targetStrip.ts';

type ShotDecided = Extract<FishEvent, { type: 'shot_decided' }>;

/** The least time between two shots by hand, and of autofire, in ms. */
const HAND_MS = 130;
const AUTO_MS = 210;
const TURN = 0.09;
/** The time between two catches of a batch, in ms, and the interval at which the list of targets is updated. */
const CATCH_EVERY_MS = 110;
const TARGETS_EVERY_MS = 400;
const TIERS = 3;
const BANNER_MS = 2600;

/** Creates the screen of fish. */
export function createFishScreen(context: BatchContext<Shot>): BatchScreen<Shot, FishEvent> {
  const { text, money, profile, sounds } = context;
  const [motif] = context.dress?.motifs ?? [];
  const rooms = roomsOf(context.stakes);
  let room: FishRoom | undefined;
  let level = 0;
  let firedAt = Number.NEGATIVE_INFINITY;
  let lookedAt = 0;
  let isHeld = false;
  let run: AutofireRun | undefined;
  let lastTarget: FishSpecies | undefined;

  const bullet = (): bigint => room?.bullets[level] ?? context.stakes[0] ?? 0n;
  const tierOf = (amount: bigint): number => {
    const index = context.stakes.indexOf(amount);
    return Math.min(TIERS - 1, Math.floor((index * TIERS) / Math.max(1, context.stakes.length)));
  };

  const tableConnection = createTableConnection({
    token: context.token,
    connect: () => context.connect('fish'),
    onSeated: ({ table, seed, startedAt, caught }) => view.setWater(table, createWater(seed, startedAt), caught),
    onTable: (others, happened, ownSeat) => showTable({ view, text, money, tierOf }, others, happened, ownSeat),
    onUnseated(reason) {
      view.guests.show([]);
      if (reason === 'balance') context.showMessage(text('tooFewFunds'), 'trouble');
      openRooms();
    },
    onLost: () => view.guests.show([]),
  });
  const view: SeaView = createSeaView({
    gameCode: context.gameCode,
    dress: context.dress,
    clock: tableConnection.now,
    guests: { label: text('others'), money, tierOf },
    prefersStill: context.prefersStill,
    onHit,
    onFlight: () => context.hold(flyingAmount()),
    onBoss,
    onPoint(swimmer, isTwice) {
      if (stopAutofire()) return;
      if (isTwice && swimmer) lock(swimmer);
      else fire();
    },
    onHold(next) {
      isHeld = next;
    },
    onFrame,
  });
  const strip = createTargetStrip(text, motif, pressTarget);
  const chooser = createRoomChooser({ text, money, motif, rooms, onChoose: enter });
  const nagas = createNagaCatches(view, context);
  const banner = element('div', { class: 'fish-banner', hidden: true, 'aria-hidden': 'true' });
  const aimed = element('button', { type: 'button', class: 'fish-aim', hidden: true });
  aimed.addEventListener('click', () => lock(undefined));

  const figure = element('output', { class: 'figure' });
  const step = (name: 'minus' | 'plus', key: string, by: 1 | -1): HTMLButtonElement => {
    const button = element('button', { type: 'button', class: 'step-button', 'aria-label': text(key) }, icon(name));
    button.addEventListener('click', () => setLevel(level + by));
    return button;
  };
  const lower = step('minus', 'lowerBullet', -1);
  const raise = step('plus', 'raiseBullet', 1);
  const fireButton = element('button', { type: 'button', class: 'fish-fire' }, text('fire'));
  fireButton.addEventListener('click', () => {
    if (!stopAutofire()) fire();
  });
  const auto = element(
    'button',
    { type: 'button', class: 'fish-auto', 'aria-pressed': 'false', hidden: !profile.isAutoplayAllowed },
    icon('autoplay'),
    element('span', {}, text('auto')),
  );
  auto.addEventListener('click', () => {
    if (!stopAutofire()) openAutofireSheet();
  });
  // It shows the name of the room, so it is hidden until a room is chosen.
  const roomButton = element('button', { type: 'button', class: 'fish-room-button', hidden: true });
  roomButton.addEventListener('click', () => {
    tableConnection.leave();
    view.guests.show([]);
    openRooms();
  });

  function openRooms(): void {
    stopAutofire();
    room = undefined;
    chooser.open(context.balance());
  }

  function flyingAmount(): bigint {
    return view.flying().reduce((sum, { amount }) => sum + amount, 0n);
  }

  function enter(next: FishRoom): void {
    room = next;
    chooser.close();
    level = 0;
    setLevel(0);
    const name = text(`room.${next.index}`);
    roomButton.textContent = name;
    roomButton.hidden = rooms.length < 2;
    roomButton.setAttribute('aria-label', `${text('changeRoom')}: ${name}`);
    const [from, to] = [next.bullets[0] ?? 0n, next.bullets.at(-1) ?? 0n];
    tableConnection.sit(from);
    context.showMessage(text('roomEntered', { room: name, from: money(from), to: money(to) }));
  }

  function setLevel(next: number): void {
    const maxLevel = (room?.bullets.length ?? 1) - 1;
    level = Math.min(maxLevel, Math.max(0, next));
    figure.textContent = money(bullet());
    lower.disabled = level === 0;
    raise.disabled = level === maxLevel;
    view.setTier(tierOf(bullet()));
    if (room) tableConnection.load(bullet());
  }

  /** Whether a bullet can be fired: every flying bullet needs a slot in the next batch. */
  function hasRoom(amount: bigint): boolean {
    const capacity = context.capacity();
    return capacity.items > view.flying().length && capacity.amount >= flyingAmount() + amount;
  }

  /** Fires once, if a bullet is due and the balance covers it. */
  function fire(everyMs = HAND_MS): boolean {
    const amount = bullet();
    const now = performance.now();
    if (!room || now - firedAt < everyMs || !hasRoom(amount)) return false;
    if (context.balance() < amount) {
      context.showMessage(text('tooFewFunds'), 'trouble');
      return false;
    }
    firedAt = now;
    sounds.play('tick', tierOf(amount) * 2);
    tableConnection.fired(view.fire(amount, tierOf(amount)));
    return true;
  }

  function onHit(hit: Hit): void {
    context.add(hit);
  }

  function onFrame(): void {
    const now = performance.now();
    if (run) continueAutofire(run);
    // Each bullet is a bet: where autoplay is not allowed, holding a finger down fires once.
    else if (isHeld && profile.isAutoplayAllowed) fire(AUTO_MS);
    if (now - lookedAt < TARGETS_EVERY_MS) return;
    lookedAt = now;
    strip.showPresent(new Set(view.inSight().map(({ species }) => species)));
    showAim();
  }

  function continueAutofire(now: AutofireRun): void {
    const end = endBeforeShot(now, context.balance(), bullet());
    if (end) {
      stopAutofire(end);
      return;
    }
    if (!view.target()) lockNearest();
    if (fire(AUTO_MS)) now.fired += 1;
  }

  /** Autofire follows the player's target; when that has left, the next of its species. */
  function lockNearest(): void {
    const next = view.inSight().find(({ species }) => species === lastTarget);
    if (next) view.setTarget(next.id);
    else if (lastTarget === undefined) view.setTarget(undefined);
  }

  function openAutofireSheet(): void {
    if (!profile.isAutoplayAllowed || !room) return;
    openAutofire({
      text,
      currency: context.currency,
      bullet: money(bullet()),
      onStart(plan) {
        run = startAutofire(plan);
        showAuto();
      },
    });
  }

  context.onPause(() => void stopAutofire('endReminder'));

  /** Ends autofire. False if it was not on. */
  function stopAutofire(end?: AutofireEnd): boolean {
    if (!run) return false;
    run = undefined;
    isHeld = false;
    showAuto();
    context.showMessage(text('autofireEnded', { reason: text(end ?? 'endPressed') }));
    return true;
  }

  function showAuto(): void {
    auto.setAttribute('aria-pressed', String(run !== undefined));
    auto.setAttribute('aria-label', text(run ? 'autoStop' : 'autofire'));
  }

  function lock(swimmer: Swimmer | undefined): void {
    view.setTarget(swimmer?.id);
    lastTarget = swimmer?.species;
    context.announce(swimmer ? text('lockedOn', { name: text(`species.${swimmer.species}`) }) : text('freeAim'));
    showAim();
  }

  function showAim(): void {
    const target = view.target()?.species;
    strip.showTarget(target);
    aimed.hidden = target === undefined;
    if (target) aimed.textContent = `${text('lockedOn', { name: text(`species.${target}`) })} ✕`;
  }

  function pressTarget(species: FishSpecies): void {
    if (view.target()?.species === species) lock(undefined);
    else lock(view.inSight().find((swimmer) => swimmer.species === species));
  }

  /** Aims at the most valuable creature in sight, or at the next one. */
  function nextTarget(): void {
    const dear = view.inSight().toSorted((a, b) => meanMultiplier(b.species) - meanMultiplier(a.species));
    const at = dear.findIndex(({ id }) => id === view.target()?.id);
    lock(dear[(at + 1) % Math.max(1, dear.length)]);
  }

  function onBoss(species: FishSpecies): void {
    const name = text(`species.${species}`);
    showBanner(text('arrives', { name }), text('arrivesHint', { multiplier: paysText(species) }));
    sounds.play('feature');
    if (hasTreasure(species)) nagas.prepare();
    if (run?.plan.stops.onBoss === true) stopAutofire('endBoss');
  }

  let bannerTimer: ReturnType<typeof setTimeout> | undefined;
  function showBanner(title: string, hint: string): void {
    banner.replaceChildren(element('strong', {}, title), element('span', {}, hint));
    banner.hidden = false;
    context.announce(`${title}. ${hint}`);
    clearTimeout(bannerTimer);
    bannerTimer = setTimeout(() => {
      banner.hidden = true;
    }, BANNER_MS);
  }

  /** Shows a catch. A batch that returned less than it cost is not celebrated where that is not allowed. */
  function showDecided(shot: Shot, event: ShotDecided, isCelebrated: boolean): void {
    const { multiplier } = event;
    const win = BigInt(event.win);
    const amount = money(win);
    showCatch(view, shot, { multiplier, amount, isCelebrated });
    context.showWin(win, isCelebrated);
    const name = text(`species.${shot.species}`);
    const words = text('caught', { name, multiplier: `×${multiplier}`, amount });
    if (isBoss(shot.species) || multiplier >= GREAT_CATCH) showBanner(`×${multiplier}`, words);
    else context.announce(words);
    if (isCelebrated)
      sounds.play(
        multiplier >= GREAT_CATCH ? 'bigWin' : multiplier >= BIG_CATCH ? 'win' : 'reveal',
        Math.min(9, multiplier),
      );
  }

  function settle(shots: readonly Shot[]): void {
    for (const shot of shots) {
      const hit = view.hitBy(shot);
      if (hit) hit.pending -= 1;
    }
  }

  return {
    root: element(
      'div',
      { class: 'fish-stage', role: 'group', 'aria-label': text('sea') },
      view.root,
      view.guests.root,
      nagas.root,
      banner,
      aimed,
      chooser.root,
    ),
    bets: element(
      'div',
      { class: 'fish-controls' },
      element(
        'div',
        { class: 'stake', role: 'group', 'aria-label': text('bullet') },
        lower,
        element('div', { class: 'stake-figure' }, element('span', { class: 'caption' }, text('bullet')), figure),
        raise,
      ),
      fireButton,
      auto,
    ),
    below: element('div', { class: 'fish-below' }, roomButton, strip.root),
    start() {
      showAuto();
      setLevel(0);
      view.start();
      const [only] = rooms;
      if (rooms.length < 2 && only) enter(only);
      else chooser.open(context.balance());
    },
    onDecided(shots, events) {
      const staked = shots.reduce((sum, { amount }) => sum + amount, 0n);
      const catches: [Shot, ShotDecided][] = [];
      let best = 0n;
      let won = 0n;
      for (const [index, shot] of shots.entries()) {
        const event = events[index];
        if (event?.type !== 'shot_decided' || event.multiplier === 0) continue;
        const win = BigInt(event.win);
        won += win;
        if (win > best) best = win;
        catches.push([shot, event]);
      }
      settle(shots);
      const isCelebrated = won > staked || profile.isSmallWinCelebrated;
      for (const [index, [shot, event]] of catches.filter(([{ species }]) => !hasTreasure(species)).entries())
        if (index === 0) showDecided(shot, event, isCelebrated);
        else setTimeout(() => showDecided(shot, event, isCelebrated), index * CATCH_EVERY_MS);
      if (run) {
        const counted = countBatch(run, { staked, won, best });
        run = counted.run;
        if (counted.end) stopAutofire(counted.end);
      }
      return nagas.show(catches, events, isCelebrated);
    },
    onRefused(shots) {
      settle(shots);
      stopAutofire('endTrouble');
    },
    onReturned(shots) {
      settle(shots);
      const amount = shots.reduce((sum, shot) => sum + shot.amount, 0n);
      context.announce(text('shotsReturned', { amount: money(amount) }));
    },
    onAny: () => stopAutofire(),
    press: () => void fire(),
    onKey(key) {
      if (key === 'ArrowLeft' || key === 'ArrowRight') {
        view.turn(key === 'ArrowLeft' ? -TURN : TURN);
        lastTarget = undefined;
        showAim();
        return true;
      }
      if (key === 'l' || key === 'L') nextTarget();
      else if (key === 'a' || key === 'A') openAutofireSheet();
      else return false;
      return true;
    },
    onStakeStep: (by) => setLevel(level + by),
    sheets: fishSheets({ text, money, bullet, batchSeconds: Math.max(1, profile.minCycleMs / 1000) }),
  };
}
