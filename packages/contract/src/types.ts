import type { z } from 'zod';
import type * as account from './schemas/account.ts';
import type * as agent from './schemas/agent.ts';
import type * as agentContract from './schemas/agentContract.ts';
import type * as agentReport from './schemas/agentReport.ts';
import type * as content from './schemas/content.ts';
import type * as lottery from './schemas/lottery.ts';
import type * as contest from './schemas/contest.ts';
import type * as deposit from './schemas/deposit.ts';
import type * as games from './schemas/games.ts';
import type * as identity from './schemas/identity.ts';
import type * as live from './schemas/live.ts';
import type * as loyalty from './schemas/loyalty.ts';
import type * as provider from './schemas/provider.ts';
import type * as passkey from './schemas/passkey.ts';
import type * as playLimits from './schemas/playLimits.ts';
import type * as referral from './schemas/referral.ts';
import type * as report from './schemas/report.ts';
import type * as reward from './schemas/reward.ts';
import type * as security from './schemas/security.ts';
import type * as inbox from './schemas/inbox.ts';
import type * as push from './schemas/push.ts';
import type * as support from './schemas/support.ts';
import type * as system from './schemas/system.ts';
import type * as wallet from './schemas/wallet.ts';
import type * as withdrawal from './schemas/withdrawal.ts';

/** Status of the platform for the caller (SYS-04). */
export type SystemStatus = z.infer<typeof system.systemStatus>;
/** Public configuration of a merchant (SYS-13). */
export type Settings = z.infer<typeof system.settings>;
/** Public keys for sealed bodies. */
export type EncryptionKeys = z.infer<typeof system.encryptionKeys>;
/** Content of a sealed body. */
export type SealedBody = z.infer<typeof system.sealedBody>;
/** A switch that shows or hides a menu item. */
export type WhitelabelSwitch = (typeof system.whitelabelSwitches)[number];
/** A switch that enables a feature. */
export type FeatureFlag = (typeof system.featureFlags)[number];
/** A type of merchant link. */
export type ResourceType = (typeof system.resourceTypes)[number];

