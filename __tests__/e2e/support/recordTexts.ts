import type { Locator } from '@playwright/test'

declare global {
  var seenTexts: string[] | undefined
}

/** Notes every text an element of the page shows from now on, repeated ones too. The returned function tells them. */
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
