import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession, buildSettings, renderWithApp } from '@parlor/testing';
import { Page as ProfitAndLossPage } from './pages/ProfitAndLossPage.tsx';

afterEach(cleanup);

const session = buildSession();

describe('screens of money that are still to be filled', () => {
  it.each([[true, 'Betting record', '/m/gameRecord'], [false, 'Home', '/m/home']])('NAV-01 /m/profitandloss with a betting record (%s) leads on to %s', (bettingReport, name, target) => {
    renderWithApp(<ProfitAndLossPage />, { session, settings: { features: { ...buildSettings().features, bettingReport } } });
    expect(screen.getByRole('heading').textContent).toBe('Your profit and loss will appear here');
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(target);
  });
});