/** A session as the site stores it (AUTH-09). */
export type SessionInfo = z.infer<typeof account.session>;
/** Body of `login`. Fields with a default are optional. */
export type LoginBody = z.input<typeof account.loginBody>;
/** A captcha picture and its expiry. */
export type Captcha = z.infer<typeof account.captcha>;
/** The merchant's registration methods and field rules (REG-02). */
export type RegistrationSettings = z.infer<typeof account.registrationSettings>;
/** Body of `register` and `registerMobile` (REG-09). */
export type RegisterBody = z.input<typeof account.registerBody>;
/** A signed proof-of-work challenge. */
export type BotChallenge = z.infer<typeof account.botChallenge>;
/** Countries with their dialling codes (REG-13). */
export type Countries = z.infer<typeof account.countries>;
/** The purpose of an SMS code. */
export type SmsPurpose = (typeof account.smsPurposes)[number];
/** Body of `sendSmsCode`. */
export type SmsCodeBody = z.input<typeof account.smsCodeBody>;
/** When another SMS code may be requested (REG-11). */
export type SmsCode = z.infer<typeof account.smsCode>;
/** Body of `changePassword` (PSW-05). */
export type ChangePasswordBody = z.input<typeof account.changePasswordBody>;
/** Body of `requestPasswordLink` (PSW-02). */
export type PasswordLinkBody = z.input<typeof account.passwordLinkBody>;
/** Body of `redeemView`. */
export type ViewBody = z.infer<typeof account.viewBody>;
/** Body of `resetPasswordByLink`. */
export type ResetByLinkBody = z.input<typeof account.resetByLinkBody>;
/** Body of `resetPasswordByPhone` (PSW-03). */
export type ResetByPhoneBody = z.input<typeof account.resetByPhoneBody>;
/** The account's sessions on all devices (AUTH-18). */
export type Sessions = z.infer<typeof account.sessions>;
/** Whether a code or domain belongs to an agent (REG-06). */
export type AffiliateCheck = z.infer<typeof account.affiliateCheck>;
/** Kinds of contract that await an answer (AUTH-17). */
export type ContractRequests = z.infer<typeof account.contractRequests>;
/** The logged-in account (MEM-01). */
export type MemberInfo = z.infer<typeof account.memberInfo>;
/** Head icon of the account (MEM-01). */
export type HeadIcon = z.infer<typeof security.headIcon>;
/** The protections of the account (MEM-04). */
export type SecurityOverview = z.infer<typeof security.overview>;
/** Body of `sendSecurityCode`. */
export type SecurityCodeBody = z.input<typeof security.securityCodeBody>;
/** When and where a code was sent. */
export type SecurityCode = z.infer<typeof security.securityCode>;
/** Body of `bindMobile`. */
export type BindMobileBody = z.input<typeof security.bindMobileBody>;
/** Body of `bindEmail`. */
export type BindEmailBody = z.input<typeof security.bindEmailBody>;
/** Body of `setPaymentPassword`. */
export type SetPaymentPasswordBody = z.input<typeof security.setPaymentPasswordBody>;
/** Body of `changePaymentPassword`. */
export type ChangePaymentPasswordBody = z.input<typeof security.changePaymentPasswordBody>;
/** Body of `resetPaymentPassword`. */
export type ResetPaymentPasswordBody = z.input<typeof security.resetPaymentPasswordBody>;
/** A bank card as its owner sees it (WAL-04). */
export type BankCard = z.infer<typeof security.bankCard>;
/** The bank cards of an account with its payee name (MEM-05). */
export type BankCards = z.infer<typeof security.bankCards>;
/** Body of `addBankCard`. */
export type AddBankCardBody = z.input<typeof security.addBankCardBody>;
/** Body of `removeBankCard`. */
export type RemoveBankCardBody = z.input<typeof security.removeBankCardBody>;
/** Body of `changePayeeName`. */
export type PayeeNameBody = z.input<typeof security.payeeNameBody>;
/** Own passkeys: the second factor for money. */
export type Passkeys = z.infer<typeof passkey.passkeys>;
/** One passkey as its owner sees it. */
export type Passkey = Passkeys['list'][number];
/** Options for a new passkey. */
export type PasskeyCreation = z.infer<typeof passkey.creationOptions>;
/** Body of `challengePasskey`. */
export type PasskeyChallengeBody = z.input<typeof passkey.challengeBody>;
/** Options for the proof of an action by a passkey. */
export type PasskeyRequest = z.infer<typeof passkey.requestOptions>;
/** The answer of a passkey to a challenge. */
export type PasskeyProof = z.infer<typeof passkey.passkeyProof>;
/** The answer of a new passkey. */
export type NewCredential = z.infer<typeof passkey.newCredential>;
/** Body of `addPasskey`. */
export type AddPasskeyBody = z.input<typeof passkey.addPasskeyBody>;
/** Body of `renamePasskey`. */
export type RenamePasskeyBody = z.input<typeof passkey.renamePasskeyBody>;
/** Body of `removePasskey`. */
export type RemovePasskeyBody = z.input<typeof passkey.removePasskeyBody>;
/** Body of `resetPasskeys`. */
export type ResetPasskeysBody = z.input<typeof passkey.resetPasskeysBody>;
/** A member's identity verification (MEM-06). */
export type Identity = z.infer<typeof identity.identity>;
/** The reason why a check was refused. */
export type IdentityReason = NonNullable<Identity['reason']>;
/** Body of `sendIdentity`. */
export type IdentityBody = z.input<typeof identity.identityBody>;
/** Own limits, their used parts, and the running break (MEM-07). */
export type PlayLimits = z.infer<typeof playLimits.playLimits>;
/** One of the limits. */
export type PlayLimit = PlayLimits['limits'][number];
/** Body of `setPlayLimit`. */
export type PlayLimitBody = z.input<typeof playLimits.playLimitBody>;
/** How long a player has played, when a reminder is due (MEM-08). */
export type PlayReminder = z.infer<typeof playLimits.playReminder>;
/** Body of `setPlayReminder`. */
export type PlayReminderBody = z.input<typeof playLimits.playReminderBody>;
/** Body of `acknowledgePlayReminder`. */
export type AcknowledgeReminderBody = z.input<typeof playLimits.acknowledgeReminderBody>;
/** Body of `takeBreak`. */
export type BreakBody = z.input<typeof playLimits.breakBody>;
/** Size of an agent's team. */
export type AgentSummary = z.infer<typeof account.agentSummary>;

