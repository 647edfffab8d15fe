import { act, cleanup, render, screen } from '@testing-library/react';
import type { i18n as I18n } from 'i18next';
import { Component, Suspense, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasAgentsPack, loadAgentsPack, useAgentsPack } from './agents.ts';
import { changeLanguage, createI18n, loadFullPack } from './i18n.ts';
import { loadPack } from './packs.ts';

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? 'failed' : this.props.children;
  }
}

function Team() {
  useAgentsPack();
  const { t } = useTranslation('agentTeam');
  return <button type="button">{t('team.open')}</button>;
}

const open = (i18n: I18n) =>
  act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <Boundary>
          <Suspense fallback="on its way">
            <Team />
          </Suspense>
        </Boundary>
      </I18nextProvider>,
    );
  });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the texts of agents', () => {
  it('I18N-02 are not loaded for members', async () => {
    const i18n = await createI18n('EN', {}, 'first');
    await loadFullPack(i18n);
    expect([i18n.exists('auth:login.submit'), i18n.exists('agentTeam:team.open'), hasAgentsPack(i18n)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(Object.keys(await loadPack('TY'))).not.toEqual(expect.arrayContaining(['contracts']));
  });

  it('I18N-02 are loaded with the first screen that needs them, with the brand’s overrides', async () => {
    const wording = { EN: { 'agentTeam.team.open': 'Bring somebody' } };
    await open(await createI18n('EN', wording));
    expect((await screen.findByRole('button')).textContent).toBe('Bring somebody');
  });

  it('I18N-02 are loaded in another language after a switch, and in the first one after switching back', async () => {
    const i18n = await createI18n('EN');
    await open(i18n);
    const english = (await screen.findByRole('button')).textContent;
    await act(() => changeLanguage(i18n, 'TY'));
    expect((await screen.findByRole('button')).textContent).toMatch(/[\u0E00-\u0E7F]/);
    await act(() => changeLanguage(i18n, 'EN'));
    expect((await screen.findByRole('button')).textContent).toBe(english);
  });

  it('I18N-02 that fail to load make their screen fail, and are requested again later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const i18n = await createI18n('EN');
    const added = vi.spyOn(i18n, 'addResourceBundle').mockImplementation(() => {
      throw new Error('away');
    });
    await open(i18n);
    expect(await screen.findByText('failed')).toBeShown();
    added.mockRestore();
    await loadAgentsPack(i18n);
    expect(hasAgentsPack(i18n)).toBe(true);
  });
});
