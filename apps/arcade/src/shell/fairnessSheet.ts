import type { RevealedSeeds, SeedView } from '../arcadeApi.ts';
import { ArcadeFailure, type ArcadeClient } from './arcadeClient.ts';
import { element } from './element.ts';
import type { Text } from './gameText.ts';
import { openPanel } from './panel.ts';
import { verifierAddress } from './roundLinks.ts';

interface FairnessParts {
  family: string;
  gameCode: string;
  text: Text;
  client: Pick<ArcadeClient, 'rotateSeeds'>;
  seeds: SeedView;
  onSeedsChanged: (seeds: SeedView) => void;
  /** The game's own messages. */
  extra?: readonly Node[];
}

/** Opens the sheet with the commitment, the seeds in use, and the buttons to change and check them. */
export function openFairness({
  family,
  gameCode,
  text,
  client,
  seeds,
  onSeedsChanged,
  extra = [],
}: FairnessParts): void {
  const facts = element('dl', { class: 'facts' });
  const note = element('p', { class: 'quiet', role: 'status' });
  const rotate = element('button', { type: 'button', class: 'button is-primary' }, text('rotate'));

  function showSeeds(current: SeedView, revealed?: RevealedSeeds): void {
    const rows: [string, string][] = [
      [text('serverSeedHash'), current.serverSeedHash],
      [text('clientSeed'), current.clientSeed ?? text('clientSeedLater')],
      [text('nextNonce'), String(current.nextNonce)],
    ];
    if (revealed) rows.push([text('revealed'), revealed.serverSeed]);
    facts.replaceChildren(...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]));
  }

  async function rotateSeeds(): Promise<void> {
    rotate.disabled = true;
    note.textContent = '';
    try {
      const { revealed, next } = await client.rotateSeeds();
      onSeedsChanged(next);
      showSeeds(next, revealed);
    } catch (error) {
      note.textContent = text(
        error instanceof ArcadeFailure && error.code === 'round.unfinished' ? 'rotateRefused' : 'unreachableText',
      );
    }
    rotate.disabled = false;
  }

  rotate.addEventListener('click', () => void rotateSeeds());
  showSeeds(seeds);
  openPanel(
    text('fairness'),
    text('close'),
    element('p', {}, text('fairnessText')),
    facts,
    note,
    element(
      'div',
      { class: 'sheet-actions' },
      rotate,
      element(
        'a',
        { class: 'button', href: verifierAddress(family, gameCode), target: '_blank', rel: 'noopener' },
        text('openVerifier'),
      ),
      element(
        'a',
        { class: 'button', href: '/games/verify-offline.html', download: 'verify-offline.html' },
        text('offlineVerifier'),
      ),
    ),
    ...extra,
  );
}
