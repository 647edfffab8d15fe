import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createI18n, I18nextProvider } from '@parlor/i18n';
import { hasAgentsPack } from '@parlor/i18n/agents';
import { buildSession, renderWithApp } from '@parlor/testing';
import { agentFeature } from './agentFeature.ts';

afterEach(cleanup);

it.each(agentFeature.routes.map(({ paths: [path = ''], load }) => ({ path, load })))(
  'I18N-02 $path brings the texts of agents, which members do without',
  async ({ path, load }) => {
    const [{ Page }, i18n] = await Promise.all([load(), createI18n('EN')]);
    expect(hasAgentsPack(i18n)).toBe(false);
    await act(async () => {
      renderWithApp(
        <I18nextProvider i18n={i18n}>
          <Suspense fallback="on its way">
            <Page />
          </Suspense>
        </I18nextProvider>,
        { session: buildSession({ type: 1 }), route: path },
      );
    });
    await waitFor(() => expect(screen.queryByText('on its way')).toBeNull());
    expect(hasAgentsPack(i18n)).toBe(true);
  },
);
