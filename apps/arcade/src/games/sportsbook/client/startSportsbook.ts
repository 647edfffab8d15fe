import { amountText } from '../../../shell/amountText.ts';
import { randomHex } from '../../../shell/arcadeClient.ts';
import { listenToKeys } from '../../../shell/keys.ts';
import { listenToPage } from '../../../shell/pageEvents.ts';
import type { PlayParts } from '../../../shell/play.ts';
import { codeOf, endOfSession, refuserOf } from '../../../shell/refusals.ts';
import { openRoomFairness } from '../../../shell/room/fairnessSheet.ts';
import { createRoomFrame } from '../../../shell/room/roomFrame.ts';
import { openRoomSocket, type SocketLike } from '../../../shell/room/roomSocket.ts';
import { createServerClock } from '../../../shell/room/serverClock.ts';
import { openRules } from '../../../shell/rulesSheet.ts';
import type { SlipView, SportsLobby, SportsMessage } from '../../../sportsApi.ts';
import { sports } from '../model/sports.ts';
import { createFavourites } from './favourites.ts';
import { createFixtureStore } from './fixtureStore.ts';
import { createLegOffers } from './legOffers.ts';
import { openCode, sharedCodeOf } from './openCode.ts';
import { createPlacing } from './placing.ts';
import { sportsSheets } from './rulesText.ts';
import { requestOf } from './slip.ts';
import { createSlipBar } from './slipBar.ts';
import { changedPicks } from './slipCheck.ts';
import { createSlipDesk } from './slipDesk.ts';
import { createSlipMemory } from './slipMemory.ts';
import { createSlipSheet } from './slipSheet.ts';
import { resultOf } from './slipCard.ts';
import { sportOfCard } from './sportOfCard.ts';
import { createSportsClient } from './sportsClient.ts';
import type { SportsContext } from './sportsContext.ts';
import { fragmentOf, routeOf } from './sportsRoute.ts';
import { createSportsScreen } from './sportsScreen.ts';
import { createSportWords } from './sportWords.ts';

/** The dependencies of the page, with the connection in a test. */
export interface SportsbookParts extends PlayParts {
  connect?: () => SocketLike;
  /** The address of the site's page, once it is known. */
  sitePage?: () => string | undefined;
}

const LOBBY_MS = 30_000;
/** The debounce of subscriptions, in ms: scrolling and filling a slip change several fixtures in a row. */
const WATCH_PAUSE_MS = 250;
const QUICK_STAKES = 4;
const languageOf = { en: 'EN', th: 'TY', 'zh-Hans': 'CN' } as const;
const kinds = new Map(sports.map(({ code, kind }) => [code, kind]));

function liveAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/arcade/api/sports/live`;
}

/** Mounts the sportsbook in `place` and connects it to the fixtures. */
export async function startSportsbook(place: HTMLElement, parts: SportsbookParts): Promise<void> {
  const { game, session, title, text, tag, siteFrame, sounds, prefersStill } = parts;
  const { currency } = session;
  const language = languageOf[tag as keyof typeof languageOf] ?? 'EN';
  const client = createSportsClient(parts.client);
  const clock = createServerClock();
  const memory = createSlipMemory(session.playerName);
  const store = createFixtureStore();
  const desk = createSlipDesk(memory);
  const favourites = createFavourites({ client, text, onTrouble: (message) => showMessage(message, 'trouble') });
  const money = (minor: bigint): string => amountText(minor, currency);
  const refuse = refuserOf(parts);
  let lobby: SportsLobby | undefined;
  let isConnected = false;
  let current: SocketLike | undefined;
  /** The current subscriptions. */
  let sentSubscriptions = '';
  let watchTimer: ReturnType<typeof setTimeout> | undefined;
  /** The paid amount of each open slip, so that every payment is counted once. */
  const paid = new Map<string, bigint>();

  const name: SportsContext['name'] = (words) => words[language];
  const context: SportsContext = {
    text,
    tag,
    name,
    words: createSportWords({ text, name, kindOf: (sport) => kinds.get(sport) ?? 'goals' }),
    family: game.family,
    gameCode: session.gameCode,
    currency,
    dress: session.dress,
    title,
    money,
    now: clock.now,
    client,
    store,
    desk,
    favourites,
    prefersStill,
    showMessage,
    announce: (message) => frame.announce(message),
    openFixture: (fixture) => screen.go({ ...screen.route(), fixture }),
    sitePage: parts.sitePage ?? (() => undefined),
  };

  const offers = createLegOffers({ client, store, picks: () => desk.get().picks, onChange: showSlip });
  const placing = createPlacing({
    client,
    memory,
    text,
    onTrouble: (message) => showMessage(message, 'trouble'),
    onChange(state) {
      sheet.show();
      if (state.phase === 'waiting') screen.onSlip(state.slip);
      if (state.phase === 'refused') {
        const end = endOfSession(state.code);
        if (end) refuse(end);
        void loadLobby();
      }
      if (state.phase !== 'accepted') return;
      sounds.play('bet');
      onSlip(state.slip);
      void refreshTotals();
      void loadLobby();
    },
  });
  const sheet = createSlipSheet({
    context,
    placing,
    offerOf: offers.of,
    limits: () => lobby?.limits ?? { legs: 12, lines: 1000, unit: '1', maxStake: '0', maxPayout: '0' },
    balance: () => figures.balance(),
    quick: session.stakes.slice(0, QUICK_STAKES).map(BigInt),
    onPlace: placeSlip,
    onMyBets: openMine,
    onDeposit: () => siteFrame.post('deposit'),
    async onCode(code) {
      const words = await openCode(code, context);
      if (words !== undefined) showMessage(words);
      return words !== undefined;
    },
  });
  const bar = createSlipBar(text, () => sheet.open());
  const screen = createSportsScreen({
    context,
    start: {
      tab: 'live',
      sport: sportOfCard(session.title.EN),
      ...routeOf(location.search),
      ...routeOf(location.hash),
    },
    onRoute: (route) => history.replaceState(null, '', fragmentOf(route)),
    onWatch: watch,
    onSlip,
    onSlips,
  });
  const sheets = sportsSheets({ text, money, lobby: () => lobby });
  const room = createRoomFrame(parts, {
    family: game.family,
    stage: screen.root,
    dock: [bar.root, document.createElement('div')],
    onRules: () => openRules(sheets, text, session),
    onHistory: openMine,
    onFairness: showFairness,
    isIdle: () => placing.state().phase !== 'sending',
  });
  const { frame, figures } = room;
  frame.root.classList.add('has-sports');

  /** Opens the player's bets, even from a fixture or a search. */
  function openMine(): void {
    const { sport } = screen.route();
    screen.go({ tab: 'mine', ...(sport !== undefined && { sport }) });
  }

  function showMessage(message: string, tone?: 'win' | 'trouble'): void {
    room.showMessage(message, tone);
  }

  function showFairness(): void {
    openRoomFairness({
      family: game.family,
      gameCode: session.gameCode,
      text,
      facts: lobby ? [[text('nextSlipHash'), lobby.nextSeedHash]] : [],
    });
  }

  function showSlip(): void {
    desk.acceptPrices((pick) => {
      const offer = offers.of(pick);
      return offer.state === 'open' ? offer.price : undefined;
    });
    bar.show(desk.get(), changedPicks(desk.get(), offers.of));
    sheet.show();
  }

  function placeSlip(): void {
    void placing.send(requestOf(desk.get(), { idempotencyKey: randomHex(16), clientSeed: randomHex(16) }));
  }

  /** Loads balance and totals from the server. */
  async function refreshTotals(): Promise<void> {
    siteFrame.post('balance_changed');
    try {
      figures.setSession(await parts.client.session());
      figures.show();
    } catch (error) {
      const end = endOfSession(codeOf(error));
      if (end) refuse(end);
    }
  }

  /** Applies a slip that the server or the player has changed. */
  function onSlip(slip: SlipView): void {
    placing.onSlip(slip);
    screen.onSlip(slip);
    const now = BigInt(slip.paid);
    const before = paid.get(slip.id);
    paid.set(slip.id, now);
    if (before === undefined || now === before) return;
    void refreshTotals();
    frame.setWin(now, now > BigInt(slip.stake) || session.profile.isSmallWinCelebrated);
    if (resultOf(slip) !== 'won') return;
    showMessage(text('youWin', { amount: money(now) }), 'win');
    sounds.play('win');
  }

  /** Records the known slips before they change. */
  function onSlips(slips: readonly SlipView[]): void {
    for (const slip of slips) if (!paid.has(slip.id)) paid.set(slip.id, BigInt(slip.paid));
  }

  /** Opens the slip of the link that led here. */
  async function openShared(code: string): Promise<void> {
    const words = await openCode(code, context);
    sheet.open(words ?? text('slipLinkBad'));
  }

  async function loadLobby(): Promise<void> {
    const revision = favourites.revision();
    try {
      lobby = await client.lobby();
      favourites.apply(lobby.favourites, revision);
      clock.sample(lobby.serverTime);
      screen.showLobby(lobby);
      sheet.show();
    } catch (error) {
      const end = endOfSession(codeOf(error));
      if (end) refuse(end);
    }
  }

  /** Sends the subscriptions to the server, after a debounce. */
  function watch(): void {
    clearTimeout(watchTimer);
    watchTimer = setTimeout(() => {
      const words = JSON.stringify(screen.watched());
      if (!isConnected || words === sentSubscriptions) return;
      sentSubscriptions = words;
      current?.send(words);
    }, WATCH_PAUSE_MS);
  }

  function onMessage(message: SportsMessage): void {
    if (message.type === 'hello' || message.type === 'time') clock.sample(message.serverTime);
    if (message.type === 'hello') {
      for (const slip of message.slips) onSlip(slip);
      screen.refresh();
      void figures.refresh();
    }
    if (message.type === 'fixture') store.put(message.fixture, message.events);
    if (message.type === 'detail') store.putDetail(message.fixture, message.events);
    if (message.type === 'slip') onSlip(message.slip);
  }

  store.listen((fixture) => {
    if (!desk.get().picks.some((pick) => pick.fixture === fixture.id)) return;
    offers.refresh();
    showSlip();
  });
  desk.listen(() => {
    offers.refresh();
    showSlip();
    watch();
  });
  room.mount(place);
  screen.start();
  showSlip();
  offers.refresh();

  const socket = openRoomSocket<SportsMessage>({
    token: () => parts.client.token(),
    connect: () => (current = (parts.connect ?? (() => new WebSocket(liveAddress(location))))()),
    onState(connection) {
      isConnected = connection === 'open';
      sentSubscriptions = '';
      frame.root.classList.toggle('is-offline', !isConnected);
      if (isConnected) {
        frame.setMessage('');
        watch();
      } else {
        clock.forget();
        showMessage(text(navigator.onLine ? 'sportsReconnecting' : 'offline'), 'trouble');
      }
    },
    onMessage,
    onRefused: () => refuse('SESSION_EXPIRED'),
  });
  listenToKeys({
    root: frame.root,
    onAny: () => false,
    onPress: () => undefined,
    onStakeStep: () => undefined,
    onKey(key) {
      if (key === 'b' || key === 'B') sheet.open();
      return key === 'b' || key === 'B';
    },
  });
  listenToPage({
    onVisible() {
      socket.hurry();
      void loadLobby();
      void figures.refresh();
    },
    onOffline: () => showMessage(text('offline'), 'trouble'),
    onOnline: socket.hurry,
  });
  setInterval(() => {
    if (document.visibilityState === 'visible') void loadLobby();
  }, LOBBY_MS);
  await loadLobby();
  await placing.resume();
  const shared = sharedCodeOf(location.search, memory, desk.get());
  if (placing.state().phase !== 'editing') sheet.open();
  else if (shared !== undefined) await openShared(shared);
}
