import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal, renderWithApp } from '@parlor/testing';
import { sampleAnswers, sampleVendors } from '../../testing/sampleAnswers.ts';
import { Page } from './ProviderPage.tsx';

afterEach(cleanup);

describe('the provider page', () => {
  it('GAME-18 links each vendor to its games in its category', async () => {
    renderWithApp(<Page />, { answers: sampleAnswers });
    expect((await screen.findByRole('link', { name: /Avenlight Esports/ })).getAttribute('href')).toBe(
      '/m/esport-games?vassalage=AV',
    );
    expect(screen.getByRole('link', { name: /Koi and Current/ }).getAttribute('href')).toBe(
      '/m/fishing-games?vassalage=KOI',
    );
  });

  it('SYS-09 replaces an icon that fails to load with the vendor’s initials', async () => {
    const { container } = renderWithApp(<Page />, { answers: { listVendors: { list: sampleVendors.slice(1, 2) } } });
    await screen.findByRole('link', { name: /Jade Lantern/ });
    const icon = container.querySelector('img');
    expect(icon?.getAttribute('src')).toBe('/art/vendors/JL_DEFAULT@1x.webp');
    // The AVIF file fails, and the fallback too.
    if (icon) fireEvent.error(icon);
    if (icon) fireEvent.error(icon);
    expect(screen.getByRole('link', { name: /Jade Lantern/ }).textContent).toMatch(/^JLJade Lantern/);
    expect(container.querySelector('img')).toBeNull();
  });

  it('loads the vendors on retry after an error', async () => {
    let answer: unknown = refusal('request.rate_limited');
    renderWithApp(<Page />, { answers: { listVendors: () => answer } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer = sampleAnswers.listVendors;
    await userEvent.click(retry);
    expect((await screen.findByRole('link', { name: /Koi and Current/ })).getAttribute('href')).toBe(
      '/m/fishing-games?vassalage=KOI',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports that there are no vendors yet', async () => {
    renderWithApp(<Page />, { answers: { listVendors: { list: [] } } });
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('No providers yet'));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
