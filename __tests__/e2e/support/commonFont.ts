import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const FONTS = new URL('../../../node_modules/roboto-fontface/fonts/roboto/', import.meta.url)
const WEIGHTS = { 400: 'Regular', 500: 'Medium', 600: 'Bold' } as const

/**
 * Query parameter of the test bench: a common font for the card, whatever fonts this machine has.
 */
export const COMMON_FONT = 'font=Roboto'

const readFonts = () =>
  Object.entries(WEIGHTS).map(([weight, name]) => ({
    weight,
    data: readFileSync(new URL(`Roboto-${name}.woff2`, FONTS)).toString('base64'),
  }))

const rulesOf = (family: string) =>
  readFonts()
    .map(({ weight, data }) => {
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`
    })
    .join('')

/**
 * The first font in the demo page's and the card's font stacks. Chromium has no font of that name.
 */
export const FIRST_FONT = 'ui-sans-serif'

/** Makes that font available to a page, under the name that the page uses. */
export const bringCommonFont = (page: Page, family = 'Roboto') =>
  page.addInitScript(rules => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = rules
      document.head.append(style)
    })
  }, rulesOf(family))

/**
 * Adds that font to a page whose policy blocks style elements, or to a window that is already open.
 */
export const addCommonFont = (page: Page, family: string) =>
  page.evaluate(
    async ({ name, fonts }) => {
      for (const { weight, data } of fonts) {
        const bytes = Uint8Array.from(atob(data), sign => sign.charCodeAt(0))
        document.fonts.add(await new FontFace(name, bytes, { weight }).load())
      }
    },
    { name: family, fonts: readFonts() },
  )
