import { expect } from '@playwright/test'
import { installFakeWallet } from '../scripts/visit/fakeWallet.mjs'
import { answerAccount } from './answerAccount.mjs'
import { ACCOUNT, connectUnmeasured, OPEN_CARD } from './steps.mjs'

const TRANSACTIONS = 10_000
/** The most rows accepted in one response. */
const ANSWER = 1_000
const SCROLL_MS = 5_000
const PX_PER_FRAME = 90

/**
 * Loads ten thousand rows of activity, goes back, then scrolls steadily and measures every frame.
 */
export async function visitActivity(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await answerAccount(page, url, { tokens: 5, transactions: TRANSACTIONS, perPage: ANSWER })
  await installFakeWallet(page)
  await page.goto(url)
  await connectUnmeasured(page)
  await page.locator(ACCOUNT).click()
  await page.getByRole('tab', { name: 'Activity' }).click()
  const list = page.locator(`${OPEN_CARD} [data-wm-part="grouped-list"]`)
  const heightOf = element => element.firstElementChild?.offsetHeight ?? 0
  await list.locator('[data-line]').first().waitFor()
  for (let held = ANSWER; held < TRANSACTIONS; held += ANSWER) {
    const before = await list.evaluate(heightOf)
    // Stays in view while it has the focus.
    await page.getByTestId('wm-activity-more').press('Enter')
    await expect.poll(() => list.evaluate(heightOf), { timeout: 30_000 }).toBeGreaterThan(before)
  }
  const figures = await list.evaluate(
    async (element, { scrollMs, step }) => {
      const { requestAnimationFrame } = globalThis
      const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
      const body = element.closest('[data-wm-part="body"]')
      const shown = () => [...element.querySelectorAll('[data-line]')]
      const last = () => 1 + Math.max(...shown().map(row => Number(row.getAttribute('data-line'))))
      const setTop = async top => {
        body.scrollTop = top
        for (let wait = 0; wait < 60; wait += 1) await frame()
      }
      await setTop(body.scrollHeight)
      const reached = last()
      await setTop(0)
      let before = await frame()
      const began = before
      const gaps = []
      let rows = 0
      while (before - began < scrollMs) {
        body.scrollTop += step
        const now = await frame()
        gaps.push(now - before)
        before = now
        rows = Math.max(rows, shown().length)
      }
      return { gaps, rows, reached }
    },
    { scrollMs: SCROLL_MS, step: PX_PER_FRAME },
  )
  await context.close()
  return {
    rows: figures.rows,
    reached: figures.reached,
    frames: figures.gaps.length,
    slow: figures.gaps.filter(gap => gap > 25).length,
    worst: Math.max(...figures.gaps),
  }
}
