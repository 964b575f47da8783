import type { Locator } from '@playwright/test'

interface Sizes {
  readonly enough: number
  /** Where another target begins right beside it. */
  readonly enoughBeside: number
}

/** What a finger meets safely, in px. */
const FINGER: Sizes = { enough: 44, enoughBeside: 40 }
/** What a mouse pointer meets safely, in px: the least that WCAG 2.2 asks for. */
export const POINTER: Sizes = { enough: 24, enoughBeside: 24 }

/**
 * Whatever can be pressed and reaches less than is needed, measured by what a press there would meet, not by what is
 * drawn. Links in running text are as tall as the text, and an input is pressed by its label too.
 */
export const smallTargets = (card: Locator, sizes = FINGER): Promise<string[]> =>
  card.evaluate((root, { enough, enoughBeside }) => {
    const page = root.getRootNode() as ShadowRoot
    const parts = 'button, a[data-wm-part], textarea, label:has(input), input'
    const owner = (x: number, y: number) =>
      page.elementFromPoint(x, y)?.closest('button, a, label:has(input), input, textarea') ?? null
    const targetOf = (found: Element | null) => found?.closest('label:has(input)') ?? found
    const reach = (target: Element, x: number, y: number, [dx, dy]: readonly [number, number]) => {
      let steps = 0
      while (
        steps < enough &&
        targetOf(owner(x + dx * (steps + 1), y + dy * (steps + 1))) === target
      )
        steps += 1
      const next = targetOf(owner(x + dx * (steps + 1), y + dy * (steps + 1)))
      return { steps, isBeside: next !== null && next !== target }
    }
    const problems: string[] = []
    const scrollers = [...root.querySelectorAll('*')].filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
    )
    const before = scrollers.map(({ scrollTop }) => scrollTop)
    for (const element of root.querySelectorAll(parts)) {
      if (element.closest('[inert], [aria-hidden="true"]') || targetOf(element) !== element)
        continue
      // Not cut by the edge of a list that scrolls.
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [Math.floor(left + width / 2) + 0.5, Math.floor(top + height / 2) + 0.5]
      // Under something else.
      if (width === 0 || targetOf(owner(x, y)) !== element) continue
      const sides = [
        ['wide', [-1, 0], [1, 0]],
        ['tall', [0, -1], [0, 1]],
      ] as const
      for (const [side, towards, away] of sides) {
        const [a, b] = [reach(element, x, y, towards), reach(element, x, y, away)]
        const size = a.steps + b.steps + 1
        if (size >= (a.isBeside || b.isBeside ? enoughBeside : enough)) continue
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        problems.push(
          `${element.tagName.toLowerCase()} "${name.trim()}" is ${String(size)} ${side}`,
        )
      }
    }
    scrollers.forEach((scroller, index) => {
      scroller.scrollTop = before[index] ?? 0
    })
    return problems
  }, sizes)
