import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Currency, LanguageCode, routes, RouteName } from '@parlor/contract';
import type { calls } from '@parlor/contract/schemas';
import type { Refusal } from './refusal.ts';

/** The session of the caller. */
export interface CallSession {
  id: string;
  accountId: string;
  merchantCode: string;
  /** The name of the account in lower case. */
  account: string;
  type: number;
  /** The view of an operator; undefined if the account's owner is logged in. */
  view?: { id: string; operator: string };
}

/** The merchant's settings that every call uses. The merchant module adds all others to this type. */
export interface CallSettings {
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
}

/** The merchant that a call is for. */
export interface Merchant {
  code: string;
  name: string;
  brand: string;
  currency: Currency;
  settings: CallSettings;
}

type Schemas<Name extends RouteName> = (typeof calls)[Name];
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type QueryOf<Name extends RouteName> = Schemas<Name> extends { query: infer Schema } ? Output<Schema> : undefined;
type ParamsOf<Name extends RouteName> = Schemas<Name> extends { params: infer Schema } ? Output<Schema> : undefined;
type BodyOf<Name extends RouteName> = Schemas<Name> extends { body: infer Schema } ? Output<Schema> : undefined;

/** A call before its handler: checked, decrypted and parsed. */
export interface Call<Name extends RouteName> {
  query: QueryOf<Name>;
  params: ParamsOf<Name>;
  body: BodyOf<Name>;
  /** The raw bytes of an uploaded picture; undefined unless the call accepts one. */
  picture: (typeof routes)[Name] extends { body: 'picture' } ? Buffer : undefined;
  /** Null for public calls, which never look up a session. */
  session: (typeof routes)[Name] extends { access: 'public' } ? null : CallSession;
  merchant: Merchant;
  language: LanguageCode;
  clientAddress: string;
  /** The key of a money call; undefined for all others. */
  idempotencyKey: (typeof routes)[Name] extends { isIdempotent: true } ? string : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The value of a call's success answer. */
export type CallValue<Name extends RouteName> = z.input<Schemas<Name>['value']>;

type SharedCode =
  | 'request.invalid'
  | 'request.rate_limited'
  | 'session.required'
  | 'session.ended'
  | 'permission.denied'
  | 'view.read_only'
  | 'system.unavailable'
  | 'system.maintenance'
  | 'system.region_restricted';

/** The error codes of a call: those in its contract, and those of every call. */
export type CallErrorCode<Name extends RouteName> = Schemas<Name>['errors'][number] | SharedCode;

/** The handler of a call. Returns the value, or `refuse(…)`. */
export type CallHandler<Name extends RouteName> = (
  call: Call<Name>,
) => Promise<CallValue<Name> | Refusal<CallErrorCode<Name>>> | CallValue<Name> | Refusal<CallErrorCode<Name>>;
