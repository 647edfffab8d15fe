import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildSession } from '@parlor/testing';
import { findScreen, screens } from '../../routing/screens.ts';
import { renderSite } from '../../testing/renderSite.tsx';
import { firstBarEntries } from '../../../vite/firstFrame.ts';
import { barEntryIds } from './barEntries.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Returns the addresses of the places; undefined for a place that opens a dialog. */
const addressesIn = (bar: Element) =>
  [...bar.querySelectorAll('a, button')].map((entry) => entry.getAttribute('href') ?? undefined);

describe('bottom bar entries', () => {
  it('NAV-11 are the same in the initial document, in the site and for prefetching', async () => {
    const requested: (typeof screens)[number][] = [];
    for (const known of screens) {
      const load = known.load.bind(known);
      vi.spyOn(known, 'load').mockImplementation(() => {
        requested.push(known);
        return load();
      });
    }
    const ofDocument = document.createElement('div');
    const words = Object.fromEntries(barEntryIds.map((id) => [id, id])) as Record<(typeof barEntryIds)[number], string>;
    ofDocument.innerHTML = firstBarEntries({ en: words });
    const { store } = renderSite('/m/help', { session: buildSession() });
    const ofSite = await screen.findByRole('navigation', { name: 'Main' });
    const addresses = addressesIn(ofDocument);
    expect(addressesIn(ofSite)).toEqual(addresses);

    requested.length = 0;
    fireEvent.pointerDown(document.body);
    const wanted = addresses.flatMap((address) => (address === undefined ? [] : [findScreen(address)]));
    await waitFor(() => expect(requested).toEqual(wanted));

    const remembered = ofDocument.querySelector('button')?.dataset['dialog'];
    act(() => within(ofSite).getByRole('button').click());
    expect(store.getState().dialogs.open).toBe(remembered);
  });
});
