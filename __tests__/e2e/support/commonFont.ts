import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const FONTS = new URL('../../../node_modules/roboto-fontface/fonts/roboto/', import.meta.url)
const WEIGHTS = { 400: 'Regular', 500: 'Medium', 600: 'Bold' } as const

/** Added to the address of the test bench: the card in a font that many visitors have, whatever this machine has. */
export const COMMON_FONT = 'font=Roboto'

const rulesOf = (family: string) =>
  Object.entries(WEIGHTS)
    .map(([weight, name]) => {
      const data = readFileSync(new URL(`Roboto-${name}.woff2`, FONTS)).toString('base64')
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`
    })
    .join('')

/** The first font that the demo page and the card name. Chromium knows none of that name. */
export const FIRST_FONT = 'ui-sans-serif'

/** Brings that font to a page, by the name under which the page asks for it. */
export const bringCommonFont = (page: Page, family = 'Roboto') =>
  page.addInitScript(rules => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = rules
      document.head.append(style)
    })
  }, rulesOf(family))
