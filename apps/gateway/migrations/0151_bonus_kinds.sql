-- The words of bonuses: a new value of an enum can be used once the transaction that adds it has ended.

alter type ledger_account_kind add value 'bonus';
-- `bonus`: money into and out of a player's bonus account. `bonus_in`, `bonus_out`: the other half of it, in and out of the cash account.
alter type ledger_transfer_kind add value 'bonus';
alter type ledger_transfer_kind add value 'bonus_in';
alter type ledger_transfer_kind add value 'bonus_out';
