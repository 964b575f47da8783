import type { Locator } from '@playwright/test'

/**
 * Lists lines that read in the wrong order from right to left: several parts side by side whose
 * letters are all isolated. The browser finds no letter that tells the direction of such a line,
 * and orders its parts from left to right.
 */
export const misorderedParts = (card: Locator): Promise<string[]> =>
  card.evaluate(root => {
    const isIsolated = (element: Element) => {
      const { display, unicodeBidi } = getComputedStyle(element)
      return /isolate|plaintext/.test(unicodeBidi) || /^inline-|none/.test(display)
    }
    const lettersOf = (node: Node): string =>
      node instanceof Element
        ? [...node.childNodes]
            .map(child => (child instanceof Element && isIsolated(child) ? '' : lettersOf(child)))
            .join('')
        : (node.nodeValue ?? '').replace(/[^\p{L}]/gu, '')
    const isPart = (node: ChildNode) =>
      node instanceof Element
        ? node.getClientRects().length > 0 && getComputedStyle(node).display.startsWith('inline')
        : (node.nodeValue ?? '').trim() !== ''
    return [...root.querySelectorAll('*')].flatMap(element => {
      const { display, unicodeBidi } = getComputedStyle(element)
      if (unicodeBidi !== 'plaintext' || /flex|grid|none/.test(display)) return []
      const parts = [...element.childNodes].filter(isPart)
      return parts.length > 1 && lettersOf(element) === ''
        ? [`${element.tagName.toLowerCase()} "${element.textContent ?? ''}" has no order`]
        : []
    })
  })
