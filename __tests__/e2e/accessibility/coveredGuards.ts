import type { Locator } from '@playwright/test'

/**
 * Lists buttons that confirm something and are covered at their edge, such as by the enlarged
 * touch target of a link below. The browser reports such a button as covered, and it stays
 * disabled.
 */
export const coveredGuards = (card: Locator): Promise<string[]> =>
  card.evaluate(root => {
    const page = root.getRootNode() as ShadowRoot
    return [...root.querySelectorAll('[data-wm-part="guard"]')].flatMap(guard => {
      const { left, right, top, bottom, width, height } = guard.getBoundingClientRect()
      const points = Array.from({ length: 41 }, (_, step) => step / 40).flatMap(share => [
        [left + 0.5 + share * (width - 1), top + 0.5],
        [left + 0.5 + share * (width - 1), bottom - 0.5],
        [left + 0.5, top + 0.5 + share * (height - 1)],
        [right - 0.5, top + 0.5 + share * (height - 1)],
      ])
      const covers = points
        .map(([x = 0, y = 0]) => page.elementFromPoint(x, y))
        .filter(hit => hit !== null && !hit.contains(guard) && !guard.contains(hit))
      const names = new Set(covers.map(hit => hit?.textContent ?? ''))
      return [...names].map(name => `"${guard.textContent ?? ''}" is covered by "${name}"`)
    })
  })
