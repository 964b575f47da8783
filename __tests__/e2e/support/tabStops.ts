import type { Page } from '@playwright/test'

/** More Tab stops than any card has. */
const STOPS_MAX = 30

/**
 * Returns the focused element's test id, through any shadow roots, or its name; null outside the
 * card.
 */
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    let active = document.activeElement
    if (active === document.body || active === null) return null
    while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return (
      active.getAttribute('data-testid') ?? active.getAttribute('aria-label') ?? active.textContent
    )
  })

/** Tabs once around the card from its beginning, and returns the stops in order. */
export async function tabStops(page: Page): Promise<string[]> {
  const stops: string[] = []
  let isInside = false
  for (let presses = 0; presses < 2 * STOPS_MAX; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop === null) {
      // Between the last stop and the first, the browser's toolbar has the focus.
      if (isInside) return stops
      isInside = true
    } else if (isInside) stops.push(stop)
  }
  throw new Error(`The Tab key never leaves the card; it went past ${stops.join(', ')}`)
}
