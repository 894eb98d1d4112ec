/** Reload the page if the server has another version of it, after the user has finished typing. */
export async function reloadIfOutdated(): Promise<void> {
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const served = await fetch("/", { cache: "no-store" }).catch(() => null);
  if (!own || !served?.ok || (await served.text()).includes(own)) return;
  const field = document.activeElement;
  if (field?.matches("input, textarea")) field.addEventListener("blur", () => location.reload(), { once: true });
  else location.reload();
}