/** An account below an agent. */
export type Downline = z.infer<typeof agent.downline>;
/** Query of `listDownlines`. */
export type DownlinesQuery = z.input<typeof agent.downlinesQuery>;
/** Accounts below an agent. */
export type Downlines = z.infer<typeof agent.downlines>;
/** One account below an agent. */
export type DownlineDetail = z.infer<typeof agent.downlineDetail>;
/** The rebate of a game type. */
export type Rate = z.infer<typeof agent.rate>;
/** Body of `openDownline`. */
export type OpenDownlineBody = z.input<typeof agent.openDownlineBody>;
/** Body of `moveDownline`. */
export type MoveDownlineBody = z.input<typeof agent.moveDownlineBody>;
/** A completed or scheduled move. */
export type DownlineMove = z.infer<typeof agent.downlineMove>;
/** Rebates that an agent may give. */
export type RateRange = z.infer<typeof agent.rateRange>;
/** Quotas of an agent. */
export type Quotas = z.infer<typeof agent.quotas>;
/** Body of `giveQuotas`. */
export type GiveQuotasBody = z.input<typeof agent.giveQuotasBody>;
/** A link through which new players or agents join. */
export type AffiliateUrl = z.infer<typeof agent.affiliateUrl>;
/** Body of `createAffiliateUrl`. */
export type CreateAffiliateUrlBody = z.input<typeof agent.createAffiliateUrlBody>;
/** Terms of transfers within a team. */
export type TransferTerms = z.infer<typeof agent.transferTerms>;
/** Body of `transferToDownline`. */
export type TransferBody = z.input<typeof agent.transferBody>;
/** A transfer between an agent and an account of the team. */
export type AgentTransfer = z.infer<typeof agent.agentTransfer>;
/** Query of `listAgentTransfers`. */
export type AgentTransfersQuery = z.input<typeof agent.agentTransfersQuery>;
/** A validated batch of transfers. */
export type BatchPreview = z.infer<typeof agent.batchPreview>;
/** Body of `createBatchTransfer`. */
export type BatchTransferBody = z.input<typeof agent.batchTransferBody>;
/** A sent batch of transfers. */
export type BatchTransfer = z.infer<typeof agent.batchTransfer>;
/** Settings of an agent. */
export type AgentSettings = z.infer<typeof agent.agentSettings>;
/** Query of a team report. */
export type TeamSpanQuery = z.input<typeof agentReport.teamSpanQuery>;
/** KPIs of a team. */
export type TeamKpi = z.infer<typeof agentReport.teamKpi>;
/** A team by day and hour. */
export type TeamTrend = z.infer<typeof agentReport.teamTrend>;
/** A team by game type. */
export type TeamGameTypes = z.infer<typeof agentReport.teamGameTypes>;
/** Query of `listTeamResults`. */
export type TeamResultsQuery = z.input<typeof agentReport.teamResultsQuery>;
/** A team by direct downline. */
export type TeamResults = z.infer<typeof agentReport.teamResults>;
/** Query of `listDownlineBets`. */
export type DownlineBetsQuery = z.input<typeof agentReport.downlineBetsQuery>;
/** Rounds of an account of a team. */
export type DownlineBets = z.infer<typeof agentReport.downlineBets>;
/** Query of `listAgentRebates`. */
export type AgentRebatesQuery = z.input<typeof agentReport.agentRebatesQuery>;
/** Rebates of an agent by day and game type. */
export type AgentRebates = z.infer<typeof agentReport.agentRebates>;
/** Query of `listRebateSources`. */
export type RebateSourcesQuery = z.input<typeof agentReport.rebateSourcesQuery>;
/** Players behind a rebate. */
export type RebateSources = z.infer<typeof agentReport.rebateSources>;
/** Kind of a contract between an agent and a downline. */
export type ContractKind = (typeof agentContract.contractKinds)[number];
/** State of a contract. */
export type ContractState = (typeof agentContract.contractStates)[number];
/** The terms of a contract. */
export type ContractTerms = z.infer<typeof agentContract.contractTerms>;
/** A tier of a contract. */
export type ContractTier = ContractTerms['tiers'][number];
/** A contract as one of its parties sees it. */
export type Contract = z.infer<typeof agentContract.contract>;
/** Query of `listContracts`. */
export type ContractsQuery = z.input<typeof agentContract.contractsQuery>;
/** A contract with its history. */
export type ContractDetail = z.infer<typeof agentContract.contractDetail>;
/** Body of `proposeContract`. */
export type ProposeContractBody = z.input<typeof agentContract.proposeContractBody>;
/** Body of `answerContract`. */
export type AnswerContractBody = z.input<typeof agentContract.answerContractBody>;
/** The terms that a payer may offer. */
export type ContractRange = z.infer<typeof agentContract.contractRange>;
/** Body of `simulateContract`. */
export type SimulateContractBody = z.input<typeof agentContract.simulateContractBody>;
/** The payments that terms would have resulted in. */
export type Simulation = z.infer<typeof agentContract.simulation>;
/** State of a bill. */
export type BillState = (typeof agentContract.billStates)[number];
/** A bill of a contract for one period. */
export type Bill = z.infer<typeof agentContract.bill>;
/** Query of `listBills`. */
export type BillsQuery = z.input<typeof agentContract.billsQuery>;
/** Bills with their totals. */
export type Bills = z.infer<typeof agentContract.bills>;
/** A bill with its breakdown. */
export type BillDetail = z.infer<typeof agentContract.billDetail>;
/** Rounds behind a bill. */
export type BillBets = z.infer<typeof agentContract.billBets>;
/** A recomputed bill. */
export type RecomputedBill = z.infer<typeof agentContract.recomputed>;
/** The current period of a contract. */
export type Accrual = z.infer<typeof agentContract.accrual>;

