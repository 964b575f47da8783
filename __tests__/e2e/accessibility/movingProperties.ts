import type { Locator } from '@playwright/test'

/** Returns the properties that are currently animating anywhere in the card. */
export const movingProperties = (card: Locator): Promise<string[]> =>
  card.evaluate(root => {
    const names = root
      .getAnimations({ subtree: true })
      // Scroll-driven animations move only when the user scrolls the row.
      .filter(({ timeline }) => timeline === document.timeline)
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect
          ? effect.getKeyframes().flatMap(frame => Object.keys(frame))
          : [],
      )
    const timing = ['offset', 'computedOffset', 'easing', 'composite']
    return [...new Set(names)].filter(name => !timing.includes(name))
  })
