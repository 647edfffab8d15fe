import '../cards/felt.css';
import './seat.css';
import type { Json } from '../../games/game.ts';
import type { SeatAct, SeatMessage, SeatTerms, TableView } from '../../seatApi.ts';
import { amountText } from '../amountText.ts';
import { ArcadeFailure, randomHex } from '../arcadeClient.ts';
import { element } from '../element.ts';
import type { PageParts } from '../gamePage.ts';
import { listenToKeys } from '../keys.ts';
import { openNotice } from '../panel.ts';
import { endOfSession, refusalOf, refuserOf } from '../refusals.ts';
import { sendUntilDecided } from '../retrying.ts';
import { openRoomFairness } from '../room/fairnessSheet.ts';
import { connectToRoom } from '../room/roomConnection.ts';
import { createRoomFrame } from '../room/roomFrame.ts';
import type { SocketLike } from '../room/roomSocket.ts';
import { createServerClock } from '../room/serverClock.ts';
import { openHands } from './handSheet.ts';
import { createLobby } from './lobby.ts';
import { createOvalTable } from './ovalTable.ts';
import { openSeatRules } from './rulesSheet.ts';
import { createSeatDock } from './seatDock.ts';
import type { SeatContext, SeatGameClient } from './seatGame.ts';
import { createSittings } from './sittings.ts';

interface SeatParts extends PageParts {
  game: SeatGameClient;
  /** Opens the connection to the tables; the browser's WebSocket by default. */
  connect?: () => SocketLike;
}

const TICK_MS = 200;

