/** A room: the bullets that are fired in it, in ascending order, and the balance that it needs. */
export interface FishRoom {
  index: number;
  bullets: readonly bigint[];
  /** Twenty of its smallest bullets. */
  needs: bigint;
}

const ROOMS = 3;
const NEEDED_BULLETS = 20n;

/** Divides the bullets of a session among up to three rooms. */
export function roomsOf(bullets: readonly bigint[]): FishRoom[] {
  const count = Math.min(ROOMS, bullets.length);
  return Array.from({ length: count }, (_, index) => {
    const roomBullets = bullets.slice(
      Math.ceil((bullets.length * index) / count),
      Math.ceil((bullets.length * (index + 1)) / count),
    );
    return { index, bullets: roomBullets, needs: (roomBullets[0] ?? 0n) * NEEDED_BULLETS };
  });
}
