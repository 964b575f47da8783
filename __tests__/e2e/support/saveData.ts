import type { BrowserContext, Page } from '@playwright/test'

/** From its next page on a visitor saves data: code comes when somebody comes near it, none while the browser is idle. */
export const saveData = (visitor: BrowserContext | Page) =>
  visitor.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
