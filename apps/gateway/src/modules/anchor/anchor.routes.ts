import type { FastifyInstance } from 'fastify';
import { isRefusal } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import type { AnchorService } from './anchor.service.ts';

/** Registers the calls of live anchors. */
export function registerAnchorRoutes(app: FastifyInstance, { anchors }: { anchors: AnchorService }): void {
  registerCall(app, 'listAnchors', async (call) => ({ list: await anchors.list(call) }));
  registerCall(app, 'listLiveModels', async (call) => ({
    list: (await anchors.list(call)).filter(({ isLive }) => isLive),
  }));
  registerCall(app, 'listFollowedAnchors', async ({ session }) => ({
    list: await anchors.listFollowed(session.accountId),
  }));
  registerCall(app, 'followAnchor', async ({ session, body }) => {
    const outcome = await anchors.follow(session, body.anchorId);
    return isRefusal(outcome) ? outcome : { list: outcome };
  });
  registerCall(app, 'unfollowAnchor', async ({ session, params }) => ({
    list: await anchors.unfollow(session, params.anchorId),
  }));
}
