import { announceFakeWallet, FAKE_ACCOUNT, FAKE_WALLET } from '../scripts/size/fakeWallet.mjs'
import { answerForeignHosts } from '../scripts/size/answerForeignHosts.mjs'
import { watchPage } from './watchPage.mjs'

const CONNECT = '[data-testid="wm-connect-button"]'
const ROW = 'wm-wallet-example.size-check'
const TOKENS = 500
const TRANSACTIONS = 500
/** As many as the public service puts on a page. */
const PAGE = 50
const DISPATCHES = 300
const MINUTE_MS = 60_000
/** In the past of any clock, so that every run shows the same months. */
const NEWEST = Date.UTC(2025, 0, 31)

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="#47a"/></svg>'
const ACTIVITY = { id: 'activity', isEnabled: true, config: [] }

const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const contract = index => `0x${(index + 1).toString(16).padStart(40, '0')}`
const symbolOf = index => `TOK${String(index)}`

/** A holding as the balance service tells it. */
const holding = (_, index) => ({
  name: `Bench Token ${String(index)}`,
  symbol: symbolOf(index),
  chainId: 'eip155:1',
  address: `eip155:1:${contract(index)}`,
  value: 10_000 / (index + 1),
  price: 1.25,
  quantity: { decimals: '18', numeric: String(8_000 / (index + 1)) },
  iconUrl: `https://pictures.example/${symbolOf(index)}.svg`,
})

/** A swap as the history service tells it: two transfers, with all that a row has. */
function transaction(index) {
  const transfer = (direction, token) => ({
    fungible_info: {
      name: `Bench Token ${String(token)}`,
      symbol: symbolOf(token),
      icon: { url: `https://pictures.example/${symbolOf(token)}.svg` },
    },
    direction,
    quantity: { numeric: String(1.5 + index) },
    value: 3.5,
    price: 1.25,
  })
  return {
    id: `bench-${String(index)}`,
    metadata: {
      operationType: 'trade',
      hash: `0x${(index + 1).toString(16).padStart(64, '0')}`,
      chain: 'eip155:1',
      minedAt: new Date(NEWEST - index * 60 * MINUTE_MS).toISOString(),
      sentFrom: FAKE_ACCOUNT,
      sentTo: contract(index),
      status: 'confirmed',
      nonce: TRANSACTIONS - index,
    },
    transfers: [transfer('out', index), transfer('in', index + 1)],
  }
}

function historyPage(cursor) {
  const first = Number(cursor ?? 0)
  const data = Array.from({ length: PAGE }, (_, index) => transaction(first + index))
  return { data, next: first + PAGE < TRANSACTIONS ? String(first + PAGE) : null }
}

/** The services of a project that has the activity switched on, and of an account that has much. */
async function answerServices(page, url) {
  await answerForeignHosts(page, url)
  const answer = (path, json) =>
    page.route(
      ({ origin, pathname }) => origin !== url && path.test(pathname),
      route => route.fulfill({ headers, json: json(new URL(route.request().url())) }),
    )
  await answer(/^\/appkit\/v1\/config$/, () => ({ features: [ACTIVITY] }))
  await answer(/^\/v1\/account\/[^/]+\/balance$/, () => ({
    balances: Array.from({ length: TOKENS }, holding),
  }))
  await answer(/^\/v1\/account\/[^/]+\/history$/, ({ searchParams }) =>
    historyPage(searchParams.get('cursor')),
  )
  await page.route('https://pictures.example/**', route =>
    route.fulfill({ headers, contentType: 'image/svg+xml', body: PICTURE }),
  )
}

/** How much of the account is in the store. */
const heldIn = page =>
  page.evaluate(() => {
    const { queries } = globalThis.hostStore.getState().walletModal.walletModalApi
    const dataOf = name =>
      Object.values(queries).find(({ endpointName }) => endpointName === name)?.data
    return {
      tokens: dataOf('getTokenBalances')?.length ?? 0,
      transactions: (dataOf('getHistory')?.pages ?? []).flatMap(({ data }) => data).length,
    }
  })

async function until(page, holds) {
  for (;;) {
    if (holds(await heldIn(page))) return
    await page.waitForTimeout(50)
  }
}

/** Every action that passes from here on, by its type, with the time it took. */
const watchDispatches = page =>
  page.evaluate(() => {
    const { hostStore, performance } = globalThis
    const { dispatch } = hostStore
    const slowest = new Map()
    let depth = 0
    hostStore.dispatch = action => {
      const since = performance.now()
      depth += 1
      try {
        return dispatch(action)
      } finally {
        depth -= 1
        const took = performance.now() - since
        const name = action.meta?.arg?.endpointName
          ? `${action.type} ${action.meta.arg.endpointName}`
          : action.type
        if (depth === 0) slowest.set(name, Math.max(took, slowest.get(name) ?? 0))
      }
    }
    globalThis.slowestDispatches = () =>
      [...slowest].sort(([, a], [, b]) => b - a).map(([type, took]) => ({ type, took }))
    globalThis.plainDispatch = dispatch
  })

/**
 * Milliseconds of each of many dispatches, until React has drawn what follows from it: an unrelated action of the host,
 * and the one of ours that changes what an account's figures are made of.
 */
const timeDispatches = (page, account) =>
  page.evaluate(
    async ([times, address]) => {
      const { performance, plainDispatch, MessageChannel } = globalThis
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
          plainDispatch(actionOf(index))
          await null // React draws in a microtask that it asked for during the dispatch
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
          networkId: 'eip155:1',
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
 * P36: what a dispatch costs where an account has five hundred tokens and as many transactions, by what is on screen;
 * and the longest of the dispatches that brought them.
 */
export async function visitHoldings(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const complaints = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await answerServices(page, url)
  await page.addInitScript(announceFakeWallet, [FAKE_WALLET, FAKE_ACCOUNT])
  await page.addInitScript(watchPage, CONNECT)
  await page.goto(url)
  await page.locator(CONNECT).first().click()
  await page.getByTestId(ROW).click()
  await page.getByTestId('wm-account-button').waitFor()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await watchDispatches(page)
  await page.getByTestId('wm-account-button').click()
  await until(page, ({ tokens }) => tokens === TOKENS)
  await page
    .getByTestId(/^wm-token-/)
    .first()
    .waitFor()
  const tokensShown = await page.getByTestId(/^wm-token-/).count()
  const tokens = await timeDispatches(page, FAKE_ACCOUNT)
  await page.getByRole('tab', { name: 'Activity' }).click()
  for (let held = PAGE; held < TRANSACTIONS; held += PAGE) {
    await until(page, ({ transactions }) => transactions === held)
    await page.getByTestId('wm-activity-more').click()
  }
  await until(page, ({ transactions }) => transactions === TRANSACTIONS)
  await page.getByTestId('wm-activity-row').first().waitFor()
  const activity = await timeDispatches(page, FAKE_ACCOUNT)
  const slowest = await page.evaluate(() => globalThis.slowestDispatches())
  await page.getByTestId('wm-close').click()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  const closed = await timeDispatches(page, FAKE_ACCOUNT)
  const held = await heldIn(page)
  await context.close()
  return { closed, tokens, activity, slowest: slowest.slice(0, 5), held, tokensShown, complaints }
}
