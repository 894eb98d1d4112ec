import { settings } from "../ui/settings.svelte";

/** Play a chime and show a notification, as far as the settings allow. */
export function notify(title: string, text: string): void {
  if (settings.sound) chime();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification(title, { body: text, tag: "18cz" });
}

export function chime(): void {
  try {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(0.08, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 0.5);
    tone.onended = () => void context.close();
  } catch {
    // audio is not available
  }
}