/** Balance as a decimal string, with its currency (WAL-01). */
export type Balance = z.infer<typeof wallet.balance>;
/** An event of `followAccount`. */
export type AccountEvent = z.infer<typeof live.accountEvent>;
/** A deposit method with its limits (WAL-02). */
export type DepositMethod = z.infer<typeof deposit.depositMethod>;
/** Body of `createDeposit`. */
export type CreateDepositBody = z.input<typeof deposit.createDepositBody>;
/** A deposit order. */
export type Deposit = z.infer<typeof deposit.deposit>;
/** State of a deposit. */
export type DepositState = Deposit['state'];
/** How a player pays. */
export type DepositKind = Deposit['kind'];
/** The reason why an operator refused a deposit. */
export type DepositReason = NonNullable<Deposit['reason']>;
/** Deposit methods, with the offers that can be selected. */
export type DepositMethods = z.infer<typeof deposit.depositMethods>;
/** A promotion with rewards for deposits, and its reward for a given amount (WAL-02). */
export type DepositOfferPreview = z.infer<typeof deposit.depositOfferPreview>;
/** Query of `listDepositOffers`. */
export type DepositOffersQuery = z.infer<typeof deposit.depositOffersQuery>;
/** The offers that a player may select with a deposit. */
export type DepositOffer = z.infer<typeof deposit.depositOffer>;
/** The terms of a withdrawal by the account now (WAL-04). */
export type WithdrawalTerms = z.infer<typeof withdrawal.withdrawalTerms>;
/** Body of `createWithdrawal`. */
export type CreateWithdrawalBody = z.input<typeof withdrawal.createWithdrawalBody>;
/** A withdrawal as its owner sees it. */
export type Withdrawal = z.infer<typeof withdrawal.withdrawal>;
/** State of a withdrawal. */
export type WithdrawalState = Withdrawal['state'];
/** The reason why a withdrawal was refused or failed. */
export type WithdrawalReason = NonNullable<Withdrawal['reason']>;
/** Page and period of a record list. */
export type RecordsQuery = z.input<typeof wallet.recordsQuery>;
/** A line of the account record (WAL-05). */
export type Transaction = z.infer<typeof wallet.transaction>;
/** Kind of a transaction. */
export type TransactionKind = Transaction['kind'];
/** Query of `listTransactions`. */
export type TransactionsQuery = z.input<typeof wallet.transactionsQuery>;
/** A line of the betting record: one round of one game (WAL-05). */
export type Order = z.infer<typeof wallet.order>;
/** State of a bet. */
export type OrderState = Order['state'];
/** A bet with its ledger entries. */
export type OrderDetail = z.infer<typeof wallet.orderDetail>;
/** Query of `listOrders`. */
export type OrdersQuery = z.input<typeof wallet.ordersQuery>;
/** A page of bets, with totals over all pages. */
export type Orders = z.infer<typeof wallet.orders>;

