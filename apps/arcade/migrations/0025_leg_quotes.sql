-- What the price of a leg was made from, so that it can be computed again: the version of the prices, the margin in hundredths of a percent, the
-- tick of the fixture, the score then, and the state of its model. Null for legs of before, and for prices that follow from no model.
alter table sports_leg
  add column quote jsonb check (quote ?& array['version', 'marginBasisPoints', 'tick', 'score', 'state']);
