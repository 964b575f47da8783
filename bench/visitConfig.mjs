import { answerForeignHosts } from '../scripts/size/answerForeignHosts.mjs'
import { announceFakeWallet, FAKE_ACCOUNT, FAKE_WALLET } from '../scripts/size/fakeWallet.mjs'
import { watchPage } from './watchPage.mjs'

const CONNECT = '[data-testid="wm-connect-button"]'
const ROW = '[data-testid="wm-wallet-example.size-check"]'
const CARD = 'dialog[open]'
const ACCOUNT = '[data-testid="wm-account-button"]'
const ACTION = '[data-testid="wm-view-Account"] [data-wm-part="action"]'

/**
 * Opens, connects and opens the account, with a configuration service that responds at once or
 * never.
 */
export async function visitConfig(browser, url, isHanging) {
  const context = await browser.newContext()
  const page = await context.newPage()
  let asked = 0
  await answerForeignHosts(page, url)
  await page.route(
    ({ pathname }) => pathname.endsWith('/appkit/v1/config'),
    route => {
      asked += 1
      return isHanging ? undefined : route.fallback()
    },
  )
  await page.addInitScript(announceFakeWallet, [FAKE_WALLET, FAKE_ACCOUNT])
  await page.addInitScript(watchPage, CONNECT)
  await page.goto(url, { waitUntil: 'commit' })
  await page.evaluate(() => globalThis.bench.ready)
  await page.waitForLoadState('networkidle')
  const press = (selector, brings) =>
    page.evaluate(([one, other]) => globalThis.bench.press(one, other), [selector, brings])
  const open = await press(CONNECT, ROW)
  const connect = await page.evaluate(row => {
    const since = globalThis.performance.now()
    globalThis.bench.find(row).click()
    return globalThis.bench.untilConnected(since)
  }, ROW)
  await page.evaluate(
    card => globalThis.bench.until(() => globalThis.bench.find(card) === null),
    CARD,
  )
  const account = await press(ACCOUNT, ACTION)
  await context.close()
  return { open, connect, account, asked }
}
