export const security = {
  center: {
    loadFailed: 'The security centre did not load', protection: 'Protection', score: '{done} of {total} protections are on',
    level: { low: 'Weak', middle: 'Fair', high: 'Strong' }, full: 'Everything that protects your account is on.', next: 'Next: {step}',
    money: 'Money', contact: 'Contact', login: 'Login', profile: 'Profile', isSet: 'Set', notSet: 'Not set', locked: 'Locked', verified: 'Verified', notVerified: 'Not verified',
    mobile: 'Mobile number', mobileText: 'For login and codes', email: 'Email', emailText: 'For links and codes', bankCardsText: 'Where your winnings are paid', card: '{bank} •••• {lastFour}',
    moreCards: '{count, plural, one {# card} other {# cards}}', nickname: 'Nickname and head icon', nicknameText: 'How we call you', password: 'Login password',
  },
  field: {
    loginPassword: 'Login password', paymentPassword: 'Payment password', oldPassword: 'Present payment password', newPassword: 'New payment password', newPasswordAgain: 'New payment password again',
    code: 'Code', newPasswordHelp: 'Six digits. No runs such as 123456, no repeated digits, not your birthday or phone number.', mobileNum: 'Mobile number', email: 'Email',
    bank: 'Bank', bankPlaceholder: 'Choose your bank', payeeName: 'Payee name', payeeNameHelp: 'Exactly as on your bank account. All your cards must be in this name.', payeeNameFixed: 'All your cards are in this name.',
    accountNumber: 'Account number', accountNumberHelp: '{min} to {max} digits', nickname: 'Nickname', nicknameHelp: '2 to 20 letters or digits of any script. Leave it empty to be called by your account.',
  },
  code: { send: 'Send code', again: '{seconds} s', againIn: 'Another code in {seconds} seconds', sentTo: 'The code went to {target}.' },
  payment: {
    setText: 'Six digits that only you know. They protect withdrawals and your bank cards, and are not your login password.', set: 'Set payment password', wasSet: 'Your payment password is set',
    changeText: 'Enter the present one and choose another.', change: 'Change payment password', wasChanged: 'Your payment password is changed', forgotten: 'Forgot it?', lockedTitle: 'Locked for now',
    lockedText: 'It was wrong too often. You can try again at {time}, or set a new one now.', resetText: 'We send a code to {target}. With it and your login password you set a new one.',
    reset: 'Set new payment password', back: 'I know it after all', serviceTitle: 'Customer service sets it for you', serviceText: 'There is no verified number or email to send a code to, so a person has to check that it is you.',
    service: 'Customer service',
  },
  cards: {
    loadFailed: 'Your bank cards did not load', text: 'Your winnings are paid to these. The number stays secret: only the last four digits are shown.', emptyTitle: 'No bank card yet',
    emptyText: 'Add the bank account to which your winnings shall be paid. It must be in your own name.', add: 'Add a bank card', addText: 'Add card', added: 'The card is added', count: '{count} of {max} cards',
    full: 'You have {max} cards, which is as many as you can have. Remove one to add another.', default: 'Default', makeDefault: 'Make default', madeDefault: 'This card is offered first now', remove: 'Remove',
    removeOf: 'Remove {card}', makeDefaultOf: 'Make default: {card}', removeTitle: 'Remove {card}?', removeText: 'Winnings can no longer be paid to it. Enter your payment password to remove it.', removed: 'The card is removed',
    locked: 'Paid out to', lockedText: 'Money was paid out to a card of yours. That card and the payee name are changed by customer service.', number: 'Account number ending in {lastFour}', payee: 'Payee name',
    rename: 'Correct the name', renameTitle: 'Correct the payee name', renameText: 'The name changes on all your cards.', renamed: 'The payee name is corrected', needsPassword: 'Set a payment password first',
    needsPasswordText: 'It protects your cards: nobody can add or remove one without it.', needsPasswordWay: 'Set payment password', notOffered: 'Bank cards are not offered in this currency', notOfferedText: 'Customer service tells you how winnings are paid.',
  },
  contact: {
    mobileText: 'We send a code to the number to see that it is yours.', emailText: 'We send a code to the address to see that it is yours.', present: 'At present: {masked}', bindMobile: 'Bind number', bindEmail: 'Bind email',
    mobileBound: 'Your number is verified', emailBound: 'Your email is verified', closedTitle: 'This cannot be bound here', closedText: 'Customer service can help you.', countriesFailed: 'The countries did not load.',
    proofLogin: 'Enter your login password to confirm that it is you.', proofPayment: 'Enter your payment password to confirm that it is you.', country: 'Country: {name}, {code}', countryTitle: 'Country', countrySearch: 'Search', countryNone: 'No country found',
  },
  profile: {
    icon: 'Head icon', initial: 'The first letter of your name', save: 'Save', saved: 'Saved', loadFailed: 'Your profile did not load',
    icons: { flower: 'Flower', cat: 'Cat', dog: 'Dog', rabbit: 'Rabbit', horse: 'Horse', bird: 'Bird', butterfly: 'Butterfly', fish: 'Fish', crown: 'Crown', rocket: 'Rocket', diamond: 'Diamond', clover: 'Clover' },
  },
  validation: {
    required: 'Please fill this in', payment_password: 'Six digits, please', payment_password_weak: 'This is too easy to guess', in_incorrect_password: 'Please enter it again', in_confirmation_correct: 'The two are not the same',
    same_as_old: 'Please choose another than the present one', account_number: '{min} to {max} digits', name: '{min} to {max} letters', nickname: '{min} to {max} letters or digits', any: 'Please check this', email: 'Please enter an email address', email_any_ending: 'Please enter an email address',
    digits: '{min} to {max} digits', code: 'Please enter the six digits of the code',
  },
  /** Why a call about payment passwords, bank cards or withdrawals was refused, by its error code. */
  errors: {
    profile: { invalid: 'Please choose another nickname.' },
    contact: { taken: 'This number or address already belongs to another account.' },
    payment_password: {
      invalid: 'Please check the new payment password.', wrong: 'The payment password is not correct.', locked: 'The payment password was wrong too often. Please wait 30 minutes and try again.',
      not_set: 'Please set a payment password first.', already_set: 'It is set already.',
      reset_by_service: 'Customer service will reset it for you.',
    },
    bank_card: {
      invalid: 'Please check the marked fields.', name_differs: 'This card is in another name. All your cards must be in your own payee name.',
      number_refused: 'This account number cannot be added. Check it, or ask customer service.', limit_reached: 'You cannot add more cards. Remove one first.',
      not_found: 'This card is no longer there.', locked: 'Money was paid out to this card. Customer service changes it for you.',
    },
    payee_name: { invalid: 'Please check the payee name.', locked: 'Money was paid out in this name. Customer service changes it for you.' },
    withdrawal: {
      unavailable: 'You cannot withdraw right now. Please ask customer service.', card_required: 'Please add a bank card first.',
      wagering_left: 'You need to play a little more before you can withdraw.', daily_limit: 'This is more than you can withdraw today.',
      not_found: 'We cannot find this withdrawal.', not_cancellable: 'This withdrawal can no longer be cancelled.',
    },
  },
};
