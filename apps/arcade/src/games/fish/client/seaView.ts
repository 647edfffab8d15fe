import type { Dress } from '../../../arcadeApi.ts';
import type { FishAim } from '../../../fishApi.ts';
import { element } from '../../../shell/element.ts';
import type { FishSpecies } from '../math.ts';
import { createWater, type Water } from '../water.ts';
import { createSprites, type Sprites } from './art/sprites.ts';
import { fly, flyAtOnce, isInSight, type Bullet } from './bulletFlight.ts';
import { createBulletPicture, createCannon } from './cannon.ts';
import { createEffects, type Effects } from './effects.ts';
import { createGuests, type Guests } from './guests.ts';
import { createSea, isIn, seaScale, type Sea, type Swimmer } from './sea.ts';
import { paintSeabed, seaColours } from './seabed.ts';
import { createSharpness } from './sharpness.ts';

/** A hit that awaits the answer of the server. */
export interface Hit {
  /** The table in whose water it happened; undefined in the player's own water. */
  table: string | undefined;
  swimmer: number;
  species: FishSpecies;
  x: number;
  y: number;
  amount: bigint;
}

interface ViewParts {
  gameCode: string;
  dress: Dress | null;
  /** The clock of the water, in epoch ms. */
  clock: () => number;
  guests: Pick<Parameters<typeof createGuests>[0], 'label' | 'money' | 'tierOf'>;
  prefersStill: () => boolean;
  /** Called when a bullet hits a creature. */
  onHit: (hit: Hit) => void;
  /** Called when the flying bullets, and so their price, have changed. */
  onFlight: () => void;
  onBoss: (species: FishSpecies) => void;
  /** Called when the player points at a place; `isTwice` for a double tap. */
  onPoint: (swimmer: Swimmer | undefined, isTwice: boolean) => void;
  onHold: (isHeld: boolean) => void;
  /** Called with every frame. */
  onFrame: () => void;
}

/** The sea on the screen, with the cannon. */
export interface SeaView {
  root: HTMLElement;
  sea: () => Sea;
  effects: Effects;
  guests: Guests;
  start: () => void;
  /** Fires a bullet. Returns its aim. */
  fire: (amount: bigint, tier: number) => FishAim;
  /** Shows the water of a table. */
  setWater: (table: string, water: Water, caughtIds: readonly number[]) => void;
  /** The target of a shot, unless it has left. */
  hitBy: (shot: Pick<Hit, 'table' | 'swimmer'>) => Swimmer | undefined;
  setTier: (tier: number) => void;
  /** Turns the cannon by radians. */
  turn: (by: number) => void;
  setTarget: (id: number | undefined) => void;
  target: () => Swimmer | undefined;
  /** Creatures in sight. */
  inSight: () => Swimmer[];
  /** Flying bullets. */
  flying: () => readonly Bullet[];
  /** Shows that a guest caught a creature of the table's water. */
  catchOf: (id: number) => { x: number; y: number; length: number } | undefined;
  /** Shows that a creature was caught; undefined for one that has left. */
  catch: (shot: Pick<Hit, 'table' | 'swimmer'>) => { x: number; y: number; length: number } | undefined;
}

const TWICE_MS = 320;
const CATCH_S = 0.55;

