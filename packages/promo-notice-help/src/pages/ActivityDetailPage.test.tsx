// @vitest-environment jsdom
// DOMPurify walks the tree in a way that happy-dom does not follow.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildPromotion, buildPromotions, renderWithApp } from '@parlor/testing';
import { Page } from './ActivityDetailPage.tsx';

afterEach(cleanup);

const promotion = buildPromotion({
  content: '<h3>How it works</h3><p onclick="alert(1)">Deposit once.</p><script>alert(1)</script>',
  announcementImages: [
    { url: '/art/covers/second', sequence: 2, dominantColour: '#000000' },
    { url: '/art/covers/first', sequence: 1, dominantColour: '#000000' },
  ],
});

describe('ActivityDetailPage', () => {
  it('PROMO-02 shows the first picture, title, time and the sanitized content', async () => {
    const { container } = renderWithApp(<Page />, {
      route: '/m/activityDetail?id=p1',
      answers: { listPromotions: buildPromotions([promotion]) },
    });
    await screen.findByRole('heading', { level: 2, name: 'Welcome bonus' });
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/art/covers/first@1x.webp');
    expect(screen.getByRole('main').textContent).toMatch(
      /^Welcome bonus.*Until further notice.*How it worksDeposit once\.$/,
    );
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('How it works');
    expect(container.innerHTML).not.toMatch(/onclick|<script/);
  });

  it('PROMO-02 reports that a promotion is over and links to the others', async () => {
    renderWithApp(<Page />, {
      route: '/m/activityDetail?id=p9',
      answers: { listPromotions: buildPromotions([promotion]) },
    });
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('This promotion is over'));
    expect(screen.getByRole('link', { name: 'All promotions' }).getAttribute('href')).toBe('/m/activity');
  });
});
