/** A message: its title and one paragraph, with `{placeholders}` for its parameters. */
export interface InboxText {
  title: string;
  text: string;
}

/** Messages of the platform to players, in English. */
export const en = {
  welcome: {
    title: 'Welcome to {merchant}',
    text: 'Your account is ready. Set a payment password and verify your phone, so that your money is safe and withdrawals are quick.',
  },
  deposit_credited: {
    title: 'Deposit of {amount} received',
    text: '{amount} is in your balance. Good luck!',
  },
  deposit_failed: { title: 'Deposit of {amount} failed', text: 'Nothing was added to your balance. {reason}' },
  withdrawal_review: {
    title: 'Withdrawal of {amount} is being checked',
    text: 'We look at your withdrawal to {bank} ···· {lastFour}. You hear from us as soon as it is decided; the money is reserved until then.',
  },
  withdrawal_approved: {
    title: 'Withdrawal of {amount} approved',
    text: 'It is on its way to {bank} ···· {lastFour}.',
  },
  withdrawal_paid: {
    title: 'Withdrawal of {amount} paid out',
    text: 'The money was sent to {bank} ···· {lastFour}. Your bank may take a little longer to show it.',
  },
  withdrawal_refused: {
    title: 'Withdrawal of {amount} refused',
    text: 'The money is back in your balance. {reason}',
  },
  withdrawal_failed: {
    title: 'Withdrawal of {amount} could not be paid',
    text: 'The money is back in your balance. {reason}',
  },
  withdrawal_cancelled: {
    title: 'Withdrawal of {amount} cancelled',
    text: 'You took it back. The money is in your balance again.',
  },
  reward_claimable: { title: '{amount} waits for you: {title}', text: 'Claim it in the reward centre.' },
  reward_claimed: { title: '{amount} for you: {title}', text: 'The reward is on your account.' },
  reward_expiring: {
    title: 'Claim {amount} soon: {title}',
    text: 'The reward can be claimed until {at}. After that it is gone.',
  },
  reward_expired: {
    title: 'Not claimed in time: {title}',
    text: 'The reward of {amount} can no longer be claimed.',
  },
  reward_revoked: {
    title: 'Taken back: {title}',
    text: 'The reward of {amount} was taken back. Customer service tells you why.',
  },
  tickets_claimable: {
    title: 'Raffle tickets wait for you: {title}',
    text: 'How many: {tickets}. Claim them in the reward centre before the raffle ends.',
  },
  tickets_claimed: {
    title: 'Raffle tickets for you: {title}',
    text: 'How many: {tickets}. They are in the draw.',
  },
  tickets_expired: {
    title: 'Raffle tickets not claimed in time: {title}',
    text: 'The tickets can no longer be claimed.',
  },
  tickets_revoked: {
    title: 'Raffle tickets taken back: {title}',
    text: 'The tickets were taken back. Customer service tells you why.',
  },
  points_claimable: {
    title: 'Points wait for you: {title}',
    text: 'How many: {points}. Claim them in the reward centre before the tournament ends.',
  },
  points_claimed: {
    title: 'Points for you: {title}',
    text: 'How many: {points}. They count in the tournament.',
  },
  points_expired: {
    title: 'Points not claimed in time: {title}',
    text: 'The points can no longer be claimed.',
  },
  points_revoked: {
    title: 'Points taken back: {title}',
    text: 'The points were taken back. Customer service tells you why.',
  },
  application_refused: {
    title: 'Application refused: {title}',
    text: 'The reason is at the promotion.',
  },
  bonus_expiring: {
    title: 'Bonus ends soon: {title}',
    text: 'The bonus is active until {at}. What is not wagered by then ends.',
  },
  bonus_met: {
    title: 'Bonus wagered: {title}',
    text: 'You met all conditions. {amount} is cash now and yours to withdraw.',
  },
  bonus_spent: { title: 'Bonus used up: {title}', text: 'The whole bonus was played.' },
  bonus_given_up: { title: 'Bonus given up: {title}', text: 'You gave the bonus up. Your cash stays as it is.' },
  bonus_expired: { title: 'Bonus expired: {title}', text: 'Its time is over. Your cash stays as it is.' },
  bonus_revoked: {
    title: 'Bonus taken back: {title}',
    text: 'The bonus was taken back. Customer service tells you why.',
  },
  level_reached: { title: 'You are {level} now', text: 'Congratulations! See what your new level brings you.' },
  level_lost: {
    title: 'Your level is {level}',
    text: 'The turnover of last month did not keep the level before. Play on to reach it again.',
  },
  referral_rewarded: {
    title: '{amount} for a friend you invited',
    text: 'Your friend met the conditions. Thank you for the recommendation!',
  },
  contest_won: { title: 'You won {amount}: {title}', text: 'Congratulations! The prize is on your account.' },
  draw_won: {
    title: 'Draw {draw} of {title} paid you {amount}',
    text: 'That is what all your bets on this draw won. The money is in your balance.',
  },
  draw_lost: {
    title: 'Draw {draw} of {title} is made',
    text: 'None of your bets on this draw won. See what was drawn.',
  },
  contract_offered: {
    title: 'A contract waits for you: {contract}',
    text: 'Your agent offers you a contract. Read its terms and answer.',
  },
  contract_amended: {
    title: 'New terms wait for you: {contract}',
    text: 'Your agent proposes other terms. Those before hold until you answer.',
  },
  contract_revocation_asked: {
    title: 'Your agent wants to end a contract: {contract}',
    text: 'It holds until you answer.',
  },
  contract_active: { title: 'Contract signed: {contract}', text: 'Its terms are in force.' },
  contract_rejected: { title: 'Contract refused: {contract}', text: 'Nothing was agreed.' },
  contract_revoked: { title: 'Contract ended: {contract}', text: 'Periods that are over are still paid.' },
  contract_expired: { title: 'Contract offer expired: {contract}', text: 'Nobody answered in time.' },
  bill_collectable: { title: '{amount} to collect: {contract}', text: 'Collect it in your contracts.' },
  bill_correction: {
    title: 'Correction of {amount}: {contract}',
    text: 'Bets were taken back after they were billed. It is taken off your next bill.',
  },
  bill_paid: { title: '{amount} received: {contract}', text: 'The whole bill is paid and in your balance.' },
  bill_partly_paid: {
    title: '{amount} received so far: {contract}',
    text: 'The rest follows as soon as your agent can pay it.',
  },
  bill_waits: {
    title: '{amount} waits for your agent: {contract}',
    text: 'Your agent cannot pay it at the moment. It is paid as soon as there is enough money.',
  },
  bill_denied: { title: '{amount} not paid: {contract}', text: 'The bill was refused. Ask your agent why.' },
  bill_expired: { title: '{amount} expired: {contract}', text: 'The bill was not collected in time.' },
  identity_approved: {
    title: 'Your identity is verified',
    text: 'Withdrawals go to accounts in your name. Thank you for your documents.',
  },
  identity_refused: { title: 'Your documents were not accepted', text: '{reason}' },
  chat_answered: { title: 'Customer service has answered', text: 'Read the answer in the chat, and write back there.' },
  new_device: {
    title: 'New device: {device}',
    text: 'Your account was used on a device that we had not seen before. Was it not you? Log it out and change your password.',
  },
  password_changed: {
    title: 'Password changed',
    text: 'The password of your account was changed. Was it not you? Contact customer service at once.',
  },
  payment_password_changed: {
    title: 'Payment password changed',
    text: 'The payment password of your account was set or changed. Was it not you? Contact customer service at once.',
  },
  contact_changed: {
    title: 'Phone or email changed',
    text: 'A phone number or email address of your account was changed. Was it not you? Contact customer service at once.',
  },
  bank_card_added: {
    title: 'Bank card added',
    text: 'A bank card was added to your account. Was it not you? Contact customer service at once.',
  },
  bank_card_removed: { title: 'Bank card removed', text: 'A bank card was removed from your account.' },
  passkey_added: {
    title: 'Passkey added',
    text: 'A passkey was added to your account. Was it not you? Contact customer service at once.',
  },
  passkey_removed: {
    title: 'Passkey removed',
    text: 'A passkey of your account was removed. Was it not you? Contact customer service at once.',
  },
} as const satisfies Record<string, InboxText>;

