import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  buildPromotion,
  buildPromotions,
  buildSession,
  buildStanding,
  buildTerms,
  refusal,
  renderWithApp,
  PENDING,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './ApplyRewardPage.tsx';

afterEach(cleanup);

const MAX_BYTES = 5_242_880;
const start = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (name: string, bytes = 9) => {
  const content = new Uint8Array(bytes);
  content.set(start);
  return new File([content], name, { type: 'image/png' });
};

const promotion = buildPromotion({
  linkedPromotionId: 'share',
  imageRequired: 'Y',
  remarkRequired: 'Y',
  terms: buildTerms({ entry: 'apply' }),
});

/** Opens the form with a gateway that records applications in `sent` and picture slots in `put`. */
function open(over: Partial<typeof promotion> = {}, { answers, ...options }: HarnessOptions = {}) {
  const sent: unknown[] = [];
  const put: string[] = [];
  const result = renderWithApp(<Page />, {
    route: '/m/applyReward?p1',
    session: buildSession(),
    ...options,
    answers: {
      listPromotions: buildPromotions([{ ...promotion, ...over }]),
      listPromotionStatuses: { list: [buildStanding()] },
      putRewardPicture: ({ params }: MockRequest) => {
        put.push(params['place'] ?? '');
        return { places: put.map(Number) };
      },
      requestReward: ({ body }: MockRequest) => {
        sent.push(body);
        return buildStanding({ status: 'APPLYING', application: { sentAt: 1, remarks: 'Done', pictureCount: 1 } });
      },
      ...answers,
    },
  });
  const toasts = () =>
    result.store.getState().toasts.map(({ tone, messageKey, durationMs }) => [tone, messageKey, durationMs]);
  return { ...result, sent, put, toasts };
}

const submit = () => screen.getByRole('button', { name: 'Apply' });
const addPicture = async (files: File | File[], applyAccept = true) =>
  userEvent.setup({ applyAccept }).upload(await screen.findByLabelText('Add picture'), files);
const writeRemarks = (text: string) => userEvent.type(screen.getByLabelText('Remarks', { exact: false }), text);

