import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import type { ReelsLayout, ReelsScatter, ReelsStrips, ReelsWild } from './design.ts';

/** The inputs of a title's strips. */
export interface StripPlan {
  layout: ReelsLayout;
  paySymbols: number;
  wild?: Pick<ReelsWild, 'symbol' | 'reels'>;
  scatter?: Pick<ReelsScatter, 'symbol'>;
  /** Scatters on each reel. */
  scattersPerReel: number;
  /** Wilds on each reel that has them. */
  wildsPerReel: number;
  /** The approximate number of cells with pay symbols on a reel. */
  length: number;
  /** How much more frequent each lower symbol is, in tenths of the best one's frequency. */
  slope: number;
  /** Whether the lower symbols are stacked. */
  hasStacks: boolean;
}

/** Shuffles a list (Fisher-Yates). */
function shuffled<Item>(items: readonly Item[], draw: UniformDraw): Item[] {
  const result = [...items];
  for (let end = result.length - 1; end > 0; end -= 1) {
    const other = draw(end + 1);
    [result[end], result[other]] = [result[other] as Item, result[end] as Item];
  }
  return result;
}

function stripOf(plan: StripPlan, reel: number, draw: UniformDraw): number[] {
  const { paySymbols, slope, wild, scatter } = plan;
  const weights = Array.from({ length: paySymbols }, (_, rank) => 10 + slope * rank);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const blocks: number[][] = [];
  weights.forEach((weight, symbol) => {
    let remaining = Math.max(1, Math.floor((plan.length * weight) / total)) + draw(2);
    while (remaining > 0) {
      const height = plan.hasStacks && symbol * 2 >= paySymbols ? Math.min(remaining, 2 + draw(2)) : 1;
      blocks.push(Array.from({ length: height }, () => symbol));
      remaining -= height;
    }
  });
  if (wild?.reels.includes(reel)) for (let i = 0; i < plan.wildsPerReel; i += 1) blocks.push([wild.symbol]);
  const ring = shuffled(blocks, draw).flat();
  if (!scatter) return ring;
  // Scatters are spread evenly around the ring, so that a window never shows two of them.
  const start = draw(ring.length);
  const places = Array.from(
    { length: plan.scattersPerReel },
    (_, i) => (start + Math.floor((i * ring.length) / plan.scattersPerReel)) % ring.length,
  );
  return ring.flatMap((cell, place) => (places.includes(place) ? [scatter.symbol, cell] : [cell]));
}

/** Draws the strips of a plan. */
export function drawStrips(plan: StripPlan, draw: UniformDraw): ReelsStrips {
  return Array.from({ length: plan.layout.reels }, (_, reel) => stripOf(plan, reel, draw));
}
