import type { Locator } from '@playwright/test'

/**
 * Lists what does not fit: a page or card that scrolls sideways, text that is cut off, an element
 * that reaches out of the card. Placeholders may end in an ellipsis; visually hidden text is
 * skipped.
 */
export const layoutProblems = (card: Locator): Promise<string[]> =>
  card.evaluate(root => {
    const problems: string[] = []
    const page = document.documentElement
    if (page.scrollWidth > window.innerWidth) {
      problems.push(
        `the page is ${String(page.scrollWidth)} px wide in ${String(window.innerWidth)}`,
      )
    }
    const { left, right } = root.getBoundingClientRect()
    const frame = { left: Math.max(left, 0), right: Math.min(right, window.innerWidth) }
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`
    const isHiddenVisually = (element: Element) => {
      const { clipPath, clip } = getComputedStyle(element)
      return clipPath !== 'none' || clip !== 'auto'
    }
    /**
     * Whether an element is in a row that scrolls sideways by design; only the row's own edges must
     * fit.
     */
    const isInRow = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInRow(element.parentElement))
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.closest('svg, [inert], [aria-hidden="true"]') || isInRow(element)) continue
      let ancestor: Element | null = element
      while (ancestor && ancestor !== root && !isHiddenVisually(ancestor)) {
        ancestor = ancestor.parentElement
      }
      if (ancestor !== root || element.getClientRects().length === 0) continue
      const texts = [...element.childNodes].filter(
        ({ nodeType, textContent }) => nodeType === 3 && (textContent ?? '').trim() !== '',
      )
      const { overflowX, overflowY } = getComputedStyle(element)
      const cuts = overflowX !== 'visible'
      const isWide = element.scrollWidth > element.clientWidth + 1
      if (cuts && isWide && element.clientWidth > 0) {
        problems.push(`${nameOf(element)} is cut sideways`)
      }
      const isTall = element.scrollHeight > element.clientHeight + 1
      if (texts.length > 0 && isTall && (overflowY === 'hidden' || overflowY === 'clip')) {
        problems.push(`${nameOf(element)} is cut below`)
      }
      for (const text of texts) {
        const range = document.createRange()
        range.selectNodeContents(text)
        // The initial text of a text area has no client rects.
        if (range.getClientRects().length === 0) continue
        const box = range.getBoundingClientRect()
        if (box.left < frame.left - 1 || box.right > frame.right + 1) {
          problems.push(`${nameOf(element)} reaches out of the card`)
        }
      }
    }
    return problems
  })
