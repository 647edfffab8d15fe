import type {
  AccountTable,
  AffiliateDomainTable,
  ContractRequestTable,
  SessionTable,
  AccountViewReadTable,
  AccountViewTable,
  IdentityTable,
} from './tables/accountTables.ts';
import type {
  AccountAncestorTable,
  AffiliateUrlTable,
  AgentMoveTable,
  AgentPreferenceTable,
  AgentQuotaTable,
  AgentQuotaUseTable,
  AgentRateTable,
  AgentTransferBatchTable,
  AgentTransferDayTable,
  AgentTransferTable,
} from './tables/agentTables.ts';
import type {
  AgentCountRunTable,
  AgentDayTable,
  AgentExchangeDayTable,
  AgentFirstDepositTable,
  AgentHourTable,
  AgentLateChangeTable,
  AgentRebateBaseTable,
  AgentRebateRunTable,
  AgentRebateTable,
  AgentTeamDayTable,
  AgentTeamHourTable,
  AgentTeamNowTable,
} from './tables/agentReportTables.ts';
import type {
  AgentBillMessageTable,
  AgentBillPaymentTable,
  AgentBillTable,
  AgentContractEventTable,
  AgentContractTable,
  AgentContractVersionTable,
  AgentLateSeenTable,
  AgentRunTable,
} from './tables/agentContractTables.ts';
import type {
  VendorTable,
  GameClassTable,
  GameTable,
  MerchantVendorTable,
  FavouriteGameTable,
  RecentGameTable,
  LiveAnchorTable,
  AnchorFollowTable,
} from './tables/catalogueTables.ts';
import type { LedgerLimitTable, PlayerExclusionTable, PlayReminderTable } from './tables/playLimitTables.ts';
import type {
  BannerTable,
  AnnouncementReadTable,
  AnnouncementTable,
  PromotionCategoryTable,
  PromotionTable,
  HelpItemTable,
} from './tables/contentTables.ts';
import type {
  BetOrderTable,
  LedgerAccountTable,
  LedgerDailyView,
  LedgerEntryView,
  LedgerHoldTable,
  LedgerOutboxTable,
  LedgerRootKeyTable,
  LedgerRootTable,
  LedgerTransferTable,
} from './tables/ledgerTables.ts';
import type {
  BirthdayGiftTable,
  LoyaltyCarryTable,
  LoyaltyDayTable,
  LoyaltyPlayerTable,
  LoyaltyStepTable,
  RebateClaimTable,
} from './tables/loyaltyTables.ts';
import type { PushDeliveryTable, PushPreferenceTable, PushSubscriptionTable } from './tables/pushTables.ts';
import type { InboxBroadcastTable, InboxKnownDeviceTable, InboxMessageTable } from './tables/inboxTables.ts';
import type { MessageTable, VerificationCodeTable, ResetLinkTable } from './tables/messageTables.ts';
import type {
  AdjustmentTable,
  DepositOrderTable,
  DepositSlipTable,
  SandboxPaymentTable,
  SandboxPayoutTable,
  WithdrawalStepTable,
  WithdrawalTable,
} from './tables/paymentTables.ts';
import type {
  MerchantTable,
  OperatorActTable,
  DownloadReportTable,
  EncryptionKeyTable,
  PublishedVersionTable,
  DemoSeedTable,
  DemoWinnerTable,
} from './tables/platformTables.ts';
import type {
  GameLaunchTable,
  GameSessionTable,
  ProviderCapTable,
  ProviderGameCapTable,
  ProviderStopTable,
  ProviderTable,
  ProviderTxDirectoryTable,
} from './tables/providerTables.ts';
import type { BonusPurseTable, BonusRoundTable } from './tables/bonusTables.ts';
import type { ReferralCodeTable, ReferralTable } from './tables/referralTables.ts';
import type { JackpotFallTable, JackpotPoolTable } from './tables/jackpotTables.ts';
import type {
  OfferEventTable,
  OfferTransfersTable,
  OfferParticipationTable,
  OfferProgressTable,
  OfferRunTable,
  OfferStreakTable,
  OfferTable,
  OfferTallyTable,
  OfferVersionTable,
  RainWindowTable,
  RewardApplicationTable,
  FreeRoundsTable,
  FreeRoundTable,
  RewardBudgetTable,
  RewardGrantTable,
  RewardPictureTable,
} from './tables/rewardTables.ts';
import type { ContestEntryTable, ContestFactTable, ContestTable, ContestGivenTable } from './tables/contestTables.ts';
import type {
  BankCardTable,
  ComparisonKeyTable,
  IdentityCheckTable,
  IdentityPictureTable,
  PasskeyChallengeTable,
  PasskeyTable,
  PayeeTable,
  PaymentPasswordTryTable,
  WithdrawalPauseTable,
} from './tables/securityTables.ts';

import type {
  OperatorAccountTable,
  OperatorSessionTable,
  SupportCannedAnswerTable,
  SupportConversationTable,
  SupportFeedbackTable,
  SupportMessageTable,
  SupportPictureTable,
  SupportTicketTable,
} from './tables/supportTables.ts';

