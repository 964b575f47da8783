import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../scripts/lib/project.mjs'
import { answerForeignHosts } from '../scripts/visit/answerForeignHosts.mjs'
import { EMAIL_SITE } from '../scripts/size/emailHost.mjs'
import { installFakeWallet } from '../scripts/visit/fakeWallet.mjs'
import { CONNECT, OPEN_CARD, openCard } from './steps.mjs'
import { watchPage } from './watchPage.mjs'

const PAGES = join(ROOT, 'secure-site/dist/pages')
const FIELD = `${OPEN_CARD} [data-testid="wui-email-input"]`
const BOXES = `${OPEN_CARD} [data-testid="wui-otp-input"]`

/** The site server's responses to a known browser: a code has been sent. */
const ANSWERS = {
  '/api/session': 'null',
  '/api/config': '{"name":"Bench","rpcUrls":{},"networks":{}}',
  '/api/login/email': `{"loginId":"${'a'.repeat(43)}","step":"code"}`,
}

/** Serves the built frame page, over a server that responds at once. */
async function answerSite(page) {
  if (!existsSync(PAGES)) throw new Error('The secure site is not built. Run: npm run build:site')
  await page.route(`${EMAIL_SITE}/**`, route => {
    const { pathname } = new URL(route.request().url())
    const json = ANSWERS[pathname]
    if (json !== undefined) return route.fulfill({ contentType: 'application/json', body: json })
    const file = join(PAGES, pathname === '/sdk' ? 'sdk.html' : pathname)
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  })
}

/**
 * Types an email and presses Enter: measures the time from the press that opens the card until the
 * field accepts input, and until the first box for the code is visible, including creating and
 * loading the frame.
 */
export async function visitEmail(browser, url, rate) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await answerForeignHosts(page, url)
  await answerSite(page)
  await installFakeWallet(page)
  await page.addInitScript(watchPage, CONNECT)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(url, { waitUntil: 'commit' })
  await page.evaluate(() => globalThis.bench.ready)
  await page.waitForLoadState('networkidle')
  const field = await openCard(page, FIELD)
  await page.locator(FIELD).fill('visitor@example.com')
  await page.waitForLoadState('networkidle')
  const framesBefore = page.frames().length - 1
  await page.evaluate(input => {
    globalThis.bench.find(input).addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') globalThis.enteredAt = globalThis.performance.now()
    })
  }, FIELD)
  await page.locator(FIELD).press('Enter')
  const boxes = await page.evaluate(
    async selector => (await globalThis.bench.untilShown(selector)) - globalThis.enteredAt,
    BOXES,
  )
  await context.close()
  return { field, boxes, framesBefore }
}
