import type { Page } from '@playwright/test'

/** A card begins to grow a frame or two after its new view is there. */
const STILL_FRAMES = 6

declare global {
  interface Window {
    stillness?: { height: number; frames: number }
  }
}

/**
 * Waits until the card on screen is at rest: its height stays, every movement that ends has ended, no skeleton is in
 * sight and every picture in sight has loaded or failed.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete window.stillness
  })
  await page.waitForFunction(stillFrames => {
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
    // A long list keeps skeletons and pictures for later beyond its edge.
    const isInSight = (part: Element) => {
      const { top, bottom, left, right, height } = part.getBoundingClientRect()
      if (height === 0 || card === undefined) return false
      return bottom > card.top && top < card.bottom && right > card.left && left < card.right
    }
    const skeletons = dialog.querySelectorAll('[data-wm-part="skeleton"], [aria-busy="true"]')
    const isWaiting = [...skeletons].some(isInSight)
    const pictures = [...dialog.querySelectorAll('img')]
    const isLoading = pictures.some(image => !image.complete && isInSight(image))
    const height = card?.height ?? 0
    const isStill = window.stillness?.height === height && !isMoving && !isWaiting && !isLoading
    window.stillness = { height, frames: isStill ? (window.stillness?.frames ?? 0) + 1 : 0 }
    return window.stillness.frames >= stillFrames
  }, STILL_FRAMES)
}
