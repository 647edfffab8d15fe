/**
 * Ends the notifications of this browser: the next person who logs in is somebody else. The push service says so to the
 * gateway with the next one that it is given.
 */
export async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