/** Mounts a game of tables with seats in `place`. A seated player returns to the seat. */
export function startSeats(place: HTMLElement, parts: SeatParts): Promise<void> {
  const { game, client, session, title, text, tag, siteFrame, sounds, prefersStill } = parts;
  const { currency, gameCode } = session;
  const clock = createServerClock();
  const refuse = refuserOf(parts);
  const money = (minor: bigint): string => amountText(minor, currency);
  let terms: SeatTerms | undefined;
  let table: TableView | null = null;
  let holder = '';
  let sending = 0;
  /** Seeds and moves that were sent. */
  const sent = new Set<string>();
  let shownHand = '';
  /** The stack that is counted in the net position. */
  let counted = 0n;

  const context: SeatContext = {
    text,
    title,
    dress: session.dress,
    sounds,
    prefersStill,
    money,
    move,
    announce: (words) => frame.announce(words),
  };
  const screen = game.createScreen(context);
  const lobby = createLobby({ text, currency, onSit: (base, buyIn) => void sittings.sitDown(base, buyIn) });
  const dock = createSeatDock({
    text,
    money,
    moves: screen.moves,
    lobby: lobby.root,
    onTopUp: () => sittings.openTopUp(),
    onSitOut: (isOut) => void act({ type: 'sit_out', isOut }),
    onLeave: confirmLeaving,
  });
  const onFelt = { playerCards: screen.playerCards, middle: screen.middle };
  const oval = createOvalTable({ seatCount: 6, thinkMs: 12_000, currency, text, ...onFelt });
  let shownOval = oval;

  const stage = element('div', { class: 'seat-stage' }, oval.root);
  const room = createRoomFrame(parts, {
    family: game.family,
    stage,
    dock: [dock.root, element('div')],
    onRules: () => openSeatRules(game.ruleWords(text), text, session, terms),
    onHistory: () => openHands({ game, gameCode, currency, text, tag, client }),
    onFairness: showFairness,
    isIdle: () => sending === 0,
  });
  const { frame, figures, showMessage } = room;
  const sittings = createSittings({
    client,
    session,
    text,
    refuse,
    showSeatRefusal,
    showMessage,
    table: () => table,
    setBusy(isBusy) {
      sending += isBusy ? 1 : -1;
      lobby.setBusy(isBusy);
    },
    onPaid: room.countStake,
    onSat() {
      sounds.play('bet');
      // The new connection finds the seat.
      connection.renew();
    },
    catchUp,
  });

  function showSeatRefusal(code: string): void {
    const reason = refusalOf(code) ?? endOfSession(code);
    if (reason) refuse(reason);
    else if (code === 'seat.taken') showSeatTaken();
    else if (code === 'round.raise_refused') showMessage(text('topUpRefused'), 'trouble');
    // A player who was slightly too late sees the result at the table.
    else if (code !== 'round.decision_passed' && code !== 'seed.rotated' && code !== 'seat.none')
      showMessage(text('decisionRefused'), 'trouble');
  }

  /** Sends an act until it is decided. */
  async function act(request: SeatAct): Promise<boolean> {
    try {
      const { table: next } = await sendUntilDecided(() => client.seatAct({ holder, act: request }), {
        text,
        onTrouble: (words) => showMessage(words, 'trouble'),
      });
      if (next) adopt(next);
      return true;
    } catch (error) {
      if (!(error instanceof ArcadeFailure)) throw error;
      showSeatRefusal(error.code);
      return false;
    }
  }

  /** Sends a move once. After a refusal it may be made again. */
  async function sendMove(key: string, request: SeatAct): Promise<void> {
    if (!(await act(request))) sent.delete(key);
  }

  function move(requested: Json): void {
    const hand = table?.hand;
    if (!hand || hand.yourMoves.length === 0) return;
    const key = `${hand.id} ${hand.yourPosition}`;
    if (sent.has(key)) return;
    sent.add(key);
    void sendMove(key, { type: 'move', hand: hand.id, position: hand.yourPosition, move: requested });
  }

  /** Sends a seed for the next hand, after its commitment has arrived. */
  function sendSeed(): void {
    const next = table?.next;
    if (!table || !next || table.you.isReady || table.you.isOut || sent.has(next.id)) return;
    sent.add(next.id);
    void act({ type: 'seed', hand: next.id, clientSeed: randomHex(16) });
  }

  /** Shows the state of a table, unless it is older than the shown one. */
  function adopt(next: TableView | null): void {
    if (next && table?.id === next.id && next.version < table.version) return;
    table = next;
    countStack(BigInt(next?.you.stack ?? 0));
    dock.show(table);
    shownOval.show(table);
    shownOval.tick(clock.now());
    const hand = table?.hand ?? null;
    screen.show(hand, (at) => shownOval.cardsOf(hand?.places[at] ?? 0), {
      base: BigInt(table?.base ?? 0),
      nameOf(at) {
        const seat = table?.seats.find((candidate) => candidate.seat === hand?.places[at]);
        return seat?.isYou ? text('you') : (seat?.name ?? '');
      },
    });
    frame.root.classList.toggle('is-seated', table !== null);
    showResult();
    sendSeed();
  }

  /** Counts the stack, which belongs to the player, in the net position. */
  function countStack(stack: bigint): void {
    figures.addNet(stack - counted);
    counted = stack;
    figures.show();
  }

  function showResult(): void {
    const hand = table?.hand;
    const own = hand?.results?.find(({ isYou }) => isYou);
    if (!hand || !own || shownHand === hand.id) return;
    const isFirst = shownHand === '' && !sent.has(hand.id);
    shownHand = hand.id;
    // A hand that ended before the page was opened is not news.
    if (isFirst && !sent.size) return;
    const net = BigInt(own.net);
    frame.setWin(net > 0n ? net : 0n, net > 0n);
    const words =
      net > 0n
        ? text('wonHand', { amount: money(net) })
        : net < 0n
          ? text('lostHand', { amount: money(-net) })
          : text('evenHand');
    const rake = BigInt(own.rake) > 0n ? ` · ${text('rakeOf', { amount: money(BigInt(own.rake)) })}` : '';
    dock.setResult(`${words}${rake}`, net > 0n);
    frame.announce([screen.outcomeWords?.() ?? '', `${words}${rake}`].join(' ').trim());
    if (net > 0n) sounds.play('win');
  }

  function confirmLeaving(): void {
    if (!table) return;
    openNotice(text('leaveTitle'), text('leaveText', { amount: money(BigInt(table.you.stack)) }), [
      { label: text('stay'), onPress: () => undefined },
      { label: text('leaveTable'), isPrimary: true, onPress: () => void act({ type: 'leave' }) },
    ]);
  }

  async function leave(roundId: string, stack: bigint): Promise<void> {
    adopt(null);
    shownHand = '';
    showMessage(text('youLeft', { amount: money(stack) }));
    await sittings.waitForStack(roundId);
    await catchUp();
    siteFrame.post('balance_changed');
    if (terms) lobby.setTerms(terms, figures.balance());
  }

  async function catchUp(): Promise<void> {
    try {
      const fresh = await client.session();
      session.seeds = fresh.seeds;
      figures.setSession(fresh);
      figures.addNet(counted);
      figures.show();
    } catch {
      // The connection reports the error; the figures follow with the next answer.
    }
  }

  function showSeatTaken(): void {
    connection.close();
    openNotice(
      text('takenTitle'),
      text('takenText'),
      [
        { label: text('exit'), onPress: parts.onExit },
        { label: text('playHere'), isPrimary: true, onPress: () => location.reload() },
      ],
      true,
    );
  }

  function showFairness(): void {
    const last = table?.hand?.serverSeed ? table.hand : undefined;
    const committed = table?.next ?? table?.hand;
    const facts: [string, string][] = [
      ...(committed
        ? ([[text('nextHash', { number: committed.number + 1 }), committed.serverSeedHash]] as [string, string][])
        : []),
      ...(last
        ? ([
            [text('lastSeed', { number: last.number + 1 }), last.serverSeed ?? ''],
            [text('lastClientSeed', { number: last.number + 1 }), last.clientSeed],
          ] as [string, string][])
        : []),
    ];
    openRoomFairness({ family: game.family, gameCode, text, facts });
  }

  function receive(message: SeatMessage): void {
    if ('serverTime' in message) clock.sample(message.serverTime);
    if (message.type === 'hello') {
      ({ holder, terms } = message);
      // The number of seats depends on the game.
      shownOval = oval.seatCount === terms.seats.most ? oval : newOval(terms);
      lobby.setTerms(terms, figures.balance());
      lobby.setBusy(false);
      adopt(message.table);
    } else if (message.type === 'table') adopt(message.table);
    else if (message.type === 'left') void leave(message.roundId, BigInt(message.stack));
    else if (message.type === 'taken') showSeatTaken();
  }

  function newOval({ seats, thinkMs }: SeatTerms): typeof oval {
    if (shownOval.seatCount === seats.most) return shownOval;
    const made = createOvalTable({ seatCount: seats.most, thinkMs, currency, text, ...onFelt });
    stage.replaceChildren(made.root);
    return made;
  }

  frame.setMessage(text('roomConnecting'));
  room.mount(place);
  adopt(null);
  const connection = connectToRoom<SeatMessage>({
    room,
    text,
    client,
    clock,
    path: 'seats',
    connect: parts.connect,
    onConnected: dock.setConnected,
    onMessage: receive,
    onRefused: () => refuse('SESSION_EXPIRED'),
  });
  setInterval(() => {
    const now = clock.now();
    shownOval.tick(now);
    dock.tick(now);
  }, TICK_MS);

  listenToKeys({
    root: frame.root,
    onAny: () => false,
    onPress: () => {
      if (!table) lobby.press();
    },
    onStakeStep: () => undefined,
    onKey: screen.onKey,
  });
  return Promise.resolve();
}
