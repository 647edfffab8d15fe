import type { FastifyRequest } from 'fastify';
import type { Access, RouteName } from '@parlor/contract';
import type { GatewayConfig } from '../config.ts';
import type { SharedState } from '../shared/sharedState.ts';
import type { CallSession, Merchant } from './call.ts';
import type { Refusal } from './refusal.ts';

/** Finds the merchant that a request is for. */
export interface MerchantPort {
  /** Finds the merchant of a code; undefined if there is none. */
  byCode(code: string): Promise<Merchant | undefined>;
  /** Finds the merchant of a host name. */
  byHost(hostname: string): Promise<Merchant | undefined>;
  /** Whether a merchant has a host name; synchronous if cached. */
  isKnownHost(hostname: string): boolean | Promise<boolean>;
}

/** Identifies the caller of a request. */
export interface CallerPort {
  /**
   * Finds the session of a request; `required` without a token, `ended` if the token is no longer valid. Calls that a
   * page makes by itself do not keep an unused session active.
   */
  find(request: FastifyRequest, by: { isAutomatic: boolean }): Promise<CallSession | 'required' | 'ended'>;
  /** Records that an operator who views an account read an answer. */
  recordRead(session: CallSession, name: RouteName): Promise<void>;
}

/** Decides which callers a merchant serves. */
export interface AccessPort {
  /** Returns why a merchant does not serve an address now; undefined if it does. */
  refusalAt(
    merchant: Merchant,
    clientAddress: string,
  ): Refusal<'system.maintenance' | 'system.region_restricted'> | undefined;
  /** Whether an account may make calls of an access level. */
  permits(access: Access, session: CallSession): boolean;
}

/** Decrypts encrypted bodies. */
export interface SealedBodyPort {
  /** Decrypts a body that was encrypted for this call, at most once. */
  open(
    sealed: string,
    bound: { method: string; path: string },
  ): Promise<{ body: unknown } | Refusal<'request.encryption_invalid' | 'request.replayed'>>;
}

/** The ports of the kernel. The module that offers a service under the same name fills it. */
export interface KernelPorts {
  merchants: MerchantPort;
  callers: CallerPort;
  access: AccessPort;
  encryption: SealedBodyPort;
}

/** The dependencies of calls. */
export interface Kernel extends KernelPorts {
  config: Pick<GatewayConfig, 'answerCacheMs' | 'checksAnswers' | 'rateLimitPerMinute'>;
  shared: SharedState;
}

declare module 'fastify' {
  interface FastifyInstance {
    kernel: Kernel;
  }
}
