import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const FONTS = new URL('../../../node_modules/roboto-fontface/fonts/roboto/', import.meta.url)
const WEIGHTS = { 400: 'Regular', 500: 'Medium', 600: 'Bold' } as const

/** Added to the address of the test bench: the card in a font that many visitors have, whatever this machine has. */
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

/** Brings that font to a page whose policy lets no style in, and to a window that is open already. */
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