/** First and last day of a report. */
export type DaysQuery = z.input<typeof report.daysQuery>;
/** Stakes and wins, by day (WAL-05). */
export type ProfitAndLoss = z.infer<typeof report.profitAndLoss>;
/** Rounds by type of game. */
export type GameTypeResults = z.infer<typeof report.gameTypeResults>;
/** The sums of one day. */
export type DayResult = ProfitAndLoss['days'][number];

/** A game in a list. */
export type Game = z.infer<typeof games.game>;
/** Query of `listGames`. */
export type GamesQuery = z.input<typeof games.gamesQuery>;
/** A page of games. */
export type GamePage = z.infer<typeof games.gamePage>;
/** Query of `listHotGames`. */
export type HotGamesQuery = z.input<typeof games.hotGamesQuery>;
/** Query of `listFavourites` and `listRecentGames`. */
export type PersonalGamesQuery = z.input<typeof games.personalGamesQuery>;
/** A vendor with its classifications for one game type. */
export type Vendor = z.infer<typeof games.vendor>;
/** A vendor with its lotteries (GAME-20). */
export type LotteryHouse = z.infer<typeof games.lotteries>['list'][number];
/** A form of lotteries with its plays. */
export type LotteryForm = z.infer<typeof lottery.lotteryForm>;
/** A way to bet on a form of lottery. */
export type LotteryPlay = LotteryForm['plays'][number];
/** A lottery with its next draw. */
export type LotteryRow = z.infer<typeof lottery.lotteryRow>;
/** The results of a lottery. */
export type LotteryResult = z.infer<typeof lottery.lotteryResult>;
/** Query of `listLotteryResults`. */
export type LotteryResultsQuery = z.input<typeof lottery.lotteryResultsQuery>;
/** Draws of a lottery, newest first. */
export type LotteryResults = z.infer<typeof lottery.lotteryResults>;
/** A lottery with its plays on a number from 00 to 99. */
export type NumeroLottery = z.infer<typeof lottery.numero>['list'][number];
/** How often each number from 00 to 99 was drawn in a Vietnamese lottery. */
export type VnNumero = z.infer<typeof lottery.vnNumero>['list'][number];
/** A Vietnamese lottery with its last draw. */
export type RecentLottery = z.infer<typeof lottery.recentLotteries>['list'][number];
/** Body of `launchGame`. */
export type LaunchBody = z.input<typeof games.launchBody>;
/** Address and origin of a launched game (GAME-16). */
export type Launch = z.infer<typeof games.launch>;
/** Order of the winners' board. */
export type WinnerOrder = (typeof games.winnerOrders)[number];
/** Query of `listWinners`. */
export type WinnersQuery = z.input<typeof games.winnersQuery>;
/** A row of the winners list. */
export type Winner = z.infer<typeof games.winners>['list'][number];
/** Query of `listFixtures`. */
export type FixturesQuery = z.input<typeof games.fixturesQuery>;
/** A simulated fixture with its main prices. */
export type ShownFixture = z.infer<typeof games.fixtures>['list'][number];
/** The jackpots of a merchant, and their sum. */
export type Jackpots = z.infer<typeof games.jackpots>;

