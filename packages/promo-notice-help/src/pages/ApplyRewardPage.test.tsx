import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { buildPromotions, buildSession, renderWithApp } from '@parlor/testing';
import { Page } from './ApplyRewardPage.tsx';

afterEach(cleanup);

const open = (route: string) =>
  renderWithApp(<Page />, { route, session: buildSession(), answers: { listPromotions: buildPromotions() } });

describe('ApplyRewardPage', () => {
  it.each(['/m/applyReward?p1', '/m/applyReward?id=p1'])(
    'NAV-01 shows at %s whose reward is claimed, and leads to its terms and to customer service',
    async (route) => {
      const { store } = open(route);
      expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Welcome bonus');
      expect(screen.getByRole('link', { name: 'Read the promotion' }).getAttribute('href')).toBe(
        '/m/activityDetail?id=p1',
      );
      await userEvent.setup().click(screen.getByRole('button', { name: 'Customer service' }));
      expect(store.getState().dialogs.open).toBe('service');
    },
  );

  it('NAV-01 leads to all promotions when the address names none', async () => {
    const { location } = open('/m/applyReward');
    await waitFor(() => expect(location()).toBe('/m/activity'));
  });

  it('NAV-01 says when the promotion is over', async () => {
    open('/m/applyReward?p9');
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('This promotion is over'));
    expect(screen.getByRole('link', { name: 'All promotions' }).getAttribute('href')).toBe('/m/activity');
  });
});
