import type { Locator } from '@playwright/test'

/** Lists the controls that blend into the card, or show no focus ring. */
export const unseenInForcedColors = (card: Locator): Promise<string[]> =>
  card.evaluate(root => {
    const isClear = (color: string) => /rgba\(.*, 0\)|transparent/.test(color)
    /** The colour that the element is painted on. */
    const groundOf = (element: Element | null): string => {
      if (!element) return ''
      const { backgroundColor } = getComputedStyle(element)
      return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
    }
    const isSeen = (color: string, on: Element | null) => !isClear(color) && color !== groundOf(on)
    const hasBorder = (element: Element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element)
      return (
        borderTopStyle !== 'none' &&
        parseFloat(borderTopWidth) > 0 &&
        isSeen(borderTopColor, element.parentElement)
      )
    }
    const hasContent = (element: Element) =>
      [element, ...element.querySelectorAll('*')].some(part => {
        if (part.matches('img, canvas')) return true
        if (part.matches('svg *')) {
          const { fill, stroke } = getComputedStyle(part)
          return [fill, stroke].some(
            paint => paint !== 'none' && isSeen(paint, part.closest('svg')),
          )
        }
        const text = [...part.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
        )
        return text && isSeen(getComputedStyle(part).color, part)
      })
    /**
     * The element and its ancestors: a field's box has the border and shows the focus ring for it.
     */
    const around = (element: Element, levels = 4): Element[] =>
      levels === 0 || element === root || !element.parentElement
        ? [element]
        : [element, ...around(element.parentElement, levels - 1)]
    const hasRing = (element: Element) =>
      around(element).some(part => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part)
        return (
          outlineStyle !== 'none' &&
          parseFloat(outlineWidth) > 0 &&
          isSeen(outlineColor, part.parentElement)
        )
      })
    const nameOf = (element: Element) =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    return [...root.querySelectorAll<HTMLElement>('button, a[href], input, textarea')].flatMap(
      element => {
        if (element.closest('[inert], [aria-hidden="true"]')) return []
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
        const isField = element.matches('input, textarea')
        const isShown = isField
          ? around(element).some(part => part !== root && hasBorder(part))
          : hasBorder(element) || hasContent(element)
        element.focus({ preventScroll: true })
        const isOver = element.matches(':focus') && !hasRing(element)
        return [
          ...(isShown ? [] : [`${nameOf(element)} cannot be seen`]),
          ...(isOver ? [`${nameOf(element)} shows no ring`] : []),
        ]
      },
    )
  })
