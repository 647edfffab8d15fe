import type { FastifyRequest } from 'fastify';
import type { Access, RouteName } from '@parlor/contract';
import type { GatewayConfig } from '../config.ts';
import type { SharedState } from '../shared/sharedState.ts';
import type { CallSession, Merchant } from './call.ts';
import type { Refusal } from './refusal.ts';

/** Finds the merchant that a request is for. */
export interface MerchantPort {
  /** The merchant of a code; undefined when there is none. */
  byCode(code: string): Promise<Merchant | undefined>;
  /** The merchant of a host name. */
  byHost(hostname: string): Promise<Merchant | undefined>;
  /** Whether somebody is found under a host name; at once where that is in memory. */
  isKnownHost(hostname: string): boolean | Promise<boolean>;
}

/** Finds out who makes a request. */
export interface CallerPort {
  /**
   * The session that a request belongs to; `required` if it has no token, `ended` if its token is no longer valid.
   * Calls that a page makes by itself do not keep an unused session open.
   */
  find(request: FastifyRequest, by: { isByItself: boolean }): Promise<CallSession | 'required' | 'ended'>;
  /** Writes down that an operator who looks at an account reads an answer. */
  noteRead(session: CallSession, name: RouteName): Promise<void>;
}

/** Decides which callers a merchant serves. */
export interface AccessPort {
  /** Why nobody at an address is served by a merchant now; undefined when they are. */
  refusalAt(
    merchant: Merchant,
    clientAddress: string,
  ): Refusal<'system.maintenance' | 'system.region_restricted'> | undefined;
  /** Whether an account may make the calls of an access. */
  permits(access: Access, session: CallSession): boolean;
}

/** Opens encrypted bodies. */
export interface SealedBodyPort {
  /** Opens a body that was sealed for this very call, at most once. */
  open(
    sealed: string,
    bound: { method: string; path: string },
  ): Promise<{ body: unknown } | Refusal<'request.encryption_invalid' | 'request.replayed'>>;
}

/** The ports of the kernel; each is filled by the module that offers it under this name. */
export interface KernelPorts {
  merchants: MerchantPort;
  callers: CallerPort;
  access: AccessPort;
  encryption: SealedBodyPort;
}

/** The dependencies of calls. */
export interface Kernel extends KernelPorts {
  config: Pick<GatewayConfig, 'answersKeptMs' | 'checksAnswers' | 'rateLimitPerMinute'>;
  shared: SharedState;
}

declare module 'fastify' {
  interface FastifyInstance {
    kernel: Kernel;
  }
}
