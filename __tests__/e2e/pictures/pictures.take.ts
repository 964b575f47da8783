import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createWalletControl } from '@redux-wallet-modal/sandbox'
import { VIEW_NAMES } from '../../support/viewNames'
import { walkViews } from '../accessibility/walkViews'
import { bringCommonFont, COMMON_FONT } from '../support/commonFont'
import { sandboxUrls } from '../support/sandboxUrls'
import { pictureName, picturesFolder, PIXELS_A_POINT, SITTINGS } from './pictureFile'
import { takePicture } from './takePicture'

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
        await takePicture(page, card, join(picturesFolder, pictureName(view, width, theme)))
      },
    })
    expect([...seen].sort()).toEqual([...VIEW_NAMES].sort())
  })
}
