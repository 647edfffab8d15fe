import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildGamePage, buildSession, renderWithApp } from '@parlor/testing';
import { sampleAnswers } from '../../testing/sampleAnswers.ts';
import { stubLayout } from '../../testing/stubLayout.ts';
import { Page } from './RecentPage.tsx';

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('recently played', () => {
  it('GAME-15 lists games in the order of the gateway, the latest first', async () => {
    renderWithApp(<Page />, { session: buildSession(), answers: sampleAnswers });
    await screen.findByRole('link', { name: 'Wild Coffee' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Wild Coffee', 'Hidden Saloon', 'Magic Potion']);
  });

  it('says what will stand here when nothing was played', async () => {
    renderWithApp(<Page />, { session: buildSession(), answers: { ...sampleAnswers, listRecentGames: buildGamePage([]) } });
    expect(await screen.findByText('Nothing played yet')).toBeTruthy();
  });
});
