import type { z } from 'zod';
import type * as account from './schemas/account.ts';
import type * as content from './schemas/content.ts';
import type * as games from './schemas/games.ts';
import type * as provider from './schemas/provider.ts';
import type * as system from './schemas/system.ts';
import type * as wallet from './schemas/wallet.ts';

export type SystemStatus = z.infer<typeof system.systemStatus>;
export type Settings = z.infer<typeof system.settings>;
export type EncryptionKeys = z.infer<typeof system.encryptionKeys>;
export type SealedBody = z.infer<typeof system.sealedBody>;
export type WhitelabelSwitch = (typeof system.whitelabelSwitches)[number];
export type FeatureFlag = (typeof system.featureFlags)[number];
export type ResourceType = (typeof system.resourceTypes)[number];

export type SessionInfo = z.infer<typeof account.session>;
export type LoginBody = z.input<typeof account.loginBody>;
export type Captcha = z.infer<typeof account.captcha>;
export type RegistrationSettings = z.infer<typeof account.registrationSettings>;
export type RegisterBody = z.input<typeof account.registerBody>;
export type BotChallenge = z.infer<typeof account.botChallenge>;
export type Countries = z.infer<typeof account.countries>;
export type SmsPurpose = (typeof account.smsPurposes)[number];
export type SmsCodeBody = z.input<typeof account.smsCodeBody>;
export type SmsCode = z.infer<typeof account.smsCode>;
export type ChangePasswordBody = z.input<typeof account.changePasswordBody>;
export type PasswordLinkBody = z.input<typeof account.passwordLinkBody>;
export type ResetByLinkBody = z.input<typeof account.resetByLinkBody>;
export type ResetByPhoneBody = z.input<typeof account.resetByPhoneBody>;
export type Sessions = z.infer<typeof account.sessions>;
export type AffiliateCheck = z.infer<typeof account.affiliateCheck>;
export type ContractRequests = z.infer<typeof account.contractRequests>;
export type MemberInfo = z.infer<typeof account.memberInfo>;
export type AgentSummary = z.infer<typeof account.agentSummary>;

export type Balance = z.infer<typeof wallet.balance>;
export type DepositMethod = z.infer<typeof wallet.depositMethod>;
export type CreateDepositBody = z.input<typeof wallet.createDepositBody>;
export type Deposit = z.infer<typeof wallet.deposit>;
export type DepositState = Deposit['state'];
export type RecordsQuery = z.input<typeof wallet.recordsQuery>;
export type Transaction = z.infer<typeof wallet.transaction>;
export type TransactionKind = Transaction['kind'];
export type TransactionsQuery = z.input<typeof wallet.transactionsQuery>;
export type Order = z.infer<typeof wallet.order>;
export type OrderState = Order['state'];
export type OrderDetail = z.infer<typeof wallet.orderDetail>;
export type OrdersQuery = z.input<typeof wallet.ordersQuery>;
export type Orders = z.infer<typeof wallet.orders>;

export type Game = z.infer<typeof games.game>;
export type GamesQuery = z.input<typeof games.gamesQuery>;
export type GamePage = z.infer<typeof games.gamePage>;
export type HotGamesQuery = z.input<typeof games.hotGamesQuery>;
export type PersonalGamesQuery = z.input<typeof games.personalGamesQuery>;
export type Vendor = z.infer<typeof games.vendor>;
export type LotteryHouse = z.infer<typeof games.lotteries>['list'][number];
export type LaunchBody = z.input<typeof games.launchBody>;
export type Launch = z.infer<typeof games.launch>;
export type Winner = z.infer<typeof games.winners>['list'][number];

export type Banner = z.infer<typeof content.banner>;
export type Announcement = z.infer<typeof content.announcement>;
export type Announcements = z.infer<typeof content.announcements>;
export type AnnouncementsQuery = z.input<typeof content.announcementsQuery>;
export type Promotion = z.infer<typeof content.promotion>;
export type Promotions = z.infer<typeof content.promotions>;
export type HelpItem = z.infer<typeof content.helpItems>['list'][number];

export type ProviderAnswer = z.infer<typeof provider.providerAnswer>;
export type ProviderIdentity = z.infer<typeof provider.providerIdentity>;
export type ProviderBody<Call extends keyof typeof provider.providerBodies> = z.input<(typeof provider.providerBodies)[Call]>;

/** A page of records. */
export interface Paged<Item> {
  list: Item[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}
