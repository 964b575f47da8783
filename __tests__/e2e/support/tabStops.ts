import type { Page } from '@playwright/test'

/** More stops than any card of ours has. */
const STOPS_MAX = 30

/** The test id of what has the focus, however many shadow roots deep, else its name; null outside the card. */
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    let active = document.activeElement
    if (active === document.body || active === null) return null
    while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return (
      active.getAttribute('data-testid') ?? active.getAttribute('aria-label') ?? active.textContent
    )
  })

/** Goes once around the card with Tab, from its beginning, and gives its stops in their order. */
export async function tabStops(page: Page): Promise<string[]> {
  const stops: string[] = []
  let isInside = false
  for (let presses = 0; presses < 2 * STOPS_MAX; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop === null) {
      // The browser's own bar has it between the last stop and the first.
      if (isInside) return stops
      isInside = true
    } else if (isInside) stops.push(stop)
  }
  throw new Error(`The Tab key never leaves the card; it went past ${stops.join(', ')}`)
}
