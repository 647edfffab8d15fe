import { readFileSync } from 'node:fs';
import {
  newVendorSecret,
  type GameCap,
  type ProviderDesk,
  type VendorEntry,
  type VendorFile,
} from '../modules/provider/providerDesk.ts';
import { OperatorError } from '../modules/merchant/operatorError.ts';
import type { CommandArea } from './command.ts';
import { parseValue } from './settingsCommand.ts';

/** The dependencies of the commands about vendors. */
export interface ProvidersContext {
  providerDesk: ProviderDesk;
  /** The operator at the command line. */
  operator: string;
}

const time = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 19);

function line({ code, name, dialect, keyCount, stops }: VendorEntry): string {
  const stopped = stops.map(
    ({ game_code, stops_wins }) => `${game_code || 'all games'}${stops_wins ? ' and wins' : ''} stopped`,
  );
  return [code, name, dialect, `${keyCount} ${keyCount === 1 ? 'key' : 'keys'}`, ...stopped].join('  ');
}

function file(vendor: VendorFile): string {
  const { code: _code, name: _name, keyCount: _keys, stops, caps, gameCaps, acts, ...profile } = vendor;
  return [
    line(vendor),
    '',
    ...Object.entries(profile).map(
      ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ),
    ...stops.map(
      ({ game_code, stops_wins, reason, stopped_by, stopped_at }) =>
        `${time(stopped_at)}  ${game_code || 'all games'}: no bets${stops_wins ? ', no wins' : ''}, by ${stopped_by}: ${reason}`,
    ),
    ...caps.map(({ provider: _provider, currency, ...limits }) =>
      [`cap ${currency}`, ...Object.entries(limits).map(([name, value]) => `${name}=${value}`)].join('  '),
    ),
    ...gameCaps.map(
      ({ game_code, round_multiple, set_by }) => `cap ${game_code}  round_multiple=${round_multiple}  by ${set_by}`,
    ),
    ...(acts.length === 0 ? [] : ['', 'What operators did:']),
    ...acts.map(
      ({ at, operator, act, details }) =>
        `${time(at)}  ${operator}  ${act}  ${Object.entries(details)
          .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
          .join('  ')}`,
    ),
  ].join('\n');
}

/** Parses `name=value` words; a value is JSON or plain text. */
function assignments(words: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=');
      if (at < 1) throw new OperatorError(`"${word}" is not written as name=value`);
      return [word.slice(0, at), parseValue(word.slice(at + 1))];
    }),
  );
}

/** Generates a key, or reads it from a file. A key is never typed, because shells store what is typed. */
function readKey(from: string): { key: string; notice: string } {
  if (from === 'new') {
    const key = newVendorSecret();
    return { key, notice: `\nThe secret, shown only once: ${key}` };
  }
  try {
    return { key: readFileSync(from, 'utf8').trim(), notice: '' };
  } catch {
    throw new OperatorError(`${from} cannot be read: name a file with the key, or say new`);
  }
}

/** Parses lines of a game and its cap, as `pnpm arcade:max-wins` prints them. */
function readGameCaps(path: string): GameCap[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new OperatorError(`${path} cannot be read: name a file with a game and its cap in each line`);
  }
  return text
    .split('\n')
    .map((words, index) => ({ words: words.trim(), number: index + 1 }))
    .filter(({ words }) => words !== '')
    .map(({ words, number }) => {
      const [, gameCode, multiple] = /^(\S+)\s+(\d+)$/.exec(words) ?? [];
      if (gameCode === undefined) throw new OperatorError(`Line ${number} of ${path} is not a game and a whole number`);
      return { gameCode, roundMultiple: Number(multiple) };
    });
}

const gameOf = (word: string): string => (word === 'all' ? '' : word);

