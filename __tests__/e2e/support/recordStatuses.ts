import type { Page } from '@playwright/test'

declare global {
  var seenStatuses: string[] | undefined
}

/**
 * Records each change of the status that the host app receives, from the page's next load on; call
 * it before that load. The returned function reads the record.
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