/** The host of a live table (GAME-19). */
export type Anchor = z.infer<typeof games.anchor>;
/** The data of a table from the arcade. */
export type TableState = z.infer<typeof games.tableState>;
/** A live table with its latest results. */
export type LiveTable = z.infer<typeof games.liveTable>;
/** A live table with a road, and one with marks. */
export type RoadTable = Extract<LiveTable, { form: 'road' }>;
export type MarkTable = Extract<LiveTable, { form: 'marks' }>;
/** The kind of a live table: its game. */
export type TableKind = LiveTable['kind'];
export type MarkTableKind = MarkTable['kind'];
/** Answer of `listLiveTables`. */
export type LiveTables = z.infer<typeof games.liveTables>;
/** A side of a live table with a road. */
export type TableSide = z.infer<typeof games.tableSide>;

/** A banner of one group (HOME-01). */
export type Banner = z.infer<typeof content.banner>;
/** A group of banners: one for each screen that shows banners (GAME-22). */
export type BannerGroup = Banner['groupName'];
/** An announcement with HTML content (NOTE-01). */
export type Announcement = z.infer<typeof content.announcement>;
/** Banners, notices and popup announcements. */
export type Announcements = z.infer<typeof content.announcements>;
/** Query of `listAnnouncements`. */
export type AnnouncementsQuery = z.input<typeof content.announcementsQuery>;
/** A promotion with HTML content (PROMO-02). */
export type Promotion = z.infer<typeof content.promotion>;
/** Promotions and their categories. */
export type Promotions = z.infer<typeof content.promotions>;
/** An item of the help centre (HELP-01). */
export type HelpItem = z.infer<typeof content.helpItems>['list'][number];

/** Answer of a provider call. Amounts are in minor units. */
export type ProviderAnswer = z.infer<typeof provider.providerAnswer>;
/** Answer of the provider call `authenticate`. */
export type ProviderIdentity = z.infer<typeof provider.providerIdentity>;
/** Body of a provider call. */
export type ProviderBody<Call extends keyof typeof provider.providerBodies> = z.input<
  (typeof provider.providerBodies)[Call]
>;

