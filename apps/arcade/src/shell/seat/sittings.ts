import type { RoundView, SessionView } from '../../arcadeApi.ts';
import type { TableView } from '../../seatApi.ts';
import { amountText } from '../amountText.ts';
import { ArcadeFailure, randomHex, type ArcadeClient } from '../arcadeClient.ts';
import { element } from '../element.ts';
import type { Text } from '../gameText.ts';
import { openPanel } from '../panel.ts';
import { pause, sendUntilDecided } from '../retrying.ts';
import { createUnitScale } from './lobby.ts';

/** Buy-ins, top-ups, and payouts of stacks. */
export interface Sittings {
  /** Sits down at a table of a base; amounts are in minor units. */
  sitDown: (base: bigint, buyIn: bigint) => Promise<void>;
  openTopUp: () => void;
  /** Waits until the stack of a sitting is paid out, up to a time limit. */
  waitForStack: (roundId: string) => Promise<void>;
}

/** The polling interval, in ms, and the maximum polls for the payout of a stack. */
const RETRY_MS = 600;
const MAX_RETRIES = 30;

/** Creates the money movements between balance and table. */
export function createSittings({
  client,
  session,
  text,
  refuse,
  showSeatRefusal,
  showMessage,
  table,
  setBusy,
  onPaid,
  onSat,
  catchUp,
}: {
  client: Pick<ArcadeClient, 'bet' | 'decide' | 'round'>;
  session: SessionView;
  text: Text;
  refuse: (reason: string) => void;
  showSeatRefusal: (code: string) => void;
  showMessage: (words: string, tone?: 'trouble') => void;
  table: () => TableView | null;
  setBusy: (isBusy: boolean) => void;
  /** Called when the gateway accepted a bet of this amount. */
  onPaid: (round: RoundView, amount: bigint) => void;
  onSat: () => void;
  /** Requests the session again when the page's state is outdated. */
  catchUp: () => Promise<void>;
}): Sittings {
  const { currency } = session;
  const money = (minor: bigint): string => amountText(minor, currency);

  async function sitDown(base: bigint, buyIn: bigint): Promise<void> {
    setBusy(true);
    const request = {
      stake: buyIn.toString(),
      choice: { tableBase: base.toString() },
      idempotencyKey: randomHex(16),
      clientSeed: session.seeds.clientSeed ?? randomHex(16),
    };
    try {
      const round = await sendUntilDecided(() => client.bet(request), {
        text,
        onTrouble: (words) => showMessage(words, 'trouble'),
      });
      if (round.state === 'VOID') {
        refuse(round.voidReason ?? '');
        return;
      }
      paid(round, buyIn);
      onSat();
    } catch (error) {
      if (!(error instanceof ArcadeFailure)) throw error;
      if (error.code === 'round.unfinished') onSat();
      else if (error.code.startsWith('seed.')) await catchUp();
      else showSeatRefusal(error.code);
    } finally {
      setBusy(false);
    }
  }

  function paid(round: RoundView, amount: bigint): void {
    session.seeds = { ...session.seeds, clientSeed: round.clientSeed };
    onPaid(round, amount);
  }

  function openTopUp(): void {
    const shown = table();
    if (!shown) return;
    const { you, base: digits } = shown;
    const base = BigInt(digits);
    const max = BigInt(you.mostTopUp) / base;
    if (max < 1n) return showMessage(text('topUpFull'));
    let units = 1;
    const add = element('button', { type: 'button', class: 'button is-primary' });
    const scale = createUnitScale({
      least: 1,
      most: Number(max),
      value: Number(max),
      label: text('topUp'),
      base,
      currency,
      onChange(next) {
        units = next;
        add.textContent = text('topUpBy', { amount: money(base * BigInt(units)) });
      },
    });
    const panel = openPanel(text('topUp'), text('close'), scale, element('div', { class: 'sheet-actions' }, add));
    add.addEventListener('click', () => {
      panel.close();
      void topUp(you.roundId, you.topUps, base * BigInt(units));
    });
  }

  async function topUp(roundId: string, position: number, amount: bigint): Promise<void> {
    setBusy(true);
    try {
      const decision = { topUp: amount.toString() };
      const round = await sendUntilDecided(() => client.decide(roundId, { decision, position }), {
        text,
        onTrouble: (words) => showMessage(words, 'trouble'),
      });
      paid(round, amount);
    } catch (error) {
      if (!(error instanceof ArcadeFailure)) throw error;
      showSeatRefusal(error.code);
    } finally {
      setBusy(false);
    }
  }

  return {
    sitDown,
    openTopUp,
    async waitForStack(roundId) {
      for (let times = 0; times < MAX_RETRIES; times += 1) {
        try {
          if ((await client.round(roundId)).state === 'SETTLED') return;
        } catch {
          // The next answer contains the state.
        }
        await pause(RETRY_MS);
      }
    },
  };
}
