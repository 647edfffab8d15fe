import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { buildHelpItem, refusal, renderWithApp } from '@parlor/testing';
import { Page } from './HelpPage.tsx';

afterEach(cleanup);

const listHelp = { list: [buildHelpItem({ tag: 'deposit', title: 'How to deposit' }), buildHelpItem()] };

describe('HelpPage', () => {
  it('HELP-01 lists the items, each linked to its address by zero-based index', async () => {
    renderWithApp(<Page />, { route: '/m/help', answers: { listHelp } });
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['How to deposit', '/m/helpDetail?i=0'],
      ['Terms', '/m/helpDetail?i=1'],
    ]);
  });

  it('HELP-01 opens the item of a tag, such as the terms', async () => {
    const { location } = renderWithApp(<Page />, { route: '/m/help?tag=terms', answers: { listHelp } });
    await waitFor(() => expect(location()).toBe('/m/helpDetail?i=1'));
  });

  it('HELP-01 shows the list for an unknown tag', async () => {
    const { location } = renderWithApp(<Page />, { route: '/m/help?tag=nothing', answers: { listHelp } });
    expect(await screen.findAllByRole('link')).toHaveLength(2);
    expect(location()).toBe('/m/help?tag=nothing');
  });

  it('HELP-01 finds items by words in titles and texts, and reports that none match', async () => {
    const { location } = renderWithApp(<Page />, { route: '/m/help', answers: { listHelp } });
    const field = await screen.findByRole('searchbox', { name: 'Search help' });
    await userEvent.type(field, 'terms');
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
    // Its index in the whole list is its address.
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/m/helpDetail?i=1');
    expect(screen.getByRole('status').textContent).toBe('1 item found');
    expect(location()).toBe('/m/help?q=terms');
    await userEvent.type(field, 'xyz');
    await screen.findByText('Nothing found');
    expect(screen.getByRole('link', { name: 'Feedback' }).getAttribute('href')).toBe('/m/feedback');
    await userEvent.clear(field);
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
    expect(location()).toBe('/m/help');
  });

  it('HELP-01 reports that there are no items, or that they failed to load', async () => {
    renderWithApp(<Page />, { answers: { listHelp: { list: [] } } });
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('No help items yet'));
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
    renderWithApp(<Page />, { answers: { listHelp: refusal('system.unknown') } });
    expect((await screen.findByRole('alert')).textContent).toContain('The help centre did not load');
  });
});
