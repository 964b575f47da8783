import type { Locator } from '@playwright/test'

interface Sizes {
  readonly enough: number
  /** The size that is enough when another target starts right beside this one. */
  readonly enoughBeside: number
}

/** What a finger hits reliably, in px. */
const FINGER: Sizes = { enough: 44, enoughBeside: 40 }
/** What a mouse pointer hits reliably, in px: the WCAG 2.2 minimum. */
export const POINTER: Sizes = { enough: 24, enoughBeside: 24 }

/**
 * Lists the targets that are too small, measured by what a press at each point would hit, not by
 * what is drawn. Inline links are as tall as their text, and a label counts toward its input.
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
      // Centred, so that the edge of a scrolling list does not cut it off.
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [Math.floor(left + width / 2) + 0.5, Math.floor(top + height / 2) + 0.5]
      // Skips elements covered by something else.
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
