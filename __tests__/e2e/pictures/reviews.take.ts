import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { states } from '../../support/states/states'
import { settled } from '../accessibility/settled'
import { HostPage } from '../pages/HostPage'
import { ModalCard } from '../pages/ModalCard'
import { bringCommonFont, COMMON_FONT } from '../support/commonFont'
import { importState } from '../timeTravel/recorder'
import { PIXELS_A_POINT, reviewsFolder, reviewsPicture, THEMES } from './pictureFile'

/** The four reviews of money before it moves, in the picture's order. */
const REVIEWS = {
  WalletSendPreview: 'previewReady',
  SwapPreview: 'swapReview',
  BitcoinReview: 'bitcoinReview',
  Pay: 'pay',
} as const

/** `--wm-radius-card`, in px. */
const CARD_RADIUS = 28
const GROUND = { light: '#e9ebef', dark: '#0b0d10' } as const

mkdirSync(reviewsFolder, { recursive: true })

test.use({ deviceScaleFactor: PIXELS_A_POINT })

/**
 * Returns the markup of a single card, its corners cut so that the dimmed page behind them does not
 * show.
 */
const asImage = (png: Buffer) =>
  `<img src="data:image/png;base64,${png.toString('base64')}" style="zoom:${String(1 / PIXELS_A_POINT)};border-radius:${String(CARD_RADIUS * PIXELS_A_POINT)}px">`

/** Lays pictures out in a row, aligned at the top. */
async function layOut(page: Page, pictures: readonly Buffer[], ground: string) {
  await page.setContent(
    `<body style="margin:0;width:max-content;background:${ground}">
      <main style="display:flex;align-items:flex-start;gap:16px;padding:16px">${pictures.map(asImage).join('')}</main>
    </body>`,
  )
  await page.evaluate(() => Promise.all([...document.images].map(image => image.decode())))
  return page.locator('main')
}

for (const theme of THEMES) {
  test(`takes the picture of the four reviews side by side in the ${theme} theme`, async ({
    page,
    context,
  }) => {
    const host = new HostPage(page)
    const { card } = new ModalCard(page)
    const pictures: Buffer[] = []
    await bringCommonFont(page)
    await page.setViewportSize({ width: 1280, height: 1000 })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await host.goto(`?devtools=instrument&theme=${theme}&${COMMON_FONT}`)
    await expect(host.connectButton).toBeVisible()
    for (const [view, state] of Object.entries(REVIEWS)) {
      // Before a feature's chunk has loaded, the first action drops that feature's part of the
      // state: import the state again.
      await expect(async () => {
        await importState(page, states[state]())
        await expect(page.getByTestId(`wm-view-${view}`)).not.toBeEmpty({ timeout: 1_000 })
      }).toPass({ timeout: 20_000 })
      await settled(page)
      // The guard enables its button a moment later.
      const guarded = card.locator('[data-wm-part="guard"] button')
      for (const button of await guarded.all()) await expect(button).toBeEnabled()
      await page.mouse.move(0, 0)
      await settled(page)
      pictures.push(await card.screenshot())
    }
    const sheet = await context.newPage()
    await sheet.setViewportSize({ width: 1600, height: 1000 })
    const row = await layOut(sheet, pictures, GROUND[theme])
    await row.screenshot({ path: join(reviewsFolder, reviewsPicture(theme)) })
  })
}
