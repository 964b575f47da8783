import type { Locator } from '@playwright/test'

/**
 * Lists English texts that begin or end with punctuation in a line that takes the page's direction:
 * from right to left, the bidi algorithm moves that punctuation to the wrong end.
 */
export const strayTexts = (card: Locator): Promise<string[]> =>
  card.evaluate(root => {
    const stray = /^[^\p{L}\p{N}\s]+.*[a-z]|[a-z].*[.…!?:)”]$/isu
    const isIsolated = (element: Element): boolean => {
      const { display, unicodeBidi, clipPath } = getComputedStyle(element)
      if (unicodeBidi === 'plaintext' || clipPath !== 'none' || element.closest('bdi')) return true
      const { parentElement } = element
      return display === 'inline' && parentElement !== null && isIsolated(parentElement)
    }
    return [...root.querySelectorAll('*:not(svg *, textarea)')].flatMap(element => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const text = own
        .map(({ nodeValue }) => nodeValue ?? '')
        .join('')
        .trim()
      return stray.test(text) && element.getClientRects().length > 0 && !isIsolated(element)
        ? [`${element.tagName.toLowerCase()} "${text}" is not isolated`]
        : []
    })
  })
