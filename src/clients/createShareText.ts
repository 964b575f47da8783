import type { ShareText } from '../ports/browser'

/** Opens the browser's share sheet. */
export const createShareText =
  (page: Window | undefined): ShareText =>
  async text => {
    if (!page) throw new Error('There is no page')
    await page.navigator.share({ text })
  }
