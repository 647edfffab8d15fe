import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { SavePushSettingsBody } from '@parlor/contract';
import {
  buildPushSettings,
  buildSession,
  refusal,
  renderWithApp,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';
import type { PushBrowser, PushState } from './pushBrowser.ts';
import { PushSheet } from './PushSheet.tsx';

afterEach(cleanup);

const endpoint = 'https://push.parlor-test.net/1';
const subscription = { endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } };

/** A browser whose player grants permission, and which records its calls. */
function browserThat(first: PushState, saysYes = true) {
  const calls: string[] = [];
  let state = first;
  const browser: PushBrowser = {
    state: () => Promise.resolve(state),
    turnOn(publicKey) {
      calls.push(`on ${publicKey}`);
      state = saysYes ? 'on' : 'blocked';
      return Promise.resolve(saysYes ? subscription : undefined);
    },
    turnOff() {
      calls.push('off');
      state = 'off';
      return Promise.resolve(endpoint);
    },
  };
  return { browser, calls };
}

/** Opens the sheet with a gateway that stores settings and subscriptions. */
function open(browser: PushBrowser, answers: MockAnswers = {}) {
  const gateway = { settings: buildPushSettings(), subscribed: [] as unknown[], ended: [] as unknown[] };
  renderWithApp(<PushSheet isOpen onClose={() => undefined} browser={browser} />, {
    session: buildSession(),
    answers: {
      getPushSettings: () => gateway.settings,
      savePushSettings: ({ body }: MockRequest) => {
        gateway.settings = { ...gateway.settings, ...(body as SavePushSettingsBody) };
        return gateway.settings;
      },
      subscribePush: ({ body }: MockRequest) => {
        gateway.subscribed.push(body);
        return gateway.settings;
      },
      unsubscribePush: ({ body }: MockRequest) => {
        gateway.ended.push(body);
        return null;
      },
      ...answers,
    },
  });
  return gateway;
}

const theSwitch = (name: RegExp) => screen.findByRole('switch', { name });

describe('notifications of the browser', () => {
  it('SVC-04 are requested only when the switch is pressed', async () => {
    const { browser, calls } = browserThat('off');
    const gateway = open(browser);
    const device = await theSwitch(/On this device/);
    expect(calls).toEqual([]);
    await userEvent.click(device);
    await waitFor(() => expect(device).toHaveProperty('checked', true));
    expect(calls).toEqual([`on ${gateway.settings.publicKey}`]);
    expect(gateway.subscribed).toEqual([subscription]);
  });

  it('SVC-04 are turned off in the browser and at the gateway', async () => {
    const { browser } = browserThat('on');
    const gateway = open(browser);
    const device = await theSwitch(/On this device/);
    await userEvent.click(device);
    await waitFor(() => expect(device).toHaveProperty('checked', false));
    expect(gateway.ended).toEqual([{ endpoint }]);
  });

  it('SVC-04 are off again if the gateway refuses the subscription', async () => {
    const { browser, calls } = browserThat('off');
    open(browser, { subscribePush: refusal('push.endpoint_refused') });
    await userEvent.click(await theSwitch(/On this device/));
    expect(await screen.findByText('Notifications did not start. Please try again.')).toBeShown();
    expect(calls).toContain('off');
    expect(await theSwitch(/On this device/)).toHaveProperty('checked', false);
  });

  it('SVC-04 show the next step if the player or the browser refuses', async () => {
    const { browser } = browserThat('off', false);
    open(browser);
    await userEvent.click(await theSwitch(/On this device/));
    expect(await screen.findByText(/blocks notifications/)).toBeShown();
    cleanup();
    open(browserThat('unsupported').browser);
    expect(await screen.findByText(/add the site to the home screen/)).toBeShown();
  });

  it('SVC-04 are sent for enabled kinds; marketing is off by default', async () => {
    const gateway = open(browserThat('off').browser);
    const marketing = await theSwitch(/Offers and news/);
    expect(marketing).toHaveProperty('checked', false);
    await userEvent.click(marketing);
    await waitFor(() => expect(marketing).toHaveProperty('checked', true));
    await userEvent.click(await theSwitch(/Customer service/));
    await waitFor(() => expect(gateway.settings.kinds).toEqual(['account', 'bonus', 'marketing']));
  });

  it('SVC-04 have quiet hours with adjustable start and end', async () => {
    const gateway = open(browserThat('off').browser);
    await userEvent.selectOptions(await screen.findByLabelText('To'), '06:30');
    await waitFor(() => expect(gateway.settings.quietHours).toEqual({ from: '22:00', to: '06:30' }));
    await userEvent.selectOptions(await screen.findByLabelText('From'), '06:30');
    expect(gateway.settings.quietHours).toEqual({ from: '22:00', to: '06:30' });
    await userEvent.click(await theSwitch(/Quiet hours/));
    await waitFor(() => expect(gateway.settings.quietHours).toBeNull());
  });
});