describe('ApplyRewardPage', () => {
  it.each(['/m/applyReward?p1', '/m/applyReward?id=p1'])(
    'PROMO-04 NAV-01 shows at %s the form of the promotion',
    async (route) => {
      open({}, { route });
      expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Welcome bonus');
      expect(await screen.findByRole('button', { name: 'Apply' })).toBeShown();
    },
  );

  it.each([
    ['without a promotion', { route: '/m/applyReward' }],
    ['without a session', { session: null }],
  ])('PROMO-04 redirects to all promotions %s', async (_case, options) => {
    const { location } = open({}, options);
    await waitFor(() => expect(location()).toBe('/m/activity'));
  });

  it('PROMO-04 NAV-01 reports that the promotion is over', async () => {
    open({}, { route: '/m/applyReward?p9' });
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('This promotion is over'));
    expect(screen.getByRole('link', { name: 'All promotions' }).getAttribute('href')).toBe('/m/activity');
  });

  it('PROMO-04 PROMO-05 sends pictures and remarks, and redirects to all promotions', async () => {
    const { sent, put, location, toasts } = open();
    await addPicture([png('one.png'), png('two.png')]);
    await writeRemarks('  Shared with my friends ');
    await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
    expect(put.toSorted()).toEqual(['0', '1']);
    await userEvent.click(submit());
    await waitFor(() => expect(location()).toBe('/m/activity'));
    expect(sent).toEqual([{ promotionId: 'p1', remarks: 'Shared with my friends', pictures: [0, 1] }]);
    expect(toasts()).toEqual([['success', 'promo:applyReward.sent', 1500]]);
  });

  it('PROMO-05 asks for remarks and pictures only if they are required', async () => {
    const { unmount } = open({ imageRequired: 'N' });
    expect(await screen.findByLabelText('Remarks', { exact: false })).toBeShown();
    expect(screen.queryByLabelText('Add picture')).toBeNull();
    unmount();
    open({ remarkRequired: 'N' });
    expect(await screen.findByLabelText('Add picture')).toBeShown();
    expect(screen.queryByLabelText('Remarks', { exact: false })).toBeNull();
  });

  it('PROMO-05 enables the button once all required fields are filled', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
    await writeRemarks('Done');
    expect(submit()).toHaveProperty('disabled', true);
    await addPicture(png('one.png'));
    await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
    await userEvent.click(screen.getByRole('button', { name: 'Remove one.png' }));
    expect(submit()).toHaveProperty('disabled', true);
  });

  it('PROMO-05 waits for a picture in flight or one that failed', async () => {
    const { unmount } = open({ remarkRequired: 'N' }, { answers: { putRewardPicture: PENDING } });
    await addPicture(png('one.png'));
    expect(await screen.findByRole('progressbar', { name: 'Sending one.png' })).toBeShown();
    expect(submit()).toHaveProperty('disabled', true);
    unmount();
    open({ remarkRequired: 'N' }, { answers: { putRewardPicture: () => refusal('picture.unreadable') } });
    await addPicture(png('one.png'));
    expect(await screen.findByText('The picture cannot be read. Take it again as JPEG or PNG.')).toBeShown();
    expect(submit()).toHaveProperty('disabled', true);
  });

  it('PROMO-05 shows a toast of 1.5 s for a file type that is not accepted', async () => {
    const { toasts, put } = open();
    await addPicture(new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }), false);
    await waitFor(() => expect(toasts()).toEqual([['info', 'promo:applyReward.activity_image_type', 1500]]));
    expect(put).toEqual([]);
  });

  it('PROMO-05 accepts a picture of exactly 5,242,880 bytes and not one byte more', async () => {
    const { toasts, put } = open();
    await addPicture(png('large.png', MAX_BYTES));
    expect(await screen.findByRole('img', { name: 'large.png' })).toBeShown();
    expect(put).toEqual(['0']);
    await addPicture(png('larger.png', MAX_BYTES + 1));
    await waitFor(() => expect(toasts()).toEqual([['info', 'promo:applyReward.activity_apply_remark_limit3', 1500]]));
    expect(screen.queryByRole('img', { name: 'larger.png' })).toBeNull();
  });

  it('PROMO-05 accepts three pictures and reports that a fourth is too many', async () => {
    const { toasts, put } = open();
    await addPicture(['a', 'b', 'c', 'd'].map((name) => png(`${name}.png`)));
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(3));
    expect(toasts()).toEqual([['info', 'promo:applyReward.activity_apply_remark_limit4', 1500]]);
    await waitFor(() => expect(put.toSorted()).toEqual(['0', '1', '2']));
    expect(screen.queryByLabelText('Add picture')).toBeNull();
  });

  it('PROMO-05 shows a failure toast for a picture that cannot be read', async () => {
    const { toasts } = open();
    await addPicture(new File(['no picture'], 'x.png', { type: 'image/png' }));
    await waitFor(() => expect(toasts()).toEqual([['danger', 'promo:applyReward.readFailed', 1500]]));
  });

  it('PROMO-05 counts remarks up to 140 characters and keeps longer remarks without sending them', async () => {
    const { sent } = open({ imageRequired: 'N' });
    const field = await screen.findByLabelText('Remarks', { exact: false });
    await userEvent.click(field);
    await userEvent.paste('ก'.repeat(140));
    expect(screen.getByText(/140 \/ 140/)).toBeShown();
    expect(submit()).toHaveProperty('disabled', false);
    await userEvent.paste('ก');
    expect(screen.getByText('At most 140 characters. Please shorten your remarks.')).toBeShown();
    expect(field).toHaveProperty('value', 'ก'.repeat(141));
    expect(submit()).toHaveProperty('disabled', true);
    expect(sent).toEqual([]);
  });

  it('PROMO-05 clears pictures and remarks with "cancel", and stays on the page', async () => {
    const { location } = open();
    await addPicture(png('one.png'));
    await writeRemarks('Done');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('img', { name: 'one.png' })).toBeNull();
    expect(screen.getByLabelText('Remarks', { exact: false })).toHaveProperty('value', '');
    expect(location()).toBe('/m/applyReward?p1');
  });

  it('PROMO-05 shows a loading toast of 10 s while the application is sent', async () => {
    const { toasts } = open({ imageRequired: 'N' }, { answers: { requestReward: PENDING } });
    await screen.findByRole('button', { name: 'Apply' });
    await writeRemarks('Done');
    await userEvent.click(submit());
    expect(toasts()).toEqual([['loading', 'promo:applyReward.sending', 10_000]]);
  });

  it('PROMO-05 keeps all input when it is refused', async () => {
    const { location, toasts } = open(
      { imageRequired: 'N' },
      { answers: { requestReward: () => refusal('promotion.budget_spent') } },
    );
    await screen.findByRole('button', { name: 'Apply' });
    await writeRemarks('Done');
    await userEvent.click(submit());
    expect(await screen.findByText('All rewards of this promotion have been given out.')).toBeShown();
    expect(toasts()).toEqual([['danger', 'promo:errors.promotion.budget_spent', 3000]]);
    expect(location()).toBe('/m/applyReward?p1');
    expect(screen.getByLabelText('Remarks', { exact: false })).toHaveProperty('value', 'Done');
  });

  it('PROMO-03 shows the pending application instead of the form', async () => {
    const waiting = buildStanding({
      status: 'APPLYING',
      application: { sentAt: Date.UTC(2026, 10, 20), remarks: 'Shared it', pictureCount: 2 },
    });
    open({}, { answers: { listPromotionStatuses: { list: [waiting] } } });
    expect(await screen.findByText('We are looking at your application.')).toBeShown();
    expect(screen.getByText('Shared it')).toBeShown();
    expect(screen.getByText(/2 pictures/)).toBeShown();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  });

  it('PROMO-03 shows the reason of a refusal above the form if another application is allowed', async () => {
    const refused = buildStanding({ status: 'REJECTED', reason: 'unreadable', canRepeat: true });
    open({}, { answers: { listPromotionStatuses: { list: [refused] } } });
    expect(await screen.findByText(/The pictures cannot be read\./)).toBeShown();
    expect(submit()).toHaveProperty('disabled', true);
  });
});
