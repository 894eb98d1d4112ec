/** Web Push of this browser. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && window.isSecureContext;

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (one) => one.charCodeAt(0));
}

/** Ask for permission and return this browser's subscription as JSON, or null if the user declines. */
export async function subscribe(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  await known?.unsubscribe(); // it may belong to another key
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return JSON.stringify(made);
}
