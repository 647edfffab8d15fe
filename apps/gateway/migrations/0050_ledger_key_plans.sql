-- Everything in the ledger's functions is found by a key. A plan that was made while a table was empty reads the whole table, and a
-- connection keeps its plan while the table grows: after some thousand bets each one cost four times what it should.
alter function ledger_bet set enable_seqscan = off;
alter function ledger_win set enable_seqscan = off;
alter function ledger_rollback set enable_seqscan = off;
alter function ledger_deposit set enable_seqscan = off;
alter function ledger_promo set enable_seqscan = off;
alter function ledger_adjust set enable_seqscan = off;
alter function ledger_check_zero_sum set enable_seqscan = off;