/** One page of a list. `pageNum` starts at 1. */
export interface Paged<Item> {
  list: Item[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

/** The rewards and requirements of a promotion. */
export type OfferTerms = z.infer<typeof reward.offerTerms>;
/** Tickets of a raffle, or points of a tournament, given as a reward. */
export type ContestReward = z.infer<typeof reward.contestReward>;
/** The player's state for one promotion (PROMO-03). */
export type PromotionStanding = z.infer<typeof reward.promotionStanding>;
/** The reason why a promotion is closed to a player, or an application was refused. */
export type OfferReason = (typeof reward.offerReasons)[number];
/** Body of `requestReward` (PROMO-05). */
export type RewardRequestBody = z.input<typeof reward.rewardRequestBody>;
/** A reward of a player (PROMO-07). */
export type Reward = z.infer<typeof reward.reward>;
/** Query of `listRewards`. */
export type RewardsQuery = z.input<typeof reward.rewardsQuery>;
/** One page of rewards, with the number of open ones of each kind. */
export type Rewards = z.infer<typeof reward.rewards>;
/** Bonus money of one grant. */
export type Bonus = z.infer<typeof reward.bonus>;
/** Bonuses of a player. */
export type Bonuses = z.infer<typeof reward.bonuses>;
/** Rounds that were evaluated for the wagering of a bonus. */
export type BonusRounds = z.infer<typeof reward.bonusRounds>;

/** A level with its conditions and its benefits (MEM-02). */
export type Level = z.infer<typeof loyalty.level>;
/** The requirements of a level. */
export type LevelConditionKind = (typeof loyalty.levelConditionKinds)[number];
/** The player's level, and the progress to the next one (MEM-02). */
export type Rank = z.infer<typeof loyalty.rank>;
/** The results of this month. */
export type MonthFigures = z.infer<typeof loyalty.monthFigures>;
/** Rebates of bets since the last claim (MEM-03). */
export type Rebate = z.infer<typeof loyalty.rebate>;
/** Query of `listRebateDays`. */
export type RebateDaysQuery = z.input<typeof loyalty.rebateDaysQuery>;
/** One page of the days behind a rebate. */
export type RebateDays = z.infer<typeof loyalty.rebateDays>;
/** A claim of rebates. */
export type ClaimedRebate = z.infer<typeof loyalty.claimedRebate>;

/** A tournament or a raffle (PROMO-06). */
export type Contest = z.infer<typeof contest.contest>;
/** The first places of a contest. */
export type ContestBoard = z.infer<typeof contest.contestBoard>;
/** The player's place in a contest. */
export type ContestStanding = z.infer<typeof contest.contestStanding>;
/** A window in which packets of money can be taken. */
export type Rain = z.infer<typeof reward.rain>;
/** A taken packet. */
export type RainPacket = z.infer<typeof reward.rainPacket>;

/** A player's invitation code, its results so far, and the terms (PROMO-08). */
export type ReferralOverview = z.infer<typeof referral.referral>;
/** An invited player. */
export type ReferredPlayer = z.infer<typeof referral.referredPlayer>;

/** Announcements that the player has read (NOTE-03). */
export type ReadAnnouncements = z.infer<typeof content.readAnnouncements>;

/** A message to one player (SVC-04). */
export type InboxMessage = z.infer<typeof inbox.inboxMessage>;
/** One page of messages to a player. */
export type InboxPage = z.infer<typeof inbox.inboxPage>;
/** Body of `readMessages`. */
export type ReadMessagesBody = z.input<typeof inbox.readMessagesBody>;
/** The notifications that a player wants. */
export type PushSettings = z.infer<typeof push.pushSettings>;
/** Body of `savePushSettings`. */
export type SavePushSettingsBody = z.input<typeof push.savePushSettingsBody>;
/** Body of `subscribePush`. */
export type SubscribePushBody = z.input<typeof push.subscribePushBody>;
/** A player's unread counts (NOTE-05). */
export type UnreadCounts = z.infer<typeof inbox.unreadCounts>;

/** Query of `launchChat` (SVC-03). */
export type LaunchChatQuery = z.input<typeof support.launchChatQuery>;
/** A message of the conversation with customer service. */
export type ChatMessage = z.infer<typeof support.chatMessage>;
/** Messages of the conversation, in their order. */
export type ChatMessages = z.infer<typeof support.chatMessages>;
/** The ticket of a player's question. */
export type ChatTicket = z.infer<typeof support.chatTicket>;
/** Messages of the gateway over the live chat connection. */
export type ChatSocketMessage = z.infer<typeof support.chatSocketMessage>;
/** Messages of a page over the live chat connection. */
export type ChatSocketWord = z.infer<typeof support.chatSocketWord>;
/** A player's feedback to the site, with the answer (SVC-04). */
export type Feedback = z.infer<typeof support.feedback>;
/** One page of feedback, with the length limits of a new text. */
export type FeedbackList = z.infer<typeof support.feedbackList>;
/** Body of `sendFeedback`. */
export type FeedbackBody = z.input<typeof support.feedbackBody>;