/** Creates the sea. */
export function createSeaView(parts: ViewParts): SeaView {
  const canvas = element('canvas', { class: 'fish-canvas', 'aria-hidden': 'true' });
  const bed = element('canvas');
  const root = element('div', { class: 'fish-sea' }, canvas);
  const [motif] = parts.dress?.motifs ?? [];
  const { accent } = seaColours(parts.dress);
  const isStill = parts.prefersStill;
  const bounds = { width: 390, height: 480 };
  const sharpness = createSharpness(globalThis.devicePixelRatio || 1);
  const pen = canvas.getContext('2d', { alpha: false });
  const cannon = createCannon(2, accent);
  const bulletPicture = createBulletPicture(2, accent);
  const effects = createEffects(() => muzzle(-14), isStill);
  const { clock, onBoss } = parts;
  // A player swims alone until a table answers.
  const sea = createSea({ ...bounds, water: createWater(`${Math.random()}`, clock()), clock, onBoss });
  const guests = createGuests({ ...parts.guests, bounds, cannon, bulletPicture, isStill, onNet: effects.net });
  let table: string | undefined;
  let sprites: Sprites | undefined;
  let bullets: (Bullet & { tier: number })[] = [];
  /** Caught creatures that leave the sea. */
  let caught: { swimmer: Swimmer; age: number }[] = [];
  let angle = -Math.PI / 2;
  let tier = 0;
  let recoil = 0;
  let targetId: number | undefined;
  let last = 0;
  let isMisfit = true;
  let pointedAt = -1000;

  const cannonPlace = (): readonly [x: number, y: number] => [bounds.width / 2, bounds.height - 16];
  function muzzle(out: number): readonly [x: number, y: number] {
    const [x, y] = cannonPlace();
    return [x + Math.cos(angle) * out, y + Math.sin(angle) * out];
  }

  function aim(x: number, y: number): void {
    const [cx, cy] = cannonPlace();
    angle = limited(Math.atan2(Math.min(y, cy - 8) - cy, x - cx));
  }
  const limited = (next: number): number => Math.min(-0.12, Math.max(-Math.PI + 0.12, next));

  /** Fits the canvas to the size of the sea and the current sharpness. */
  function resizeCanvas(): void {
    const { width, height } = root.getBoundingClientRect();
    if (width < 20 || height < 20) return;
    const { ratio } = sharpness.current();
    const scale = seaScale(width, height) * ratio;
    for (const layer of [canvas, bed]) {
      layer.width = Math.round(width * ratio);
      layer.height = Math.round(height * ratio);
    }
    bounds.width = width;
    bounds.height = height;
    sea.resize(width, height);
    sprites = createSprites(scale, motif, isStill());
    isMisfit = false;
    const ground = bed.getContext('2d');
    ground?.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (ground) paintSeabed(ground, { width, height, gameCode: parts.gameCode, dress: parts.dress });
  }

  function step(seconds: number): void {
    sea.step();
    guests.step(seconds, sea);
    const before = bullets.length;
    bullets = bullets.filter((bullet) => {
      const flight = fly(bullet, seconds, sea, bounds);
      if (flight.kind === 'hits') registerHit(bullet, flight.swimmer);
      return flight.kind === 'flies';
    });
    if (bullets.length !== before) parts.onFlight();
    const target = currentTarget();
    if (target) aim(target.x, target.y);
    recoil = Math.max(0, recoil - seconds * 60);
    for (const entry of caught) entry.age += seconds;
    caught = caught.filter(({ age }) => age < CATCH_S);
    effects.step(seconds);
    if (!isStill() && Math.random() < seconds * 1.6) effects.bubble(Math.random() * bounds.width, bounds.height - 30);
  }

  function registerHit(bullet: Bullet & { tier: number }, swimmer: Swimmer): void {
    swimmer.pending += 1;
    swimmer.hitAt = sea.now();
    effects.net(bullet.x, bullet.y, 30 + bullet.tier * 8);
    const { x, y, amount } = bullet;
    parts.onHit({ table, swimmer: swimmer.id, species: swimmer.species, x, y, amount });
  }

  function hitBy(shot: Pick<Hit, 'table' | 'swimmer'>): Swimmer | undefined {
    return shot.table === table ? sea.find(shot.swimmer) : undefined;
  }

  /** Shows a creature that leaves the sea. */
  function removeCaught(swimmer: Swimmer | undefined): { x: number; y: number; length: number } | undefined {
    if (!swimmer) return undefined;
    caught.push({ swimmer: { ...swimmer }, age: 0 });
    sea.remove(swimmer.id);
    return { x: swimmer.x, y: swimmer.y, length: swimmer.length };
  }

  function currentTarget(): Swimmer | undefined {
    const target = targetId === undefined ? undefined : sea.find(targetId);
    return target && isInSight(target, bounds) ? target : undefined;
  }

  function paintSwimmer(target: CanvasRenderingContext2D, swimmer: Swimmer, size = 1, alpha = 1): void {
    const sprite = sprites?.of(swimmer.species);
    if (!sprite) return;
    const { ratio, isSmooth } = sharpness.current();
    const phase = isStill() ? 0 : Math.floor(swimmer.beat * sprite.phases) % sprite.phases;
    const direction = isSmooth || size !== 1 ? swimmer.angle : 0;
    const [cos, sin] = [Math.cos(direction) * size, Math.sin(direction) * size];
    const flip = swimmer.isMirrored ? -1 : 1;
    target.globalAlpha = alpha;
    target.setTransform(
      flip * cos,
      flip * sin,
      -sin,
      cos,
      Math.round(swimmer.x * ratio),
      Math.round(swimmer.y * ratio),
    );
    const { sheet, width, height } = sprite;
    const [left, top] = [-Math.round(width / 2), -Math.round(height / 2)];
    target.drawImage(sheet, phase * width, 0, width, height, left, top, width, height);
    const since = sea.now() - swimmer.hitAt;
    if (since < 0.12 && !isStill()) {
      target.globalCompositeOperation = 'lighter';
      target.globalAlpha = 0.55 * alpha;
      target.drawImage(sheet, phase * width, 0, width, height, left, top, width, height);
      target.globalCompositeOperation = 'source-over';
    }
    target.globalAlpha = 1;
  }

  function paint(): void {
    if (!pen) return;
    const { ratio, isSmooth } = sharpness.current();
    pen.imageSmoothingEnabled = isSmooth;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    // Copying is cheaper than blending a second, transparent layer.
    pen.globalCompositeOperation = 'copy';
    pen.drawImage(bed, 0, 0);
    pen.globalCompositeOperation = 'source-over';
    for (const swimmer of sea.swimmers()) paintSwimmer(pen, swimmer);
    for (const { swimmer, age } of caught) {
      const part = age / CATCH_S;
      paintSwimmer(
        pen,
        { ...swimmer, angle: swimmer.angle + (isStill() ? 0 : part * 7) },
        1 + part * 0.25 - part * part * 1.1,
        1 - part,
      );
    }
    pen.imageSmoothingEnabled = true;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    const target = currentTarget();
    if (target) paintReticle(pen, target);
    for (const { x, y, angle: direction, tier: size } of bullets) {
      pen.save();
      pen.translate(x, y);
      pen.rotate(direction);
      pen.drawImage(bulletPicture(size), -46, -16, 64, 32);
      pen.restore();
    }
    guests.draw(pen);
    effects.draw(pen);
    const [x, y] = cannonPlace();
    cannon.draw(pen, { x, y, angle, tier, recoil });
  }

  function paintReticle(target: CanvasRenderingContext2D, { x, y, length }: Swimmer): void {
    const size = Math.max(24, length * 0.42);
    const spin = isStill() ? 0 : sea.now() * 1.4;
    target.strokeStyle = '#ff5252';
    target.lineWidth = 2.5;
    target.beginPath();
    for (let i = 0; i < 4; i += 1) {
      const from = spin + (i * Math.PI) / 2 + 0.25;
      target.moveTo(x + Math.cos(from) * size, y + Math.sin(from) * size);
      target.arc(x, y, size, from, from + 1.07);
      const cross = spin + (i * Math.PI) / 2;
      target.moveTo(x + Math.cos(cross) * size * 0.8, y + Math.sin(cross) * size * 0.8);
      target.lineTo(x + Math.cos(cross) * size * 1.16, y + Math.sin(cross) * size * 1.16);
    }
    target.stroke();
  }

  function frame(now: number): void {
    if (!root.isConnected) return;
    requestAnimationFrame(frame);
    // The first frames also draw the creatures.
    if (last > 0 && sprites?.isWarm() === true && sharpness.note(now - last)) isMisfit = true;
    if (isMisfit) resizeCanvas();
    sprites?.warm();
    const seconds = Math.min(0.05, (now - last) / 1000);
    last = now;
    if (!sprites || seconds <= 0) return;
    parts.onFrame();
    step(seconds);
    paint();
  }

  function placeOf(event: PointerEvent): readonly [number, number] {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }
  canvas.addEventListener('pointerdown', (event) => {
    const [x, y] = placeOf(event);
    aim(x, y);
    const isTwice = event.timeStamp - pointedAt < TWICE_MS;
    pointedAt = isTwice ? -1000 : event.timeStamp;
    // A finger is wider than a small fish.
    const under =
      sea.at(x, y) ?? sea.swimmers().find((swimmer) => isIn({ ...swimmer, length: swimmer.length + 26 }, x, y));
    canvas.setPointerCapture(event.pointerId);
    parts.onHold(true);
    parts.onPoint(under, isTwice);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (event.buttons > 0 || event.pointerType === 'mouse') aim(...placeOf(event));
  });
  for (const type of ['pointerup', 'pointercancel'] as const) canvas.addEventListener(type, () => parts.onHold(false));

  return {
    root,
    sea: () => sea,
    effects,
    guests,
    start() {
      new ResizeObserver(() => {
        isMisfit = true;
      }).observe(root);
      last = performance.now();
      requestAnimationFrame(frame);
    },
    fire(amount, bulletTier) {
      const [x, y] = muzzle(58);
      const target = currentTarget();
      const bullet = { x, y, angle, amount, target: target?.id, age: 0, tier: bulletTier };
      recoil = isStill() ? 0 : 8;
      if (isStill()) {
        const flight = flyAtOnce(bullet, sea, bounds);
        if (flight.kind === 'hits') registerHit(bullet, flight.swimmer);
      } else bullets.push(bullet);
      parts.onFlight();
      const [aimX, aimY] = target ? [target.x, target.y] : muzzle(bounds.height * 0.6);
      const part = (value: number): number => Math.min(1.5, Math.max(-0.5, Math.round(value * 1000) / 1000));
      return { x: part(aimX / bounds.width), y: part(aimY / bounds.height), fish: target?.id ?? null };
    },
    setWater(next, water, caughtIds) {
      if (table !== next) targetId = undefined;
      table = next;
      sea.setWater(water, caughtIds);
    },
    hitBy,
    setTier(next) {
      tier = next;
    },
    turn(by) {
      targetId = undefined;
      angle = limited(angle + by);
    },
    setTarget(id) {
      targetId = id;
    },
    target: currentTarget,
    inSight: () => sea.swimmers().filter((swimmer) => isInSight(swimmer, bounds)),
    flying: () => bullets,
    catch: (shot) => removeCaught(hitBy(shot)),
    catchOf: (id) => removeCaught(sea.find(id)),
  };
}
