-- The provider whose server opens the game, null while it opens soon. It need not be the vendor that players see: the
-- in-house games open cards of other vendors. There is no foreign key, because a provider is known once it has a key.
alter table game add column provider text check (provider ~ '^[A-Z0-9_]{2,20}$');
update game set provider = vassalage where is_playable;
alter table game drop column is_playable;
-- A provider knows its games by code. Launches, bets and stops name them so too.
create unique index game_provider_code on game (provider, game_code);
