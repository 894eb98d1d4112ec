/** A link of this site as others can open it. */
export function wholeAddress(link: string): string {
  return `${location.origin}${location.pathname.replace(/\/$/, "")}${link}`;
}

/** Does this page come from this machine itself? Then nobody else can follow its links. */
export function isLoopback(host: string = location.hostname): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host);
}

/** Put a text where it can be pasted from; false if the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
