import type { Page } from '@playwright/test'

declare global {
  var seenOfPage: string[] | undefined
}

/**
 * Records the full text of the host's page on each change, from the page's next load on; call it
 * before that load. The returned function reads the record.
 */
export async function recordPage(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    globalThis.seenOfPage = seen
    const look = () => {
      const text = document.querySelector('main')?.textContent ?? ''
      if (text !== seen.at(-1)) seen.push(text)
    }
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  return () => page.evaluate(() => globalThis.seenOfPage ?? [])
}
