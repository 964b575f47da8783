import type { Page } from '@playwright/test'

/** Waits until every movement of the page and of the modal that ends has ended; what goes on for ever does not count. */
export const movesEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // What was drawn just now begins to move in the next frame.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const shadow = document.querySelector('[data-testid="wm-root"]')?.shadowRoot
    const moves = [document, shadow].flatMap(root => root?.getAnimations() ?? [])
    const ending = moves.filter(
      ({ effect, playState, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().iterations !== Infinity,
    )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
