import type { FishAim, FishSeatView } from '../../../fishApi.ts';
import { element } from '../../../shell/element.ts';
import { fly, type Bullet } from './bulletFlight.ts';
import type { createBulletPicture, createCannon } from './cannon.ts';
import type { Sea } from './sea.ts';

/** The other players at the table: their guns at the upper edge, and their shots. */
export interface Guests {
  /** Names and bullets, over the sea. */
  root: HTMLElement;
  show: (seats: readonly FishSeatView[]) => void;
  /** Shows the shots of a guest. */
  fire: (seat: number, tier: number, aims: readonly FishAim[]) => void;
  /** Shows the catch of a guest. */
  note: (seat: number, words: string) => void;
  step: (seconds: number, sea: Sea) => void;
  draw: (pen: CanvasRenderingContext2D) => void;
}

interface GuestParts {
  label: string;
  bounds: { width: number; height: number };
  cannon: ReturnType<typeof createCannon>;
  bulletPicture: ReturnType<typeof createBulletPicture>;
  money: (minor: bigint) => string;
  tierOf: (bullet: bigint) => number;
  isStill: () => boolean;
  onNet: (x: number, y: number, size: number) => void;
}

interface Guest {
  place: number;
  angle: number;
  tier: number;
  recoil: number;
  note: HTMLElement;
  card: HTMLElement;
  bullet: HTMLElement;
}

/** The positions of the guns, as fractions of the width. */
const places = [1 / 6, 1 / 2, 5 / 6] as const;
const GUN_Y = 42;
const GUN_SIZE = 0.62;
/** A guest's bullet is removed after this time, in s: its hit was reported by then. */
const LIFE = 2;
/** Shots of a message are shown over this time, in s. */
const SPREAD = 0.65;

/** Creates the guests. They are only pictures: no guest stakes anything on this page. */
export function createGuests({
  label,
  bounds,
  cannon,
  bulletPicture,
  money,
  tierOf,
  isStill,
  onNet,
}: GuestParts): Guests {
  const root = element('div', { class: 'fish-guests', role: 'list', 'aria-label': label, hidden: true });
  const guests = new Map<number, Guest>();
  let bullets: (Bullet & { tier: number; seat: number })[] = [];

  function createGuest({ seat, name }: FishSeatView): Guest {
    const occupied = new Set([...guests.values()].map(({ place }) => place));
    const place = places.findIndex((_, index) => !occupied.has(index));
    const bullet = element('span', { class: 'number' });
    const note = element('span', { class: 'fish-guest-catch number' });
    const card = element(
      'div',
      { class: `fish-guest is-${place}`, role: 'listitem' },
      element('strong', {}, name),
      bullet,
      note,
    );
    const guest = { place, angle: Math.PI / 2, tier: 0, recoil: 0, note, card, bullet };
    guests.set(seat, guest);
    root.append(card);
    return guest;
  }

  return {
    root,
    show(seats) {
      const present = new Set(seats.map(({ seat }) => seat));
      for (const [seat, guest] of guests) {
        if (present.has(seat)) continue;
        guest.card.remove();
        guests.delete(seat);
      }
      for (const view of seats) {
        const guest = guests.get(view.seat) ?? createGuest(view);
        const words = money(BigInt(view.bullet));
        if (guest.bullet.textContent !== words) guest.bullet.textContent = words;
        guest.tier = tierOf(BigInt(view.bullet));
      }
      root.hidden = guests.size === 0;
    },
    fire(seat, tier, aims) {
      const guest = guests.get(seat);
      if (!guest || isStill()) return;
      const from = { x: (places[guest.place] ?? 0) * bounds.width, y: GUN_Y };
      for (const [index, { x, y, fish }] of aims.entries()) {
        const angle = Math.atan2(y * bounds.height - from.y, x * bounds.width - from.x);
        const age = (-SPREAD * index) / aims.length;
        bullets.push({ ...from, angle, amount: 0n, target: fish ?? undefined, age, tier, seat });
      }
    },
    note(seat, words) {
      const guest = guests.get(seat);
      if (!guest) return;
      guest.note.textContent = words;
      // The animation restarts.
      guest.card.append(guest.note);
    },
    step(seconds, sea) {
      bullets = bullets.filter((bullet) => {
        const guest = guests.get(bullet.seat);
        if (bullet.age < 0) {
          bullet.age += seconds;
          if (bullet.age >= 0 && guest) {
            guest.angle = bullet.angle;
            guest.recoil = 8;
          }
          return true;
        }
        const flight = fly(bullet, seconds, sea, bounds);
        if (flight.kind === 'hits') onNet(bullet.x, bullet.y, 26 + bullet.tier * 6);
        return flight.kind === 'flies' && bullet.age < LIFE;
      });
      for (const guest of guests.values()) guest.recoil = Math.max(0, guest.recoil - seconds * 60);
    },
    draw(pen) {
      for (const { x, y, angle, tier, age } of bullets) {
        if (age < 0) continue;
        pen.save();
        pen.translate(x, y);
        pen.rotate(angle);
        pen.globalAlpha = 0.75;
        pen.drawImage(bulletPicture(tier), -34, -12, 48, 24);
        pen.restore();
      }
      for (const { place, angle, tier, recoil } of guests.values()) {
        pen.save();
        pen.translate((places[place] ?? 0) * bounds.width, GUN_Y);
        // Upside down: guests are opposite.
        pen.scale(GUN_SIZE, -GUN_SIZE);
        cannon.draw(pen, { x: 0, y: 0, angle: -angle, tier, recoil });
        pen.restore();
      }
    },
  };
}
