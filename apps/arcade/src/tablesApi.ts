import type { TableState } from '@parlor/contract';

/** A table as everybody may see it without a session. Times are by the server's clock. */
export type TableView = TableState & { gameCode: string };

/** Answer of `GET /arcade/api/tables`. */
export interface TablesView {
  serverTime: number;
  tables: TableView[];
}

/** A table as the player of a session would find it. */
export type PlayerTableView = TableView & {
  title: { EN: string; TY: string };
  /** The least chip, in minor units of the session's currency. */
  minStake: string;
};

/** Answer of `GET /arcade/api/session/tables`: the tables that have a stake which the session may make. */
export interface PlayerTablesView {
  serverTime: number;
  tables: PlayerTableView[];
}
