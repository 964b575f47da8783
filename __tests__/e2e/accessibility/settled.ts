import type { Page } from '@playwright/test'

/**
 * Waits until the card on screen is at rest: every movement that ends has ended, no skeleton is in sight and every
 * picture in sight has loaded or failed.
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
    const card = dialog.querySelector('[data-wm-part="card"]')?.getBoundingClientRect()
    // A long list keeps bones and pictures for later below its edge.
    const isInSight = (part: Element) => {
      const { top, bottom, height } = part.getBoundingClientRect()
      return height > 0 && card !== undefined && bottom > card.top && top < card.bottom
    }
    const bones = dialog.querySelectorAll('[data-wm-part="bone"], [aria-busy="true"]')
    const isWaiting = [...bones].some(isInSight)
    const pictures = [...dialog.querySelectorAll('img')]
    const isLoading = pictures.some(image => !image.complete && isInSight(image))
    return !isMoving && !isWaiting && !isLoading
  })
}
