import type { FastifyReply } from 'fastify';
import type { ArcadeErrorCode } from '../arcadeApi.ts';

const statusOf: Record<ArcadeErrorCode, number> = {
  bad_request: 400,
  not_found: 404,
  too_many_calls: 429,
  'session.code_refused': 401,
  'session.expired': 401,
  'session.replaced': 401,
  'gateway.unreachable': 503,
  'round.undecided': 503,
  'round.unfinished': 409,
  'round.key_reused': 409,
  'round.too_soon': 429,
  'round.insufficient_funds': 422,
  'seed.client_seed_needed': 422,
  'seed.client_seed_set': 409,
  'seed.rotated': 409,
  'round.closed': 409,
  'round.decision_passed': 409,
  'round.raise_refused': 422,
  'stake.unknown': 422,
  'choice.unknown': 422,
  'free_rounds.over': 409,
  'decision.unknown': 422,
  'room.closed': 409,
  'room.crashed': 409,
  'draw.closed': 409,
  'chase.stopped': 409,
  'seat.taken': 409,
  'seat.none': 409,
  'shots.late': 409,
  unexpected: 500,
};

const messageOf: Record<ArcadeErrorCode, string> = {
  bad_request: 'The call has a wrong form.',
  not_found: 'There is nothing here.',
  too_many_calls: 'There were too many calls from this address. Wait a moment.',
  'session.code_refused': 'The launch code was used already or is too old. Open the game again.',
  'session.expired': 'The session has ended. Open the game again.',
  'session.replaced': 'Another game was opened, and no more are allowed at once.',
  'gateway.unreachable': 'The platform does not answer. Try again.',
  'round.undecided': 'The platform has not answered for this round yet. Send it again with the same key.',
  'round.unfinished': 'An earlier round is not finished. Open the session again to see it.',
  'round.key_reused': 'This key belongs to another round.',
  'round.too_soon': 'The last round began a moment ago.',
  'round.insufficient_funds': 'The balance is smaller than the stake.',
  'seed.client_seed_needed': 'The first round of a pair of seeds needs a seed of the browser.',
  'seed.client_seed_set': 'These seeds have another seed of the browser already.',
  'seed.rotated': 'The seeds were changed a moment ago.',
  'round.closed': 'The round is over.',
  'round.decision_passed': 'The round has moved on. Open the session again to see it.',
  'round.raise_refused': 'The platform does not take a higher stake in this round. Decide otherwise.',
  'stake.unknown': 'The stake is not one of those on offer.',
  'free_rounds.over': 'No such free rounds are left.',
  'choice.unknown': 'The game does not offer this choice.',
  'decision.unknown': 'The game does not allow this decision now.',
  'room.closed': 'Bets of this round are closed.',
  'room.crashed': 'The round crashed before the cash-out arrived.',
  'draw.closed': 'Bets of this draw are closed.',
  'seat.taken': 'Another window of this player has the seat.',
  'seat.none': 'The player does not sit at a table.',
  'shots.late': 'What these shots hit had been caught before. They cost nothing.',
  'chase.stopped': 'A bet of this chase has won, which stops it.',
  unexpected: 'Something went wrong.',
};

/** Answers a call with a refusal. */
export function refuse(reply: FastifyReply, code: ArcadeErrorCode): FastifyReply {
  if (statusOf[code] === 503) reply.header('Retry-After', '2');
  return reply.code(statusOf[code]).send({ success: false, errorCode: code, message: messageOf[code] });
}
