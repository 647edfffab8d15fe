import type { TableState } from '@parlor/contract';

/** The public view of a table. Times are by the server's clock. */
export type TableView = TableState & { gameCode: string };

/** Answer of `GET /arcade/api/tables`. */
export interface TablesView {
  serverTime: number;
  tables: TableView[];
}

/** A table for the player of a session. */
export type PlayerTableView = TableView & {
  title: { EN: string; TY: string };
  /** The smallest chip, in minor units of the session's currency. */
  minStake: string;
};

/** Answer of `GET /arcade/api/session/tables`: the tables with a stake within the session's limits. */
export interface PlayerTablesView {
  serverTime: number;
  tables: PlayerTableView[];
}
