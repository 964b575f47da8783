import type { Locator } from '@playwright/test'

/** The properties that anything in the card animates right now. */
export const movingProperties = (card: Locator): Promise<string[]> =>
  card.evaluate(root => {
    const names = root
      .getAnimations({ subtree: true })
      // What follows a scrolled row moves when the visitor scrolls it.
      .filter(({ timeline }) => timeline === document.timeline)
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect
          ? effect.getKeyframes().flatMap(frame => Object.keys(frame))
          : [],
      )
    const timing = ['offset', 'computedOffset', 'easing', 'composite']
    return [...new Set(names)].filter(name => !timing.includes(name))
  })
