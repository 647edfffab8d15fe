import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { render } from '@testing-library/react';
import {
  buildAgentSummary,
  buildAnnouncements,
  buildBankCards,
  buildBrand,
  buildDepositMethod,
  buildDevice,
  buildGamePage,
  buildHelpItem,
  buildInboxPage,
  buildMember,
  buildMonthFigures,
  buildOrders,
  buildPromotions,
  buildRewards,
  buildRank,
  buildReferral,
  buildReferredPlayers,
  buildSecurity,
  buildSettings,
  buildStatus,
  buildUnreadCounts,
  buildVendor,
  buildWinner,
  createTestStore,
  i18nByLanguage,
  PENDING,
  type MockAnswers,
} from '@parlor/testing';
import type { SessionInfo } from '@parlor/contract';
import type { Brand } from '@parlor/ui-kit/brand';
import { App } from '../App.tsx';
import { createScreenCode, type ScreenCode } from '../routing/screenCode.ts';

const nothing = { list: [], pageNum: 1, totalPages: 1, totalCount: 0 };

/** A gateway that answers every call successfully. */
const working: MockAnswers = {
  getSystemStatus: buildStatus(),
  getSettings: buildSettings(),
  getMemberInfo: buildMember(),
  getBalance: { sumBalance: '1234.50', currency: 'THB' },
  getAgentSummary: buildAgentSummary(),
  getRank: buildRank(),
  getMonthFigures: buildMonthFigures(),
  getReferral: buildReferral(),
  listReferrals: buildReferredPlayers(),
  followAccount: PENDING,
  listRains: { list: [] },
  getSecurity: buildSecurity(),
  getPlayReminder: { minutes: 60, askInMs: null, due: null },
  listBankCards: buildBankCards(),
  listCountries: { list: [{ country: 'TH', countryDialingCode: '66' }] },
  listSessions: { list: [buildDevice({ isCurrent: true })], views: [] },
  getContractRequests: { dailysalreqtype: false, divtypecompperiodreq: false, contracthoursalreq: false },
  listAnnouncements: buildAnnouncements(),
  listReadAnnouncements: { ids: [] },
  listMessages: buildInboxPage(),
  getUnreadCounts: buildUnreadCounts(),
  listPromotions: buildPromotions(),
  listPromotionStatuses: { list: [] },
  listRewards: buildRewards([]),
  listHelp: { list: [buildHelpItem()] },
  listGames: buildGamePage(),
  listHotGames: buildGamePage(),
  listVendors: { list: [buildVendor()] },
  listWinners: { list: [buildWinner()] },
  listFavouriteIds: { list: [] },
  listFavourites: buildGamePage([]),
  listRecentGames: buildGamePage([]),
  listDepositMethods: { list: [buildDepositMethod()] },
  listDepositOffers: { list: [] },
  listDeposits: nothing,
  listTransactions: nothing,
  listOrders: buildOrders([]),
};

interface Options {
  /** Answers that differ from those of a working gateway. */
  answers?: MockAnswers;
  session?: SessionInfo;
  brand?: Partial<Brand>;
  /** The code loaded when the visit begins; none by default. */
  screenCode?: ScreenCode;
  /** Called on every commit of the site. */
  onRender?: ProfilerOnRenderCallback;
}

/** Renders the whole site at an address, in English, over a mocked gateway. */
export function renderSite(
  address: string,
  { answers = {}, session, brand, screenCode = createScreenCode(), onRender = () => {} }: Options = {},
) {
  window.history.replaceState(null, '', address);
  const store = createTestStore({ answers: { ...working, ...answers }, ...(session && { session }) });
  const result = render(
    <Profiler id="site" onRender={onRender}>
      <App store={store} i18n={i18nByLanguage.EN} brand={buildBrand(brand)} screenCode={screenCode} />
    </Profiler>,
  );
  return { ...result, store, address: () => window.location.pathname + window.location.search };
}
