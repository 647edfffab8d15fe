-- The words of the jackpots: a new value of an enum can be used once the transaction that adds it has ended.

alter type ledger_account_kind add value 'jackpot';
-- `jackpot`: money into and out of a merchant's jackpots. `jackpot_win`: a jackpot that a player won.
alter type ledger_transfer_kind add value 'jackpot';
alter type ledger_transfer_kind add value 'jackpot_win';
