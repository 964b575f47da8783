import type { Locator } from '@playwright/test'

declare global {
  var seenTexts: string[] | undefined
}

/**
 * Records every text an element shows from now on, including repeated ones. The returned function
 * reads the record.
 */
export async function recordTexts(element: Locator): Promise<() => Promise<readonly string[]>> {
  await element.evaluate(target => {
    const seen: string[] = []
    globalThis.seenTexts = seen
    const note = () => seen.push(target.textContent)
    new MutationObserver(note).observe(target, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  return () => element.page().evaluate(() => globalThis.seenTexts ?? [])
}
