import { expect, type Locator, type Page } from '@playwright/test'

/** More Tab stops than any page has. */
const STOPS_MAX = 60

/**
 * Whether the user can see the focus, through any shadow roots. Past a dialog's last stop the focus
 * is in the browser's toolbar, which does not count.
 */
const isFocusVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    let active = document.activeElement
    if (active === document.body) return true
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (!active?.matches(':focus-visible')) return false
    // A field may leave the ring to its box.
    const ring = (element: Element | null, left: number): boolean => {
      if (!element || left === 0) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      return isOutlined || boxShadow !== 'none' || ring(element.parentElement, left - 1)
    }
    return ring(active, 4)
  })

/** Presses a key until the target has the focus; the focus must be visible at every stop. */
async function pressTo(page: Page, target: Locator, key: string, onStop?: () => Promise<void>) {
  await expect(target).toBeVisible()
  for (let stops = 1; stops <= STOPS_MAX; stops += 1) {
    await page.keyboard.press(key)
    const where = `the focus can be seen at stop ${String(stops)} of the ${key} key`
    expect(await isFocusVisible(page), where).toBe(true)
    await onStop?.()
    if (await target.evaluate(element => element.matches(':focus'))) return
  }
  throw new Error(`${String(target)} is not within reach of the ${key} key`)
}

/** Tabs until the target has the focus; the focus must be visible at every stop. */
export const tabTo = (
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  onStop?: () => Promise<void>,
) => pressTo(page, target, key, onStop)

/** Moves through a list with the arrow keys, unless the target has the focus already. */
export async function arrowTo(page: Page, target: Locator) {
  if (await target.evaluate(element => element.matches(':focus'))) return
  await pressTo(page, target, 'ArrowDown')
}
