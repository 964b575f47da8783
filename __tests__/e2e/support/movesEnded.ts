import type { Page } from '@playwright/test'

/** Waits until every finite animation of the page and the modal has ended. */
export const movesEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Newly rendered content starts to animate in the next frame.
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
