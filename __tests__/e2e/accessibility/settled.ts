import type { Page } from '@playwright/test'

/** A card starts to grow a frame or two after its new view is mounted. */
const STILL_FRAMES = 6

const LIMIT_MS = 45_000

declare global {
  interface Window {
    stillness?: { height: number; frames: number; moves: string[] }
  }
}

interface Rest {
  /** The view shows an ongoing state, so its skeletons stay. */
  readonly isWaiting?: boolean
}

/**
 * Waits until the card on screen is at rest: its height is stable, every finite animation has
 * ended, no skeleton is in sight and every picture in sight has loaded or failed.
 * @throws when the card is not at rest after 45 s, with what still moves or loads
 */
export async function settled(page: Page, { isWaiting = false }: Rest = {}): Promise<void> {
  await page.evaluate(() => {
    delete window.stillness
  })
  await isAtRest(page, isWaiting).catch(async (error: unknown) => {
    const moves = await page.evaluate(() => window.stillness?.moves ?? ['no card'])
    throw new Error(`The card is not at rest: ${moves.join(', ') || 'its height changes'}`, {
      cause: error,
    })
  })
}

async function isAtRest(page: Page, isWaiting: boolean): Promise<void> {
  await page.waitForFunction(
    ({ stillFrames, maySkeletons }) => {
      const root = document.querySelector('[data-testid="wm-root"]')?.shadowRoot
      const dialog = root?.querySelector('[data-wm-part="dialog"]')
      if (!dialog) return false
      const running = dialog.getAnimations({ subtree: true }).filter(
        animation =>
          animation.playState === 'running' &&
          // Scroll-driven animations move only when the user scrolls the row.
          animation.timeline === document.timeline &&
          animation.effect?.getComputedTiming().iterations !== Infinity &&
          // A countdown line keeps moving from second to second.
          !(animation.effect as KeyframeEffect | null)?.target?.closest(
            '[data-wm-part="timeline"]',
          ),
      )
      const card = dialog.querySelector('[data-wm-part="card"]')?.getBoundingClientRect()
      const isClipped = (bounds: DOMRect, box: Element | null): boolean => {
        if (box === null || box === dialog) return false
        const { top, bottom } = box.getBoundingClientRect()
        const isScroller = /auto|scroll/.test(getComputedStyle(box).overflowY)
        if (isScroller && (bounds.bottom <= top || bounds.top >= bottom)) return true
        return isClipped(bounds, box.parentElement)
      }
      // A long list keeps skeletons and unloaded pictures outside its visible area.
      const isInSight = (part: Element) => {
        const bounds = part.getBoundingClientRect()
        const { top, bottom, left, right, height } = bounds
        if (height === 0 || card === undefined || isClipped(bounds, part.parentElement))
          return false
        return bottom > card.top && top < card.bottom && right > card.left && left < card.right
      }
      const skeletons = maySkeletons
        ? []
        : dialog.querySelectorAll('[data-wm-part="skeleton"], [aria-busy="true"]')
      const pictures = [...dialog.querySelectorAll('img')]
      const moves = [
        ...running.map(
          ({ id, effect }) =>
            `animation ${id} of ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 80)}`,
        ),
        ...[...skeletons].filter(isInSight).map(part => `waiting ${part.outerHTML.slice(0, 80)}`),
        ...pictures
          .filter(image => !image.complete && isInSight(image))
          .map(image => `picture ${image.src.slice(0, 80)}`),
      ]
      const height = card?.height ?? 0
      const isStill = window.stillness?.height === height && moves.length === 0
      const frames = isStill ? (window.stillness?.frames ?? 0) + 1 : 0
      window.stillness = { height, frames, moves }
      return frames >= stillFrames
    },
    { stillFrames: STILL_FRAMES, maySkeletons: isWaiting },
    { timeout: LIMIT_MS },
  )
}
