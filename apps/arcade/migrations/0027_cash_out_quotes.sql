-- What the amounts of cash-outs were made from, by the position of their decision in the round: the version of the prices, the margin in
-- hundredths of a percent, and of each leg where its fixture stood, or what it came to. Cash-outs of before have none.
alter table sports_slip add column cash_out_quotes jsonb not null default '{}';
