import type { BrowserContext, Page } from '@playwright/test'

/**
 * Makes a visitor save data from the next page on: code loads on interest, never while the browser
 * is idle.
 */
export const saveData = (visitor: BrowserContext | Page) =>
  visitor.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
