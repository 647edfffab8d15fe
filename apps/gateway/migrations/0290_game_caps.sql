-- What one round of a game may be paid, in place of the multiple of its vendor: its stake times this, in every currency.
create table provider_game_cap (
  provider text not null,
  game_code text not null,
  round_multiple integer not null check (round_multiple > 0),
  -- Who said so: an operator, or `demo`, whose caps a later release may replace.
  set_by text not null,
  set_at timestamptz not null default now(),
  primary key (provider, game_code)
);

-- As in 0012; a game with a cap of its own is measured by that instead of its vendor's.
create or replace function ledger_payout_refusal(p_order bet_order, p_amount bigint, p_category text) returns text language plpgsql stable as $$
declare
  v_cap provider_cap;
begin
  select * into v_cap from provider_cap where provider = p_order.provider and currency = p_order.currency;
  return case
    when exists (select from provider_stop where provider = p_order.provider and game_code in ('', p_order.game_code) and stops_wins) then 'the vendor is stopped'
    when p_order.payout + p_amount > coalesce(v_cap.round_max, 1000000000000) then 'the round is paid more than any may be'
    when p_category = 'base' and p_order.payout + p_amount > (p_order.stake - p_order.refunded) * coalesce(
      (select round_multiple from provider_game_cap where provider = p_order.provider and game_code = p_order.game_code), v_cap.round_multiple, 25000)::numeric
      then 'the round is paid more than its stake allows'
    when p_category = 'base' and p_order.is_closed and p_order.late_wins >= coalesce(v_cap.late_wins, 1) then 'the round is closed and was paid' end;
end
$$;
