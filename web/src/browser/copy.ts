/** Return the absolute URL of a link of this site. */
export function wholeAddress(link: string): string {
  return `${location.origin}${location.pathname.replace(/\/$/, "")}${link}`;
}

/** Whether the page is served from this machine, so that its links work nowhere else. */
export function isLoopback(host: string = location.hostname): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host);
}

/** Copy a text to the clipboard; return false if the browser refuses. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
