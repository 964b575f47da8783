import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createWalletControl } from '@redux-wallet-modal/sandbox'
import { VIEW_NAMES } from '../../support/viewNames'
import { settled } from '../accessibility/settled'
import { walkViews } from '../accessibility/walkViews'
import { bringCommonFont, COMMON_FONT } from '../support/commonFont'
import { sandboxUrls } from '../support/sandboxUrls'
import { MARGIN_PX, pictureName, picturesFolder, PIXELS_A_POINT, SITTINGS } from './pictureFile'

const wallet = createWalletControl(sandboxUrls.wallet)
const WALK_TIMEOUT_MS = 180_000
const HEIGHT = 800

mkdirSync(picturesFolder, { recursive: true })

test.use({ deviceScaleFactor: PIXELS_A_POINT })

for (const { width, theme } of SITTINGS) {
  test(`takes the pictures at ${String(width)} px in the ${theme} theme`, async ({ page }) => {
    test.setTimeout(WALK_TIMEOUT_MS)
    await bringCommonFont(page)
    await page.setViewportSize({ width, height: HEIGHT })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const seen = await walkViews({
      page,
      wallet,
      query: `theme=${theme}&${COMMON_FONT}`,
      visit: async (view, card) => {
        const box = await card.boundingBox()
        if (!box) throw new Error(`${view} has no card`)
        const x = Math.max(0, box.x - MARGIN_PX)
        const y = Math.max(0, box.y - MARGIN_PX)
        await page.mouse.move(0, 0)
        await settled(page)
        await page.screenshot({
          path: join(picturesFolder, pictureName(view, width, theme)),
          clip: {
            x,
            y,
            width: Math.min(width, box.x + box.width + MARGIN_PX) - x,
            height: Math.min(HEIGHT, box.y + box.height + MARGIN_PX) - y,
          },
        })
      },
    })
    expect([...seen].sort()).toEqual([...VIEW_NAMES].sort())
  })
}
