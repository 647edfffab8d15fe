import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { TRIAL_TYPE, type LanguageCode, type Launch } from '@parlor/contract';
import type { GatewayConfig } from '../../config.ts';
import type { Database } from '../../database.ts';
import type { CallSession, Merchant } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { scopeOf } from '../catalogue/catalogueScope.ts';
import type { RecentService } from '../favourite/recent.service.ts';
import { kindOf, mayPlayForMoney, playProfileOf, termsAt } from '../jurisdiction/playProfile.rules.ts';
import { mayPlay } from '../member/accountTypes.ts';
import { insertLaunch } from '../provider/provider.repository.ts';
import type { ProviderService } from '../provider/provider.service.ts';
import type { GamesProbe } from './gamesProbe.ts';
import { gameOriginFor, LAUNCH_LIFETIME_MS, launchUrl } from './launch.rules.ts';

/** When the client may retry a launch, in seconds. */
const RETRY_S = 5;

/** The player who launches, the merchant, the language, the host name used by the caller, and the page. */
export interface LaunchScope {
  session: CallSession;
  merchant: Merchant;
  language: LanguageCode;
  hostname: string;
  siteOrigin: string;
}

type LaunchRefusal = Refusal<
  | 'account.real_required'
  | 'game.not_found'
  | 'game.vendor_maintenance'
  | 'game.free_play_unsupported'
  | 'game.not_allowed_here'
  | 'game.opens_soon'
  | 'game.launch_url_empty'
  | 'system.unavailable'
>;

export interface LaunchService {
  /**
   * Creates an address that opens a game once, within a minute, for the account of the session, and moves the game to
   * the top of its recent games.
   */
  launch(scope: LaunchScope, game: { nodeId: string; freePlay: '0' | '1' }): Promise<Launch | LaunchRefusal>;
}

export function createLaunchService(deps: {
  db: Kysely<Database>;
  config: Pick<GatewayConfig, 'arcadeUrl'>;
  clock: () => number;
  catalogue: CatalogueService;
  recents: RecentService;
  providers: ProviderService;
  areGamesDown: GamesProbe;
}): LaunchService {
  const { db, config, clock, catalogue, recents, providers, areGamesDown } = deps;

  return {
    async launch({ session, merchant, language, hostname, siteOrigin }, { nodeId, freePlay }) {
      const isFreePlay = freePlay === '1';
      if (!mayPlay(session.type, isFreePlay)) return refuse('account.real_required');
      const found = catalogue.findGame(scopeOf({ merchant, language }), nodeId);
      if (found === undefined) return refuse('game.not_found');
      const { game } = found;
      if (game.isMaintained) return refuse('game.vendor_maintenance');
      if (found.provider === null) return refuse('game.opens_soon');
      const now = clock();
      const terms = termsAt(merchant.settings.jurisdiction, now);
      if (isFreePlay && (!game.freeplay || terms.demoPlay === 'off')) return refuse('game.free_play_unsupported');
      if (isFreePlay && terms.demoPlay === 'members' && session.type === TRIAL_TYPE)
        return refuse('account.real_required');
      if (!isFreePlay && !mayPlayForMoney(terms, game)) return refuse('game.not_allowed_here');
      // The provider need not be the card's vendor. An unknown provider gives no address.
      const provider = isFreePlay || game.supportPlay ? await providers.byCode(found.provider) : undefined;
      if (provider === undefined || (await providers.isStopped(provider.code, game.gameCode)))
        return refuse('game.launch_url_empty');
      // A frame cannot distinguish a game from the browser's own error page.
      if (await areGamesDown()) return refuse('system.unavailable', { retryAfter: RETRY_S });

      const code = randomBytes(32).toString('base64url');
      const profile = playProfileOf(merchant.settings.jurisdiction, {
        kind: kindOf(game),
        currency: merchant.currency,
        at: now,
      });
      await insertLaunch(
        db,
        {
          code_hash: createHash('sha256').update(code).digest(),
          session_id: session.id,
          account_id: session.accountId,
          merchant_code: merchant.code,
          provider: provider.code,
          node_id: game.nodeId,
          game_code: game.gameCode,
          game_name: game.gameName,
          game_type: game.gameType,
          vassalage: game.vassalage,
          currency: merchant.currency,
          language,
          display_name: session.account,
          is_free_play: isFreePlay,
          play_profile: JSON.stringify(profile),
          expires_at: new Date(now + LAUNCH_LIFETIME_MS),
        },
        now,
      );
      await recents.record(session.accountId, game.nodeId);
      const origin = gameOriginFor(config.arcadeUrl, hostname);
      return { url: launchUrl({ origin, siteOrigin, client: game.gameCode, code, language }), origin, game };
    },
  };
}
