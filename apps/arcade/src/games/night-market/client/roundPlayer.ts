import type { Coin, MarketEvent } from '../roundEvents.ts';

type EventOf<Type extends MarketEvent['type']> = Extract<MarketEvent, { type: Type }>;

/** The stage on which a round is played. Each method resolves when its part has been shown. */
export interface RoundStage {
  /** The reels stop; the coins of the window show their values. */
  stopReels: (window: EventOf<'reels_stopped'>['window'], coins: readonly Coin[]) => Promise<void>;
  /** Shows the coins on the reels that start the respins. */
  showCoins: (coins: readonly Coin[]) => Promise<void>;
  showWays: (wins: readonly EventOf<'ways_won'>[]) => Promise<void>;
  startRespins: (count: number, coins: readonly Coin[]) => Promise<void>;
  playRespin: (event: EventOf<'respin'>) => Promise<void>;
  playSpecial: (event: EventOf<'coin_special'>) => Promise<void>;
  showGrand: (event: EventOf<'grand_won'>) => Promise<void>;
  endFeature: (amount: bigint) => Promise<void>;
  showMaxWin: (amount: bigint) => Promise<void>;
  /** Celebrates the whole win, after everything else was shown. */
  celebrate: (amount: bigint) => Promise<void>;
  /** Sets the win that has been shown so far. */
  setWin: (amount: bigint) => void;
}

/** Plays the events of a round in order. It decides nothing and only adds up the wins that it shows. */
export async function playRound(events: readonly MarketEvent[], stage: RoundStage): Promise<void> {
  let won = 0n;
  let coins: readonly Coin[] = [];
  const add = (amount: string): void => {
    won += BigInt(amount);
    stage.setWin(won);
  };

  for (let at = 0; at < events.length; at += 1) {
    const event = events[at] as MarketEvent;
    switch (event.type) {
      case 'row_drawn':
        // The history and the verifier show the draws of the seeds; the board has no picture of them.
        break;
      case 'reels_stopped': {
        // Coins land with their values, so the next event is shown together with the window.
        const next = events[at + 1];
        coins = next?.type === 'coins_landed' ? next.coins : [];
        await stage.stopReels(event.window, coins);
        break;
      }
      case 'coins_landed':
        await stage.showCoins(event.coins);
        break;
      case 'ways_won': {
        // The wins of one spin are shown together.
        const wins: EventOf<'ways_won'>[] = [];
        for (let next: MarketEvent | undefined = event; next?.type === 'ways_won'; next = events[at + wins.length])
          wins.push(next);
        at += wins.length - 1;
        for (const { amount } of wins) add(amount);
        await stage.showWays(wins);
        break;
      }
      case 'respins_started':
        await stage.startRespins(event.count, coins);
        break;
      case 'respin':
        await stage.playRespin(event);
        break;
      case 'coin_special':
        await stage.playSpecial(event);
        break;
      case 'grand_won':
        await stage.showGrand(event);
        break;
      case 'feature_ended':
        await stage.endFeature(BigInt(event.amount));
        add(event.amount);
        break;
      case 'max_win':
        await stage.showMaxWin(BigInt(event.amount));
        break;
      case 'round_ended':
        stage.setWin(BigInt(event.win));
        await stage.celebrate(BigInt(event.win));
        break;
    }
  }
}
