import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CLIENT_SEED_PATTERN } from '../fairness/outcomeWords.ts';
import type { SeatModule } from '../modules/seat/seatModule.ts';
import type { SessionService } from '../modules/session/session.service.ts';
import { sessionOfCall } from './arcadeRoutes.ts';
import { refuse } from './refusals.ts';

const act = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('move'),
    hand: z.uuid(),
    position: z.int().min(0).max(1000),
    // The rules of the game validate it.
    move: z.json(),
  }),
  z.strictObject({ type: z.literal('seed'), hand: z.uuid(), clientSeed: z.string().regex(CLIENT_SEED_PATTERN) }),
  z.strictObject({ type: z.literal('sit_out'), isOut: z.boolean() }),
  z.strictObject({ type: z.literal('leave') }),
]);
const actBody = z.strictObject({ holder: z.uuid(), act });
const handsQuery = z.object({
  before: z.uuid().optional(),
  limit: z.coerce.number<number>().int().min(1).max(50).default(20),
});

/** Registers the calls of tables with seats. */
export function registerSeatRoutes(
  app: FastifyInstance,
  { sessions, seats }: { sessions: Pick<SessionService, 'find'>; seats: Pick<SeatModule, 'act' | 'hands'> },
): void {
  // A seated player may play to the end even if the login has ended: the stack at the table is paid for.
  app.post('/arcade/api/seats/acts', async (request, reply) => {
    const session = await sessionOfCall(sessions, request);
    if (!session) return refuse(reply, 'session.expired');
    const body = actBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 'bad_request');
    const done = await seats.act(session, body.data);
    return typeof done === 'string' ? refuse(reply, done) : { success: true, value: done };
  });

  app.get('/arcade/api/seats/hands', async (request, reply) => {
    const session = await sessionOfCall(sessions, request);
    if (!session) return refuse(reply, 'session.expired');
    const query = handsQuery.safeParse(request.query);
    if (!query.success) return refuse(reply, 'bad_request');
    return { success: true, value: await seats.hands(session, query.data.limit, query.data.before) };
  });
}