/** The key of a message's text. */
export type InboxTextKey = keyof typeof en;

/** Why money did not arrive, by the reasons of deposits and withdrawals. */
export const enReasons: Readonly<Record<string, string>> = {
  not_received: 'No such payment arrived. Please check the account and the reference, and ask your bank.',
  slip_unreadable: 'The slip could not be read. Please start again with a sharper picture.',
  slip_used: 'The slip belongs to another deposit.',
  payer_name: 'The payment came from an account in another name.',
  card_name: 'The bank account is in another name. Please use one in your own name.',
  documents: 'We need documents from you first. Customer service tells you which.',
  terms: 'Some of your play was against the terms. Customer service explains it.',
  ask_service: 'Customer service tells you why.',
  card_refused: 'The bank does not accept this card. Please check its number, or use another card.',
  bank_failed: 'The bank gave no reason. Please try again, or use another card.',
  identity_unreadable: 'The pictures could not be read. Please send sharper ones.',
  identity_document_expired: 'The document is out of date. Please send one that is valid.',
  identity_name_differs: 'The name on the document is not the one of your account.',
  identity_selfie_differs: 'The picture of you does not match the document.',
  identity_ask_service: 'Customer service tells you why.',
  none: 'Please try again, or ask customer service.',
};

/** The name of a device whose browser did not send one. */
export const enUnknownDevice = 'unknown device';
