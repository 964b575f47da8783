import type { Page } from '@playwright/test'

/**
 * Waits until the card on screen is at rest: every movement that ends has ended, no skeleton is left and every picture
 * in sight has loaded or failed.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('[data-testid="wm-root"]')?.shadowRoot
    const card = root?.querySelector('[data-wm-part="card"]')
    if (!card) return false
    const isMoving = card
      .getAnimations({ subtree: true })
      .some(
        animation =>
          animation.playState === 'running' &&
          animation.effect?.getComputedTiming().iterations !== Infinity,
      )
    const isWaiting = card.querySelector('[data-wm-part="bone"], [aria-busy="true"]') !== null
    const isLoading = [...card.querySelectorAll('img')].some(image => !image.complete)
    return !isMoving && !isWaiting && !isLoading
  })
}
