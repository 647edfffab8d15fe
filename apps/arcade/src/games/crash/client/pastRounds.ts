import type { PastCrash } from '../../../roomApi.ts';
import { commitmentOf, outcomeWords } from '../../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../../fairness/uniformDraw.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { hundredthsText, shortHundredthsText } from '../../../shell/multiplierText.ts';
import { openPanel } from '../../../shell/panel.ts';
import { factList } from '../../../shell/room/fairnessSheet.ts';
import { drawCrash } from '../rules.ts';

/** The strip of the last rounds. */
export interface PastRounds {
  root: HTMLElement;
  show: (past: readonly PastCrash[]) => void;
}

/** Returns one of three sizes, each with its own colour and frame. */
function sizeOf(hundredths: number): 'low' | 'middle' | 'high' {
  if (hundredths < 200) return 'low';
  return hundredths < 1_000 ? 'middle' : 'high';
}

/** Whether the seeds of a finished round give its crash point, and the seed matches the hash that was shown before. */
export function isCrashProven({ index, hundredths, serverSeed, clientSeed }: PastCrash, hash: string): boolean {
  try {
    if (commitmentOf(serverSeed) !== hash) return false;
    return drawCrash(uniformDraw(outcomeWords({ serverSeed, clientSeed, nonce: index }))) === hundredths;
  } catch {
    // The seed is not a hexadecimal number.
    return false;
  }
}

/** Creates the strip. A tap on a round opens what proves it. */
export function createPastRounds({ text, gameCode }: { text: Text; gameCode: string }): PastRounds {
  let past: readonly PastCrash[] = [];
  const list = element('ol', { class: 'past-rounds', 'aria-label': text('pastRounds') });

  function open(crash: PastCrash): void {
    const { index, hundredths, serverSeed, clientSeed } = crash;
    // The seed of the round before is the hash; of the oldest round shown it is computed.
    const before = past.find((other) => other.index === index - 1);
    const hash = before?.serverSeed ?? commitmentOf(serverSeed);
    const note = element('p', { class: 'quiet', role: 'status' });
    const check = element('button', { type: 'button', class: 'button is-primary' }, text('verify'));
    check.addEventListener('click', () => {
      note.textContent = text(isCrashProven(crash, hash) ? 'checkGood' : 'checkBad');
    });
    const fields = new URLSearchParams({
      family: 'crash',
      game: gameCode,
      serverSeed,
      commitment: hash,
      clientSeed,
      nonce: String(index),
      stake: '200',
      choice: JSON.stringify({ panel: 0, target: null, clientSeed: '0'.repeat(32) }),
      decisions: JSON.stringify([{ ended: true }]),
    });
    openPanel(
      text('roundTitle', { index }),
      text('close'),
      factList([
        [text('roundMultiplier'), hundredthsText(hundredths)],
        [text('roundHash'), hash],
        [text('roundSeed'), serverSeed],
        [text('roundClientSeed'), clientSeed],
      ]),
      note,
      element(
        'div',
        { class: 'sheet-actions' },
        check,
        element(
          'a',
          { class: 'button', href: `/games/verify.html#${fields.toString()}`, target: '_blank', rel: 'noopener' },
          text('openVerifier'),
        ),
      ),
    );
  }

  function chip(crash: PastCrash): HTMLElement {
    const { index, hundredths } = crash;
    const label = text('pastRound', { index, multiplier: hundredthsText(hundredths) });
    const button = element(
      'button',
      { type: 'button', class: 'past-round', 'data-size': sizeOf(hundredths), 'aria-label': label },
      shortHundredthsText(hundredths),
    );
    button.addEventListener('click', () => open(crash));
    return element('li', {}, button);
  }

  return {
    root: list,
    show(next) {
      if (next === past) return;
      past = next;
      list.replaceChildren(...past.map(chip));
    },
  };
}
