import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { accountAt, createWalletControl } from '@redux-wallet-modal/sandbox'
import { readPng, withFewerColours, writeApng, type Frame } from '../../support/apng'
import { settled } from '../accessibility/settled'
import { AccountView } from '../pages/AccountView'
import { ReviewView } from '../pages/ReviewView'
import { SendView } from '../pages/SendView'
import { bringCommonFont, FIRST_FONT } from '../support/commonFont'
import { sandboxUrls } from '../support/sandboxUrls'
import { ANIMATED_PICTURE, imagesFolder, README_WIDTH } from './pictureFile'

const wallet = createWalletControl(sandboxUrls.wallet)
const HEIGHT = 780
/** The animated picture: close to the card, so that its texts are legible. */
const NEAR = { width: 760, height: 720 }
const NEAR_SCALE = 1.5
const LONG_MS = 1_800
const SHORT_MS = 900
const KEY_MS = 220

mkdirSync(imagesFolder, { recursive: true })

interface Sitting {
  readonly scheme: 'light' | 'dark'
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly scale?: number
}

const loadedFonts = () =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''))
    .join()

/** Opens the demo page in a fresh browser context. */
async function openDemo(browser: Browser, { scheme, viewport, scale = 2 }: Sitting): Promise<Page> {
  await wallet.clearPolicy()
  await wallet.reset()
  const context = await browser.newContext({
    baseURL: sandboxUrls.page,
    viewport: viewport ?? { width: README_WIDTH, height: HEIGHT },
    deviceScaleFactor: scale,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await bringCommonFont(page, FIRST_FONT)
  await page.goto('/')
  await expect(page.getByTestId('wm-connect-button').first()).toBeVisible()
  // The browser loads a font only when text uses it.
  await expect.poll(() => page.evaluate(loadedFonts)).toContain(FIRST_FONT)
  return page
}

async function openWallets(page: Page) {
  await page.getByTestId('wm-connect-button').first().click()
  await expect(page.getByTestId('wm-wallet-dev.sandbox.wallet.two')).toBeVisible()
  await page.mouse.move(0, 0)
  await settled(page)
}

/** The wallet has accounts on every family, so the modal first asks which one to connect. */
const onEvm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^EVM Networks/ })

const askedFor = async (method: string) => (await wallet.nextPending({ method })).id

for (const scheme of ['light', 'dark'] as const) {
  const ending = scheme === 'dark' ? '-dark.png' : '.png'

  test(`takes the pictures for the readme in the ${scheme} theme`, async ({ browser }) => {
    const page = await openDemo(browser, { scheme })
    await openWallets(page)
    await page.screenshot({ path: join(imagesFolder, `connect${ending}`) })

    await wallet.policy({ '*': 'approve' })
    await page.getByTestId('wm-wallet-dev.sandbox.wallet').click()
    await onEvm(page).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByTestId('balance')).toContainText('ETH')
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(page.getByTestId('result-sign')).toHaveText(/^Valid signature/)
    await page.getByRole('button', { name: /^Pay 0\.004/ }).click()
    await expect(page.getByTestId('result-pay')).toHaveText(/^Paid/)
    // Goes back to the last step with the card open, where the wallet is connected and the balance
    // is known.
    const connected = page.getByTestId('replay').getByText('Connected', { exact: true })
    const slider = page.getByRole('slider')
    for (let step = 0; step < 80; step += 1) {
      if (await connected.isVisible()) break
      await slider.press('ArrowLeft')
    }
    await expect(connected).toBeVisible()
    await expect(page.getByTestId('balance')).toContainText('ETH')
    await page.mouse.move(0, 0)
    await slider.blur()
    await page.evaluate(() => {
      scrollTo(0, 0)
    })
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(imagesFolder, `time-travel${ending}`) })
    await page.context().close()
  })
}

test('takes the animated picture for the readme: connect and send', async ({ browser }) => {
  test.setTimeout(180_000)
  const page = await openDemo(browser, { scheme: 'light', viewport: NEAR, scale: NEAR_SCALE })
  const [account, send, review] = [new AccountView(page), new SendView(page), new ReviewView(page)]
  const frames: Frame[] = []
  const take = async (ms: number) => {
    const picture = readPng(await page.screenshot({ caret: 'hide' }))
    frames.push({ picture: withFewerColours(picture), ms })
  }
  const takeSettled = async (ms: number) => {
    await settled(page)
    await take(ms)
  }
  /** A waiting view never comes to rest. */
  const takeWaiting = async (ms: number) => {
    await expect(page.getByTestId('wm-modal')).toContainText(/(?:Open|Approve in)\sSandbox\sWallet/)
    await take(ms)
  }

  await page.mouse.move(0, 0)
  await take(SHORT_MS)
  await openWallets(page)
  await take(LONG_MS)
  await page.getByTestId('wm-wallet-dev.sandbox.wallet').click()
  await expect(onEvm(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await takeSettled(SHORT_MS)
  await onEvm(page).click()
  const connecting = await askedFor('eth_requestAccounts')
  await takeWaiting(SHORT_MS)
  await wallet.answer(connecting, true)
  await expect(page.getByTestId('wm-modal')).toContainText('Connected')
  await take(SHORT_MS)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByTestId('balance')).toContainText('ETH')
  await page.mouse.move(0, 0)
  await take(SHORT_MS)

  await page.getByTestId('wm-account-button').first().click()
  await expect(account.balance).toBeVisible()
  await page.mouse.move(0, 0)
  await takeSettled(LONG_MS)
  await account.send.click()
  await send.expectView('Send')
  await expect(send.chooseToken).toContainText('ETH')
  await page.mouse.move(0, 0)
  await takeSettled(SHORT_MS)
  for (const amount of ['0', '0.', '0.2', '0.25']) {
    await send.amount.fill(amount)
    await take(KEY_MS)
  }
  await send.recipient.fill(accountAt(1).address)
  await expect(send.preview).toBeEnabled()
  await page.mouse.move(0, 0)
  await takeSettled(LONG_MS)
  await send.preview.click()
  await review.expectView('Review send')
  await page.mouse.move(0, 0)
  await takeSettled(LONG_MS)
  await review.confirm.click()
  const sending = await askedFor('eth_sendTransaction')
  await takeWaiting(SHORT_MS)
  await wallet.answer(sending, true)
  await review.expectView('Sent')
  await takeSettled(LONG_MS)
  await review.button('Done').click()
  await account.expectActivity()
  await expect(account.newest).toContainText('Sent')
  await page.mouse.move(0, 0)
  await takeSettled(2 * LONG_MS)

  writeFileSync(join(imagesFolder, ANIMATED_PICTURE), writeApng(frames))
  await page.context().close()
})
