import type { JackpotView } from '../../../arcadeApi.ts';
import { sha256, toHex } from '../../../fairness/sha256.ts';
import { element } from '../../../shell/element.ts';
import type { StageContext } from '../../../shell/stage.ts';

/** Returns the SHA-256 of a jackpot's hidden amount and salt, which is published before the jackpot falls. */
function dropCommitment(dropPoint: string, dropSalt: string): string {
  return toHex(sha256(new TextEncoder().encode(`${dropPoint}:${dropSalt}`)));
}

/**
 * Returns the note about jackpots with a hidden amount in the sheet about fairness. Empty if there is no such jackpot.
 */
export function jackpotProof(jackpots: readonly JackpotView[], { text, money }: StageContext): Node[] {
  return jackpots.flatMap(({ pool, commitment, last }) => {
    if (commitment === null) return [];
    const rows: [string, string][] = [[text('proofNow'), commitment]];
    const isRevealed = last !== null && last.dropPoint !== null && last.dropSalt !== null;
    const hash = isRevealed ? dropCommitment(last.dropPoint ?? '', last.dropSalt ?? '') : undefined;
    if (isRevealed && hash !== undefined)
      rows.push(
        [text('proofLast'), `${money(BigInt(last.dropPoint ?? 0))} (${last.dropPoint ?? ''}:${last.dropSalt ?? ''})`],
        [text('proofHash'), hash],
      );
    return [
      element('h3', {}, text('jackpotTitle', { pool: text(`pool.${pool}`) })),
      element('p', {}, text('proofText')),
      element(
        'dl',
        { class: 'facts' },
        ...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
      ),
      ...(isRevealed && last.commitment !== null
        ? [element('p', { class: 'quiet' }, text(hash === last.commitment ? 'proofHolds' : 'proofFails'))]
        : []),
    ];
  });
}
