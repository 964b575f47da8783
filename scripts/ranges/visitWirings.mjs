import { answerForeignHosts } from '../visit/answerForeignHosts.mjs'
import { FAKE_WALLET, installFakeWallet } from '../visit/fakeWallet.mjs'
import { PRESSES, WIRINGS } from './wiringsHost.mjs'

const PATIENCE_MS = 10_000

/** A visitor connects, sees the account, and returns after a reload. */
async function visit(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const problems = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => {
    // Redux Toolkit measures its own checks, and warns about a busy machine.
    const isOurs = !/Failed to load resource|React DevTools|Middleware took \d+ms/.test(
      message.text(),
    )
    if (['error', 'warning'].includes(message.type()) && isOurs) problems.push(message.text())
  })
  try {
    await answerForeignHosts(page, url)
    await installFakeWallet(page)
    await page.goto(url)
    await page.getByRole('dialog').getByRole('button', { name: FAKE_WALLET }).click()
    await page.getByTestId('wm-account-button').waitFor()
    await page.getByText('true, connected').waitFor()
    await page.reload()
    await page.getByTestId('wm-account-button').waitFor()
  } catch (thrown) {
    problems.push(thrown.message.split('\n')[0])
  } finally {
    await context.close()
  }
  return problems
}

/**
 * Visits a built page of every wiring with every press delay, and prints a row for each wiring.
 *
 * @returns {Promise<string[]>} what went wrong
 */
export async function visitWirings(browser, origin, { label, isStrict = false }) {
  const wrong = []
  for (const wiring of WIRINGS) {
    const marks = []
    for (const press of PRESSES) {
      const asked = new URLSearchParams({ wiring, press, ...(isStrict && { strict: 1 }) })
      const problems = await visit(browser, `${origin}/?${asked}`)
      marks.push(problems.length === 0 ? 'ok' : 'FAILS')
      if (problems.length > 0)
        wrong.push(`${label}, ${wiring}, pressed after ${press} ms: ${problems.join('; ')}`)
    }
    console.log(`  ${label.padEnd(24)} ${wiring.padEnd(16)} ${marks.join('  ')}`)
  }
  return wrong
}
