import { answerForeignHosts } from '../size/answerForeignHosts.mjs'
import { announceFakeWallet, FAKE_ACCOUNT, FAKE_WALLET } from '../size/fakeWallet.mjs'

const TIMEOUT_MS = 20_000

/** A relay that takes every message and hands out none: enough for a code to be made. */
const answerAsRelay = page =>
  page.routeWebSocket(/^wss:/, socket => {
    socket.onMessage(message => {
      const { id, method } = JSON.parse(String(message))
      if (method) socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
    })
  })

/**
 * What the readme promises of its quick start, done by a person: the button opens the modal, a wallet on another device
 * gets a code to scan, and one of the browser is connected.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the page, on a port of its own
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
    await page.addInitScript(announceFakeWallet, [FAKE_WALLET, FAKE_ACCOUNT])
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
