-- A slip may be cashed out in part before the rest of it is void. The win that said so is kept, so that readers tell it from the parts. ADR 0137.

-- The transaction of the win that told odds of 1, the first of them; null where a bet told them, and for what was told before this column.
alter table bet_odds add column void_by text;
