import type {
  AutoCashOutRequest,
  BuilderPrice,
  BuilderRequest,
  CashOutAnswer,
  CashOutRequest,
  FavouriteList,
  FavouriteRequest,
  FixtureDetail,
  FixtureList,
  ResultList,
  SlipList,
  SlipRequest,
  SlipView,
  SportsLobby,
} from '../../../sportsApi.ts';
import type { ArcadeClient } from '../../../shell/arcadeClient.ts';

/** The filter of a request for fixtures. */
export interface FixtureQuery {
  sport?: string | undefined;
  /** Undefined for all leagues. */
  league?: string | undefined;
  /** Undefined for live and upcoming ones. */
  phase?: 'live' | 'upcoming' | undefined;
  /** The range of starts in epoch ms: from `from` on, before `until`. */
  from?: number | undefined;
  until?: number | undefined;
  /** A part of the name of an entrant or a league. */
  search?: string | undefined;
  offset?: number;
}

/** The calls of the sportsbook. Every call throws ArcadeFailure. */
export interface SportsClient {
  lobby(): Promise<SportsLobby>;
  fixtures(of: FixtureQuery): Promise<FixtureList>;
  fixture(id: string): Promise<FixtureDetail>;
  results(of: { sport?: string; league?: string; offset: number }): Promise<ResultList>;
  /** Stars or unstars a league or a fixture. */
  star(request: FavouriteRequest, isStarred: boolean): Promise<FavouriteList>;
  builder(request: BuilderRequest): Promise<BuilderPrice>;
  place(request: SlipRequest): Promise<SlipView>;
  slips(of: { state: 'open' | 'closed'; before?: string }): Promise<SlipList>;
  slip(id: string): Promise<SlipView>;
  cashOut(id: string, request: CashOutRequest): Promise<CashOutAnswer>;
  autoCashOut(id: string, request: AutoCashOutRequest): Promise<CashOutAnswer>;
}

const PAGE = 40;
const part = encodeURIComponent;

function query(fields: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return new URLSearchParams([...given, ['limit', String(PAGE)]]).toString();
}

/** Creates the calls of the sportsbook over the session of a client. */
export function createSportsClient({ call }: Pick<ArcadeClient, 'call'>): SportsClient {
  return {
    lobby: () => call('GET', 'sports'),
    fixtures: (of) => call('GET', `sports/fixtures?${query({ ...of })}`),
    fixture: (id) => call('GET', `sports/fixtures/${part(id)}`),
    results: (of) => call('GET', `sports/results?${query(of)}`),
    star: (request, isStarred) => call('POST', `sports/favourites${isStarred ? '' : '/remove'}`, request),
    builder: (request) => call('POST', 'sports/builder', request),
    place: (request) => call('POST', 'sports/slips', request),
    slips: (of) => call('GET', `sports/slips?${query(of)}`),
    slip: (id) => call('GET', `sports/slips/${part(id)}`),
    cashOut: (id, request) => call('POST', `sports/slips/${part(id)}/cash-out`, request),
    autoCashOut: (id, request) => call('POST', `sports/slips/${part(id)}/auto-cash-out`, request),
  };
}