/** All tables of the gateway. Each module owns its rows; others call its service. */
export interface Database {
  merchant: MerchantTable;
  account: AccountTable;
  account_ancestor: AccountAncestorTable;
  agent_rate: AgentRateTable;
  agent_quota: AgentQuotaTable;
  agent_quota_use: AgentQuotaUseTable;
  agent_transfer_batch: AgentTransferBatchTable;
  agent_transfer: AgentTransferTable;
  agent_transfer_day: AgentTransferDayTable;
  agent_move: AgentMoveTable;
  agent_preference: AgentPreferenceTable;
  affiliate_url: AffiliateUrlTable;
  contract_request: ContractRequestTable;
  agent_hour: AgentHourTable;
  agent_day: AgentDayTable;
  agent_team_hour: AgentTeamHourTable;
  agent_team_day: AgentTeamDayTable;
  agent_first_deposit: AgentFirstDepositTable;
  agent_late_change: AgentLateChangeTable;
  agent_exchange_day: AgentExchangeDayTable;
  agent_count_run: AgentCountRunTable;
  agent_team_now: AgentTeamNowTable;
  agent_rebate_run: AgentRebateRunTable;
  agent_rebate_base: AgentRebateBaseTable;
  agent_rebate: AgentRebateTable;
  agent_contract: AgentContractTable;
  agent_contract_version: AgentContractVersionTable;
  agent_contract_event: AgentContractEventTable;
  agent_bill: AgentBillTable;
  agent_bill_payment: AgentBillPaymentTable;
  agent_bill_message: AgentBillMessageTable;
  agent_late_seen: AgentLateSeenTable;
  agent_run: AgentRunTable;
  message: MessageTable;
  inbox_broadcast: InboxBroadcastTable;
  inbox_message: InboxMessageTable;
  inbox_known_device: InboxKnownDeviceTable;
  push_subscription: PushSubscriptionTable;
  push_preference: PushPreferenceTable;
  push_delivery: PushDeliveryTable;
  verification_code: VerificationCodeTable;
  reset_link: ResetLinkTable;
  affiliate_domain: AffiliateDomainTable;
  session: SessionTable;
  account_view: AccountViewTable;
  account_view_read: AccountViewReadTable;
  identity: IdentityTable;
  encryption_key: EncryptionKeyTable;
  published_version: PublishedVersionTable;
  vendor: VendorTable;
  game_class: GameClassTable;
  game: GameTable;
  merchant_vendor: MerchantVendorTable;
  favourite_game: FavouriteGameTable;
  recent_game: RecentGameTable;
  live_anchor: LiveAnchorTable;
  anchor_follow: AnchorFollowTable;
  banner: BannerTable;
  announcement: AnnouncementTable;
  announcement_read: AnnouncementReadTable;
  promotion_category: PromotionCategoryTable;
  promotion: PromotionTable;
  help_item: HelpItemTable;
  offer: OfferTable;
  offer_version: OfferVersionTable;
  offer_participation: OfferParticipationTable;
  offer_transfers: OfferTransfersTable;
  offer_event: OfferEventTable;
  offer_progress: OfferProgressTable;
  offer_streak: OfferStreakTable;
  offer_tally: OfferTallyTable;
  offer_run: OfferRunTable;
  free_rounds: FreeRoundsTable;
  free_round: FreeRoundTable;
  rain_window: RainWindowTable;
  contest: ContestTable;
  contest_entry: ContestEntryTable;
  contest_fact: ContestFactTable;
  contest_given: ContestGivenTable;
  reward_budget: RewardBudgetTable;
  reward_grant: RewardGrantTable;
  reward_application: RewardApplicationTable;
  reward_picture: RewardPictureTable;
  demo_seed: DemoSeedTable;
  ledger_account: LedgerAccountTable;
  ledger_transfer: LedgerTransferTable;
  ledger_entry: LedgerEntryView;
  ledger_hold: LedgerHoldTable;
  ledger_daily: LedgerDailyView;
  ledger_limit: LedgerLimitTable;
  player_exclusion: PlayerExclusionTable;
  play_reminder: PlayReminderTable;
  ledger_outbox: LedgerOutboxTable;
  ledger_root: LedgerRootTable;
  ledger_root_key: LedgerRootKeyTable;
  bet_order: BetOrderTable;
  bonus_purse: BonusPurseTable;
  bonus_round: BonusRoundTable;
  jackpot_pool: JackpotPoolTable;
  jackpot_fall: JackpotFallTable;
  loyalty_player: LoyaltyPlayerTable;
  loyalty_day: LoyaltyDayTable;
  loyalty_carry: LoyaltyCarryTable;
  loyalty_step: LoyaltyStepTable;
  rebate_claim: RebateClaimTable;
  referral_code: ReferralCodeTable;
  referral: ReferralTable;
  birthday_gift: BirthdayGiftTable;
  deposit_order: DepositOrderTable;
  deposit_slip: DepositSlipTable;
  adjustment: AdjustmentTable;
  sandbox_payment: SandboxPaymentTable;
  withdrawal: WithdrawalTable;
  withdrawal_step: WithdrawalStepTable;
  operator_act: OperatorActTable;
  sandbox_payout: SandboxPayoutTable;
  provider: ProviderTable;
  provider_stop: ProviderStopTable;
  provider_cap: ProviderCapTable;
  provider_game_cap: ProviderGameCapTable;
  provider_tx_directory: ProviderTxDirectoryTable;
  game_launch: GameLaunchTable;
  game_session: GameSessionTable;
  demo_winner: DemoWinnerTable;
  download_report: DownloadReportTable;
  payment_password_try: PaymentPasswordTryTable;
  payee: PayeeTable;
  comparison_key: ComparisonKeyTable;
  bank_card: BankCardTable;
  identity_check: IdentityCheckTable;
  identity_picture: IdentityPictureTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  withdrawal_pause: WithdrawalPauseTable;
  support_conversation: SupportConversationTable;
  support_message: SupportMessageTable;
  support_ticket: SupportTicketTable;
  support_picture: SupportPictureTable;
  support_canned_answer: SupportCannedAnswerTable;
  support_feedback: SupportFeedbackTable;
  operator_account: OperatorAccountTable;
  operator_session: OperatorSessionTable;
}
