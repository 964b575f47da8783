import { answerAsRelay } from '../visit/answerAsRelay.mjs'
import { answerForeignHosts } from '../visit/answerForeignHosts.mjs'
import { FAKE_WALLET, installFakeWallet } from '../visit/fakeWallet.mjs'

const TIMEOUT_MS = 20_000

/**
 * Verifies the readme's claims about its quick start: the button opens the modal, a remote wallet
 * gets a pairing URI to scan, and a browser wallet connects.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url the page, on a separate port
 */
export async function tryReadme(browser, url) {
  const page = await browser.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  const problems = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => {
    const isOurs = !/Failed to load resource/.test(message.text())
    if (message.type() === 'error' && isOurs) problems.push(message.text())
  })
  try {
    await answerForeignHosts(page, url)
    await answerAsRelay(page)
    await installFakeWallet(page)
    await page.goto(url)
    const button = page.getByRole('button', { name: 'Connect wallet' })
    const dialog = page.getByRole('dialog')
    await button.click()
    await dialog.getByRole('button', { name: /^Phone wallet/ }).click()
    await dialog.getByRole('img', { name: /QR code/ }).waitFor()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('button', { name: FAKE_WALLET }).click()
    await page.getByTestId('wm-account-button').waitFor()
    if (problems.length > 0) throw new Error(`The page says: ${problems.join('; ')}`)
  } catch (thrown) {
    const dialogs = await page.getByRole('dialog').allInnerTexts()
    const seen = [await page.locator('body').innerText(), ...dialogs].join('\n')
    throw new Error(
      `The quick start of README.md: ${thrown.message}\n\nOn the page:\n${seen}\n${problems.join('\n')}`,
      { cause: thrown },
    )
  } finally {
    await page.close()
  }
}
