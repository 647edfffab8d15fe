import { useEffect, useState } from 'react';
import { useSubscribePushMutation, useUnsubscribePushMutation } from '@parlor/api-client';
import { useTranslation } from '@parlor/i18n';
import { Skeleton, Switch, Text } from '@parlor/ui-kit';
import type { PushBrowser, PushState } from './pushBrowser.ts';

interface Props {
  browser: PushBrowser;
  /** The key for the subscription; null if the platform sends no notifications. */
  publicKey: string | null;
}

/** Turns the notifications of this device on and off. */
export function PushSwitch({ browser, publicKey }: Props) {
  const { t } = useTranslation('inbox');
  const [state, setState] = useState<PushState>();
  const [isChanging, setChanging] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [subscribe] = useSubscribePushMutation();
  const [unsubscribe] = useUnsubscribePushMutation();
  useEffect(() => {
    let isShown = true;
    browser.state().then(
      (found) => isShown && setState(found),
      () => isShown && setState('unsupported'),
    );
    return () => {
      isShown = false;
    };
  }, [browser]);

  const change = async (isOn: boolean): Promise<boolean> => {
    if (!isOn) {
      const endpoint = await browser.turnOff();
      if (endpoint !== undefined) await unsubscribe(endpoint);
      return true;
    }
    const subscription = publicKey === null ? undefined : await browser.turnOn(publicKey);
    if (subscription === undefined) return true;
    const { error } = await subscribe(subscription);
    // Otherwise the browser would appear on although the gateway does not know it.
    if (error) await browser.turnOff();
    return !error;
  };
  const press = async (isOn: boolean): Promise<void> => {
    setChanging(true);
    const isDone = await change(isOn).catch(() => false);
    setFailed(!isDone);
    setState(await browser.state().catch(() => 'unsupported' as const));
    setChanging(false);
  };

  if (state === undefined) return <Skeleton shape="control" />;
  if (state === 'unsupported' || publicKey === null) return <Text tone="secondary">{t('push.unsupported')}</Text>;
  if (state === 'blocked') return <Text tone="secondary">{t('push.blocked')}</Text>;
  return (
    <Switch
      label={t('push.device')}
      help={t('push.deviceHelp')}
      checked={state === 'on'}
      isLoading={isChanging}
      error={hasFailed ? t('push.failed') : undefined}
      onChange={({ currentTarget }) => void press(currentTarget.checked)}
    />
  );
}
