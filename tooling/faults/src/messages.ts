// Messages between the processes of the suite.
import type { Login } from './wire.ts';

/** A player of the load. */
export interface Player {
  name: string;
  accountId: string;
  login: Login;
}

/** A player in a game of the vendor. */
export interface Seat extends Player {
  gameCode: string;
  sessionToken: string;
}

/** A player of the in-house games. */
export interface Spinner extends Player {
  gameCode: string;
  arcadeToken: string;
}

/** A player who deposits, stakes the deposit, and withdraws. */
export interface Saver extends Seat {
  cardId: string;
}

export interface GatewayReady {
  ready: true;
  url: string;
  arcadeDatabaseUrl: string | undefined;
  /** The signing key of the sandbox payment provider in this process. */
  webhookKey: string;
}

/** Requests to a gateway process over its IPC channel. */
export type GatewayOrder =
  | { id: number; name: 'makePlayer'; with: { name: string; merchant: string } }
  | { id: number; name: 'approve'; with: { id: string; operator: string } };

export interface OrderAnswer {
  id: number;
  value?: unknown;
  problem?: string;
}

/** Processes that can be killed. */
export type Target = 'gateway' | 'arcade' | 'postgres';

/** Messages to the killer. */
export type KillerOrder =
  /** Kill one of these next, after a pause chosen by the killer. */
  | { kind: 'next'; targets: { target: Target; index: number; pid: number }[] }
  /** Changes the treatment of a proxy. */
  | { kind: 'proxy'; index: number; treatment: Treatment }
  | { kind: 'open'; ways: { port: number; isHttp: boolean }[] };

/** How a proxy treats requests. Chances from 0 to 1; the pause in ms. */
export interface Treatment {
  resetBeforeSend: number;
  resetAfterCommit: number;
  pauseMs: number;
}

/** Messages from the killer. */
export type KillerReport =
  | { kind: 'opened'; ports: number[] }
  | { kind: 'killed'; target: Target; index: number; pid: number; at: number; also: Target[] }
  | { kind: 'resets'; beforeSend: number; afterCommit: number };

/** Messages to the load. */
export type LoadOrder =
  | {
      kind: 'start';
      seed: number;
      /** Addresses of the gateways, through their proxies, and of the games. */
      gatewayUrls: string[];
      arcadeUrl: string;
      vendorSecret: string;
      recorderSocket: string;
      seats: Seat[];
      spinners: Spinner[];
      /** Players who bet in draws, and players who place slips. */
      drawers: Spinner[];
      punters: Spinner[];
      /** Players at tables with seats. */
      sitters: Spinner[];
      savers: Saver[];
    }
  /**
   * Report an accepted bet that was sent at `since` (epoch ms) or later, by this gateway or, if undefined, by any.
   */
  | { kind: 'watch'; since: number; gateway: number | undefined }
  /** Finish operations in flight and start none until resumed. */
  | { kind: 'rest' }
  | { kind: 'goOn' };

/** Messages from the load. */
export type LoadReport =
  | { kind: 'started' }
  | { kind: 'accepted'; since: number; at: number }
  | { kind: 'resting' }
  /** An answer that no rule allows. */
  | { kind: 'broken'; operation: string; problem: string }
  | { kind: 'approve'; withdrawalId: string };
