import { ArcadeFailure, createArcadeClient } from './arcadeClient.ts';
import { element } from './element.ts';
import { startGame } from './game.ts';
import { messagesOf } from './messages.ts';
import { openNotice } from './panel.ts';
import { createSiteFrame } from './siteFrame.ts';
import { createSounds } from './sounds.ts';

const query = new URLSearchParams(location.search);
const messages = messagesOf(query.get('lang'));
/**
 * The page's policy allows only trusted sites to frame it, so the parent's origin can be trusted where a browser
 * reports it.
 */
const siteOrigin = query.get('origin') ?? (location.ancestorOrigins as DOMStringList | undefined)?.[0] ?? null;
const frame = createSiteFrame(siteOrigin, window.parent === window ? undefined : window.parent);
const client = createArcadeClient();
const place = document.getElementById('game') ?? document.body;
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

document.documentElement.lang = messages.tag;
document.title = messages.text('title');

async function open(): Promise<void> {
  place.replaceChildren(element('p', { class: 'loading', role: 'status' }, messages.text('loading')));
  try {
    const session = await client.open(query.get('code') ?? '');
    await startGame(place, {
      client,
      session,
      messages,
      frame,
      sounds: createSounds(),
      prefersStill: () => stillness.matches,
    });
  } catch (error) {
    if (error instanceof ArcadeFailure && error.isPassing) {
      openNotice(messages.text('unreachableTitle'), messages.text('unreachableText'), [
        { label: messages.text('retry'), isPrimary: true, onPress: () => void open() },
      ]);
      return;
    }
    const isExpired = error instanceof ArcadeFailure && error.code === 'session.expired';
    const leave = [{ label: messages.text('exit'), isPrimary: true, onPress: () => frame.tell('exit') }];
    openNotice(
      messages.text(isExpired ? 'expiredTitle' : 'refusedTitle'),
      messages.text(isExpired ? 'expiredText' : 'refusedText'),
      leave,
      true,
    );
  }
}

void open();
