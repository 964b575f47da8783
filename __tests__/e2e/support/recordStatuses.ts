import type { Page } from '@playwright/test'

declare global {
  var seenStatuses: string[] | undefined
}

/**
 * Notes every status the host is told from the next load of the page on, each change once; call before that load.
 * The returned function tells what was seen since then.
 */
export async function recordStatuses(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    globalThis.seenStatuses = seen
    const look = () => {
      const text = document.querySelector('[data-testid="read-status"]')?.textContent
      if (text && text !== seen.at(-1)) seen.push(text)
    }
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  return () => page.evaluate(() => globalThis.seenStatuses ?? [])
}
