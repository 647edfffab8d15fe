import type { LotusEvent } from '../roundEvents.ts';

type EventOf<Type extends LotusEvent['type']> = Extract<LotusEvent, { type: Type }>;

/** The stage on which a round is played. Each method resolves when its part has been shown. */
export interface RoundStage {
  stopReels(window: EventOf<'reels_stopped'>['window']): Promise<void>;
  startReels(): void;
  showLines(wins: EventOf<'line_win'>[]): Promise<void>;
  showScatter(event: EventOf<'scatter'>): Promise<void>;
  showFeatureStart(count: number): Promise<void>;
  /** `total` is the win of all free spins so far. */
  showFreeSpin(event: EventOf<'free_spin'>, total: bigint): Promise<void>;
  showAddedSpins(event: EventOf<'free_spins_added'>): Promise<void>;
  showFeatureEnd(amount: bigint): Promise<void>;
  showBigWin(amount: bigint): Promise<void>;
  showJackpot(pool: string): Promise<void>;
  /** Sets the win that has been shown so far. */
  setWin(amount: bigint): void;
}

/**
 * Plays a recorded round with one handler per event. It decides nothing and only sums up the wins that it shows. The
 * reels are already turning. `jackpot` is the payout of a jackpot in minor units, which the win does not include.
 */
export async function playRound(events: readonly LotusEvent[], stage: RoundStage, jackpot = 0n): Promise<void> {
  let shown = 0n;
  /** The win before the free spins. */
  let before = 0n;
  let lineWins: EventOf<'line_win'>[] = [];

  const add = (amount: string): void => {
    shown += BigInt(amount);
    stage.setWin(shown);
  };
  const flushLines = async (): Promise<void> => {
    if (lineWins.length === 0) return;
    const wins = lineWins;
    lineWins = [];
    for (const win of wins) shown += BigInt(win.amount);
    stage.setWin(shown);
    await stage.showLines(wins);
  };

  for (const event of events) {
    // The winning lines of one spin are shown together.
    if (event.type !== 'line_win') await flushLines();
    switch (event.type) {
      case 'reels_stopped':
        await stage.stopReels(event.window);
        break;
      case 'line_win':
        lineWins.push(event);
        break;
      case 'scatter':
        add(event.amount);
        await stage.showScatter(event);
        break;
      case 'free_spins_started':
        before = shown;
        await stage.showFeatureStart(event.count);
        break;
      case 'free_spin':
        await stage.showFreeSpin(event, shown - before);
        stage.startReels();
        await stage.stopReels(event.window);
        break;
      case 'free_spins_added':
        await stage.showAddedSpins(event);
        break;
      case 'free_spins_ended':
        await stage.showFeatureEnd(BigInt(event.amount));
        break;
      case 'big_win':
        await stage.showBigWin(BigInt(event.amount));
        break;
      case 'jackpot_won':
        await stage.showJackpot(event.pool);
        break;
      case 'round_ended':
        stage.setWin(BigInt(event.win) + jackpot);
        break;
    }
  }
}
