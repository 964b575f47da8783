import type { Page } from '@playwright/test'

declare global {
  var seenOfPage: string[] | undefined
}

/**
 * Notes all the text of the host's page, each time any of it changes, from the next load of the page on; call before that
 * load. The returned function tells what was seen since then.
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
