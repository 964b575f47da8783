import type { Page } from '@playwright/test'

/** Doubles the text size of every page opened from now on, like the browser's setting. */
export const doubleTextSize = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
