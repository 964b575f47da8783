import type { Locator } from '@playwright/test'

/**
 * Lists the parts of the card with neither a border nor a background that differs from the card,
 * and a connection indicator in the card's colour.
 */
export const partsWithoutEdge = (card: Locator): Promise<string[]> =>
  card.evaluate(root => {
    const hasEdge = (element: Element) => {
      const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(element)
      const hasBorder = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0
      const ground = getComputedStyle(root).backgroundColor
      return hasBorder || (backgroundColor !== ground && backgroundColor !== 'rgba(0, 0, 0, 0)')
    }
    const parts = [root, ...root.querySelectorAll('[data-wm-part="button"]')]
    const bareParts = parts
      .filter(part => !hasEdge(part))
      .map(part => `${part.getAttribute('data-wm-part') ?? ''} ${part.textContent ?? ''}`)
    const ground = getComputedStyle(root).backgroundColor
    const faint = [...root.querySelectorAll('[data-wm-part="indicator-line"] circle')].some(
      dot => getComputedStyle(dot).fill === ground,
    )
    return faint ? [...bareParts, 'the thread has the colour of the card'] : bareParts
  })
