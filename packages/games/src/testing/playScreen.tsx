import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { Launch } from '@parlor/contract';
import { buildGame, buildSession, renderWithApp, type HarnessOptions } from '@parlor/testing';
import { Page } from '../pages/PlayPage/PlayPage.tsx';

const origin = 'http://localhost:8081';
/** The gateway's answer to the launch. */
export const launch: Launch = { url: `${origin}/play/lotus-lanterns?code=once`, origin, game: buildGame() };

/** Opens the play page of game 100001, or the given route. */
export function openPlay({ answers, ...options }: HarnessOptions = {}) {
  return renderWithApp(
    <Routes>
      <Route path="/m/play/:nodeId" element={<Page />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      route: '/m/play/100001',
      session: buildSession(),
      answers: { launchGame: launch, getBalance: { sumBalance: '10000.00', currency: 'THB' }, ...answers },
      ...options,
    },
  );
}

/** The game's frame, with its own window, as in a browser. */
export async function frame(): Promise<HTMLIFrameElement> {
  const element = await screen.findByTitle<HTMLIFrameElement>('Lotus Lanterns, game');
  Object.defineProperty(element, 'contentWindow', {
    configurable: true,
    value: { name: 'game', postMessage: () => undefined },
  });
  return element;
}

/** The text of the bar over the game. */
export const bar = () => within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);

/** Sends a message of another window to the site. */
export function sendMessage(
  type: string,
  over: Partial<{ origin: string; source: Window | null; data: unknown }> = {},
  from: HTMLIFrameElement | null = null,
) {
  const event = new MessageEvent('message', { data: { source: 'parlor-game', type }, origin, ...over });
  Object.defineProperty(event, 'source', { value: 'source' in over ? over.source : from?.contentWindow });
  window.dispatchEvent(event);
}
