import { answerForeignHosts } from '../scripts/visit/answerForeignHosts.mjs'
import { installFakeWallet } from '../scripts/visit/fakeWallet.mjs'
import { ACCOUNT, CONNECT, connectWallet, openCard, whenClosed } from './steps.mjs'
import { watchPage } from './watchPage.mjs'

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
  await installFakeWallet(page)
  await page.addInitScript(watchPage, CONNECT)
  await page.goto(url, { waitUntil: 'commit' })
  await page.evaluate(() => globalThis.bench.ready)
  await page.waitForLoadState('networkidle')
  const open = await openCard(page)
  const connect = await connectWallet(page)
  await whenClosed(page)
  const account = await page.evaluate(
    ([button, action]) => globalThis.bench.press(button, action),
    [ACCOUNT, ACTION],
  )
  await context.close()
  return { open, connect, account, asked }
}