/** `providers …`: vendors, their profiles, keys, stops and caps. */
export const providersArea: CommandArea<ProvidersContext> = {
  does: 'vendors of games: profiles, keys, stops and caps',
  commands: {
    list: {
      synopsis: '',
      does: 'Lists the vendors and their stops',
      run: ({ providerDesk }) => providerDesk.list().then((vendors) => vendors.map(line).join('\n') || 'None'),
    },
    show: {
      synopsis: 'CODE',
      does: 'Shows a vendor: its profile, stops, caps and last acts',
      run: ({ providerDesk }, [code]) => (code === undefined ? undefined : providerDesk.show(code).then(file)),
    },
    save: {
      synopsis: 'CODE [key=new|FILE] NAME=VALUE…',
      does: 'Adds a vendor, or changes its profile',
      more: `pnpm ops providers save HUB key=/secure/hub88.pub.pem dialect=hub88 name="Hub 88" id_retention_days=124
pnpm ops providers save HUB duplicate_answer=own_code may_adjust=true currencies='{"THB":5}'

A new vendor needs a key: its public key from a file, or a new secret that is shown once. Names: name, dialect, unknown_rollback,
duplicate_answer, checks_session_on_win, checks_session_on_rollback, may_adjust, currencies, id_retention_days.`,
      run: ({ providerDesk, operator }, [code, ...words]) => {
        if (code === undefined || words.length === 0) return undefined;
        const { key: from, ...settings } = assignments(words);
        const read = typeof from === 'string' ? readKey(from) : undefined;
        return providerDesk
          .save({ code, operator, settings, key: read?.key })
          .then(() => `${code}: saved${read?.notice ?? ''}`);
      },
    },
    'rotate-key': {
      synopsis: 'CODE new|FILE',
      does: 'Gives a vendor a new key; the previous one remains valid until the next change',
      run: ({ providerDesk, operator }, [code, from]) => {
        if (code === undefined || from === undefined) return undefined;
        const { key, notice } = readKey(from);
        return providerDesk
          .rotateKey({ code, operator, key })
          .then(() => `${code}: has a new key; the previous one remains valid${notice}`);
      },
    },
    stop: {
      synopsis: 'CODE all|GAME bets|wins REASON',
      does: 'Stops the bets of a vendor or a game; with "wins", its wins too',
      more: 'pnpm ops providers stop HUB all wins "pays rounds twice, called them at 14:10"',
      run: ({ providerDesk, operator }, [code, game, what, ...reason]) =>
        code === undefined || game === undefined || (what !== 'bets' && what !== 'wins') || reason.length === 0
          ? undefined
          : providerDesk
              .stop({ code, operator, gameCode: gameOf(game), stopsWins: what === 'wins', reason: reason.join(' ') })
              .then(() => `${code}: ${game} stopped, ${what === 'wins' ? 'wins too' : 'wins are still paid'}`),
    },
    start: {
      synopsis: 'CODE all|GAME',
      does: 'Accepts bets and wins again',
      run: ({ providerDesk, operator }, [code, game]) =>
        code === undefined || game === undefined
          ? undefined
          : providerDesk.start({ code, operator, gameCode: gameOf(game) }).then(() => `${code}: ${game} started`),
    },
    cap: {
      synopsis: 'CODE CURRENCY NAME=VALUE…',
      does: 'Sets what a vendor may pay out, in minor units',
      more: `pnpm ops providers cap HUB THB round_max=50000000 day_max=900000000

Names: round_multiple (of the stake), round_max, late_wins, day_max, day_share_ppm (of the day's stakes, in millionths), share_floor.`,
      run: ({ providerDesk, operator }, [code, currency, ...words]) =>
        code === undefined || currency === undefined || words.length === 0
          ? undefined
          : providerDesk
              .cap({ code, operator, currency, caps: assignments(words) })
              .then(() => `${code}: ${currency} capped`),
    },
    'game-cap': {
      synopsis: 'CODE GAME STAKES|default',
      does: 'Sets the highest payout of a round of one game, in stakes, instead of the vendor’s round_multiple',
      more: 'pnpm ops providers game-cap PARLOR lotus-lanterns 53500',
      run: ({ providerDesk, operator }, [code, gameCode, stakes]) =>
        code === undefined || gameCode === undefined || stakes === undefined
          ? undefined
          : stakes === 'default'
            ? providerDesk
                .uncapGame({ code, operator, gameCode })
                .then(() => `${code}: rounds of ${gameCode} have the vendor’s cap`)
            : providerDesk
                .capGames({ code, operator, games: [{ gameCode, roundMultiple: Number(stakes) }] })
                .then(() => `${code}: rounds of ${gameCode} are paid up to ${stakes} stakes`),
    },
    'game-caps': {
      synopsis: 'CODE FILE',
      does: 'Does the same for each line of a file (a game and its stakes), all or none',
      more: 'pnpm --silent arcade:max-wins > /tmp/caps.txt && pnpm ops providers game-caps PARLOR /tmp/caps.txt',
      run: ({ providerDesk, operator }, [code, path]) => {
        if (code === undefined || path === undefined) return undefined;
        const games = readGameCaps(path);
        return providerDesk.capGames({ code, operator, games }).then(() => `${code}: ${games.length} games capped`);
      },
    },
  },
  note: 'Stops and caps count at once, profiles and keys within five seconds. Every act is kept with the name of who did it; nothing takes it away.',
};
