import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import {
  CONTRACTS,
  createFarcasterControl,
  createIdentityControl,
  createMailboxControl,
} from '@redux-wallet-modal/sandbox'
import { addCommonFont, FIRST_FONT } from '../support/commonFont'
import { movesEnded } from '../support/movesEnded'
import { sandboxUrls } from '../support/sandboxUrls'
import {
  lookAtAccount,
  lookAtLoginWindow,
  lookAtOtherSignIns,
  lookAtPasskeyWindow,
  type Look,
} from '../support/siteStates'
import { lookAtApps } from '../support/siteGrantStates'
import { startOwnSite } from '../support/startOwnSite'
import { MARGIN_PX, siteFolder, SITE_SITTINGS, SITE_STATES, statePicture } from './pictureFile'

const HEIGHT = 900
const mailbox = createMailboxControl(sandboxUrls.mailbox)

mkdirSync(siteFolder, { recursive: true })

test.beforeEach(() => mailbox.reset())

const take: Look = async (state, page) => {
  if (!SITE_STATES.some(each => each === state)) return
  await addCommonFont(page, FIRST_FONT)
  for (const { width, theme } of SITE_SITTINGS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await movesEnded(page)
    const box = await page.locator('main').boundingBox()
    if (!box) throw new Error(`There is no card in ${state}`)
    const [x, y] = [Math.max(0, box.x - MARGIN_PX), Math.max(0, box.y - MARGIN_PX)]
    await page.screenshot({
      path: join(siteFolder, statePicture(state, width, theme)),
      fullPage: true,
      clip: {
        x,
        y,
        width: Math.min(width, box.x + box.width + MARGIN_PX) - x,
        height: box.y + box.height + MARGIN_PX - y,
      },
    })
  }
}

test('takes the pictures of the login window', ({ page }) => lookAtLoginWindow(page, take))

test('takes the pictures of the passkey window', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'own-site-'))
  const site = await startOwnSite(folder)
  try {
    await lookAtPasskeyWindow(page, site.url, take)
  } finally {
    await site.close(page.context())
    rmSync(folder, { recursive: true })
  }
})

test('takes the pictures of the account page', async ({ page }) => {
  test.setTimeout(180_000)
  await lookAtAccount(page, mailbox, take)
})

test('takes the pictures of the apps that act for an account', async ({ page }) => {
  test.setTimeout(120_000)
  await lookAtApps(page, mailbox, CONTRACTS.dollar, take)
})

test('takes the pictures of the other sign-in options', async ({ page }) => {
  test.setTimeout(90_000)
  await createIdentityControl(sandboxUrls.identity).reset()
  const farcaster = createFarcasterControl(sandboxUrls.farcaster)
  await farcaster.reset()
  await lookAtOtherSignIns(page, { mailbox, farcaster }, take)
})
