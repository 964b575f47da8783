import { FAKE_ACCOUNT, installFakeWallet } from '../scripts/visit/fakeWallet.mjs'
import { answerAccount, PAGE } from './answerAccount.mjs'
import { ACCOUNT, CONNECT, connectUnmeasured, OPEN_CARD } from './steps.mjs'
import { watchPage } from './watchPage.mjs'

const TOKENS = 500
const TRANSACTIONS = 500
const DISPATCHES = 300
/** Waits until the store holds this many tokens or transactions. */
const untilHeld = (page, what, count) =>
  page.waitForFunction(
    ([name, wanted]) => {
      const { queries } = globalThis.hostStore.getState().walletModal.walletModalApi
      const { data } =
        Object.values(queries).find(({ endpointName }) => endpointName === name) ?? {}
      const rows = data?.pages?.flatMap(page => page.data) ?? data ?? []
      return rows.length === wanted
    },
    [what, count],
  )

/** Records the longest dispatch of a service response, by endpoint. */
const watchAnswers = page =>
  page.evaluate(() => {
    const { hostStore, performance } = globalThis
    const { dispatch } = hostStore
    globalThis.answerMs = {}
    hostStore.dispatch = action => {
      const asked = action.type?.endsWith('/fulfilled') && action.meta?.arg?.endpointName
      if (!asked) return dispatch(action)
      const since = performance.now()
      try {
        return dispatch(action)
      } finally {
        const { answerMs } = globalThis
        answerMs[asked] = Math.max(answerMs[asked] ?? 0, performance.now() - since)
      }
    }
  })

/**
 * Returns the milliseconds of many dispatches until React has rendered the result: an unrelated
 * host action, and the modal's action that changes the input of an account's figures.
 */
const timeDispatches = (page, account) =>
  page.evaluate(
    async ([times, address]) => {
      const { performance, hostStore, MessageChannel } = globalThis
      const { port1, port2 } = new MessageChannel()
      const task = () =>
        new Promise(resolve => {
          port1.onmessage = resolve
          port2.postMessage(null)
        })
      const time = async actionOf => {
        const took = []
        for (let index = 0; index < times; index += 1) {
          await task()
          const since = performance.now()
          hostStore.dispatch(actionOf(index))
          await null // React renders in a microtask scheduled during the dispatch.
          took.push(performance.now() - since)
        }
        return took.sort((a, b) => a - b)
      }
      const theirs = await time(() => ({ type: 'counter/pressed' }))
      const ours = await time(index => ({
        type: 'walletModal/account/balanceRead',
        payload: {
          namespace: 'eip155',
          address,
          balance: index % 2 === 0 ? '1.5' : '2.5',
          symbol: 'ETH',
          caipNetworkId: 'eip155:1',
        },
      }))
      port1.close()
      const figures = all => ({
        median: all[Math.floor(all.length / 2)],
        p95: all[Math.floor(all.length * 0.95)],
      })
      return { theirs: figures(theirs), ours: figures(ours) }
    },
    [DISPATCHES, account],
  )

/**
 * P36: the cost of a dispatch for an account with five hundred tokens and as many transactions, by
 * the view on screen, and the longest dispatch that loaded them.
 */
export async function visitHoldings(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const complaints = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await answerAccount(page, url, { tokens: TOKENS, transactions: TRANSACTIONS })
  await installFakeWallet(page)
  await page.addInitScript(watchPage, CONNECT)
  await page.goto(url)
  await connectUnmeasured(page)
  await watchAnswers(page)
  await page.locator(ACCOUNT).click()
  await untilHeld(page, 'getTokenBalances', TOKENS)
  await page
    .getByTestId(/^wm-token-/)
    .first()
    .waitFor()
  const tokens = await timeDispatches(page, FAKE_ACCOUNT)
  await page.getByRole('tab', { name: 'Activity' }).click()
  for (let held = PAGE; held < TRANSACTIONS; held += PAGE) {
    await untilHeld(page, 'getHistory', held)
    // Stays in view while it has the focus.
    await page.getByTestId('wm-activity-more').press('Enter')
  }
  await untilHeld(page, 'getHistory', TRANSACTIONS)
  await page.getByTestId('wm-activity-row').first().waitFor()
  const activity = await timeDispatches(page, FAKE_ACCOUNT)
  await page.getByTestId('wm-close').click()
  await page.locator(OPEN_CARD).waitFor({ state: 'detached' })
  const closed = await timeDispatches(page, FAKE_ACCOUNT)
  const answers = await page.evaluate(() => globalThis.answerMs)
  await context.close()
  return { closed, tokens, activity, answers, complaints }
}
