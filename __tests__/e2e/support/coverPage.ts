import type { Page } from '@playwright/test'

/**
 * Lays an overlay over the whole page, including dialogs: only later additions to the top layer
 * cover it.
 */
export const coverPage = (page: Page, style: string) =>
  page.evaluate(css => {
    const cover = document.createElement('div')
    cover.id = 'cover'
    cover.popover = 'manual'
    cover.textContent = 'Press here to win'
    cover.style.cssText = `position: fixed; inset: 0; margin: 0; border: 0; inline-size: 100vw; block-size: 100vh; pointer-events: none; ${css}`
    document.body.append(cover)
    cover.showPopover()
  }, style)
