/**
 * Unsubscribes this browser from notifications: the next person who logs in may be somebody else. The push service
 * reports it to the gateway at the next notification.
 */
export async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
