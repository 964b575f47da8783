import type { Page } from '@playwright/test'

/** Doubles the size of text in every page that is opened from now on, as a visitor does in the settings of the browser. */
export const doubleTextSize = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
