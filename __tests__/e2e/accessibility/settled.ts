import type { Page } from '@playwright/test'

/**
 * Waits until the card on screen is at rest: every movement that ends has ended, no skeleton is left and every picture
 * in sight has loaded or failed.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('[data-testid="wm-root"]')?.shadowRoot
    const dialog = root?.querySelector('[data-wm-part="dialog"]')
    if (!dialog) return false
    const isMoving = dialog
      .getAnimations({ subtree: true })
      .some(
        animation =>
          animation.playState === 'running' &&
          animation.effect?.getComputedTiming().iterations !== Infinity,
      )
    const isWaiting = dialog.querySelector('[data-wm-part="bone"], [aria-busy="true"]') !== null
    const isLoading = [...dialog.querySelectorAll('img')].some(image => !image.complete)
    return !isMoving && !isWaiting && !isLoading
  })
}
