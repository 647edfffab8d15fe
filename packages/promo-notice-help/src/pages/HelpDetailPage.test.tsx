// @vitest-environment jsdom
// DOMPurify walks the tree in a way that happy-dom does not follow.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildHelpItem, renderWithApp } from '@parlor/testing';
import { Page } from './HelpDetailPage.tsx';

afterEach(cleanup);

const listHelp = {
  list: [
    buildHelpItem({ tag: 'deposit', title: 'How to deposit', content: '<ol><li>Choose a way.</li></ol>' }),
    buildHelpItem(),
  ],
};

describe('HelpDetailPage', () => {
  it.each([
    [0, 'How to deposit', 'Choose a way.'],
    [1, 'Terms', 'Players are 18 or older.'],
  ])('HELP-01 index %i shows "%s" as rich text', async (index, title, words) => {
    renderWithApp(<Page />, { route: `/m/helpDetail?i=${index}`, answers: { listHelp } });
    expect((await screen.findByRole('heading')).textContent).toBe(title);
    expect(['LI', 'P']).toContain(screen.getByText(words).tagName);
  });

  it.each(['?i=9', '?i=-1', '?i=', ''])('HELP-01 the address "%s" redirects to the list', async (query) => {
    renderWithApp(<Page />, { route: `/m/helpDetail${query}`, answers: { listHelp } });
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('We cannot find this item'));
    expect(screen.getByRole('link', { name: 'All help items' }).getAttribute('href')).toBe('/m/help');
  });
});
