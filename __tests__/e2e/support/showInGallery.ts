import { expect, type Locator, type Page } from '@playwright/test'
import { settled } from '../accessibility/settled'

/**
 * Shows a single item of the gallery, and returns its card at rest. The page loads once and then
 * follows its address, as for a visitor who goes back.
 */
export async function showInGallery(page: Page, query: string): Promise<Locator> {
  const address = `?${query}&alone`
  const isThere = new URL(page.url()).pathname === '/gallery.html'
  if (isThere) {
    const former = await page.getByTestId('wm-root').elementHandle()
    await page.evaluate(to => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await page.waitForFunction(root => !root?.isConnected, former)
  } else {
    await page.goto(`/gallery.html${address}`)
  }
  const card = page.getByTestId('wm-modal').locator('[data-wm-part="card"]')
  await expect(card.getByTestId(/^wm-view-/).first()).toBeVisible()
  await settled(page, { isWaiting: true })
  return card
}
