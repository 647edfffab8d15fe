import type { Board, FallsEvent } from '../fallsEvents.ts';

type EventOf<Type extends FallsEvent['type']> = Extract<FallsEvent, { type: Type }>;

/** A win of one kind of symbol. */
export type SymbolWin = EventOf<'symbol_win'>;

/** The stage on which a round is played. Each method resolves when its part has been shown. */
export interface RoundStage {
  showRow(event: EventOf<'row_drawn'>): void;
  dropBoard(columns: Board): Promise<void>;
  /** All wins of one board at once. */
  showWins(wins: readonly SymbolWin[]): Promise<void>;
  /** The symbols of `wins` burst and fresh ones fall in. */
  cascade(event: EventOf<'cascade'>, wins: readonly SymbolWin[]): Promise<void>;
  showTemples(event: EventOf<'scatter'>): Promise<void>;
  startFreeFalls(count: number): Promise<void>;
  showFreeFall(event: EventOf<'free_fall'>): Promise<void>;
  addFreeFalls(count: number): Promise<void>;
  endFreeFalls(amount: bigint): Promise<void>;
  showBigWin(amount: bigint): Promise<void>;
  showMaxWin(amount: bigint): Promise<void>;
  /** Sets the win that has been shown so far. */
  setWin(amount: bigint): void;
}

/** Plays a recorded round with one handler per event. It decides nothing and only sums up the wins that it shows. */
export async function playRound(events: readonly FallsEvent[], stage: RoundStage): Promise<void> {
  let shown = 0n;
  let wins: SymbolWin[] = [];

  const add = (amount: string): void => {
    shown += BigInt(amount);
    stage.setWin(shown);
  };

  for (const [index, event] of events.entries()) {
    switch (event.type) {
      case 'row_drawn':
        stage.showRow(event);
        break;
      case 'board_dropped':
        await stage.dropBoard(event.columns);
        break;
      case 'symbol_win':
        wins.push(event);
        // The wins of one board are shown together.
        if (events[index + 1]?.type !== 'symbol_win') {
          add(wins.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString());
          await stage.showWins(wins);
        }
        break;
      case 'cascade':
        await stage.cascade(event, wins);
        wins = [];
        break;
      case 'scatter':
        add(event.amount);
        await stage.showTemples(event);
        break;
      case 'free_falls_started':
        await stage.startFreeFalls(event.count);
        break;
      case 'free_fall':
        await stage.showFreeFall(event);
        await stage.dropBoard(event.columns);
        break;
      case 'free_falls_added':
        await stage.addFreeFalls(event.count);
        break;
      case 'free_falls_ended':
        await stage.endFreeFalls(BigInt(event.amount));
        break;
      case 'big_win':
        await stage.showBigWin(BigInt(event.amount));
        break;
      case 'max_win':
        await stage.showMaxWin(BigInt(event.amount));
        break;
      case 'round_ended':
        stage.setWin(BigInt(event.win));
        break;
    }
  }
}
