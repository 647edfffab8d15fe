import type { TestAnswer, TestGateway, TestSession } from '../../../testing/testGateway.ts';
import { drawPicture } from '../../identityCheck/testing/applicant.ts';
import { createRewardPlayer } from './rewardFixture.ts';

/** Creates a player who applies for the reward of a promotion through the form. */
export function createApplicantFor(gateway: TestGateway, session: TestSession, promotionId: string) {
  const taker = createRewardPlayer(gateway, session);
  const applicant = {
    taker,
    addPicture: async (place = 0, bytes?: Buffer): Promise<TestAnswer> =>
      taker.call('putRewardPicture', {
        params: { promotionId, place: String(place) },
        body: bytes ?? (await drawPicture()),
      }),
    send: (remarks: string, pictures: readonly number[]): Promise<TestAnswer> =>
      taker.call('requestReward', { body: { promotionId, remarks, pictures } }),
    standing: () => taker.standing(promotionId),
    /** Adds a picture, sends the form, and returns the id of the application. */
    async apply(remarks: string): Promise<string> {
      await applicant.addPicture();
      const answer = await applicant.send(remarks, [0]);
      if (answer.status !== 200) throw new Error(`The form was refused: ${JSON.stringify(answer.envelope)}`);
      const { id } = await gateway.database.db
        .selectFrom('reward_application')
        .select('id')
        .where('account_id', '=', session.account.id)
        .orderBy('sent_at', 'desc')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
  return applicant;
}
