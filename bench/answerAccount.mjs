import { answerForeignHosts } from '../scripts/visit/answerForeignHosts.mjs'
import { FAKE_ACCOUNT } from '../scripts/visit/fakeWallet.mjs'

/** The page size of the public service. */
export const PAGE = 50
const MINUTE_MS = 60_000
/** Before any machine's clock, so that every run shows the same months. */
const NEWEST = Date.UTC(2025, 0, 31)

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="#47a"/></svg>'
const ACTIVITY = { id: 'activity', isEnabled: true, config: [] }

const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const contract = index => `0x${(index + 1).toString(16).padStart(40, '0')}`
const symbolOf = index => `TOK${String(index)}`

/** A holding in the balance service's format. */
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

/** A swap in the history service's format: two transfers, with every field of a row. */
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
      nonce: 10_000 - index,
    },
    transfers: [transfer('out', index), transfer('in', index + 1)],
  }
}

function historyPage(cursor, count, perPage) {
  const first = Number(cursor ?? 0)
  const rows = Math.min(perPage, count - first)
  const data = Array.from({ length: rows }, (_, index) => transaction(first + index))
  return { data, next: first + perPage < count ? String(first + perPage) : null }
}

/** Mocks the services of a project with activity enabled, and of an account with this much data. */
export async function answerAccount(page, url, { tokens, transactions, perPage = PAGE }) {
  await answerForeignHosts(page, url)
  const answer = (path, json) =>
    page.route(
      ({ origin, pathname }) => origin !== url && path.test(pathname),
      route => route.fulfill({ headers, json: json(new URL(route.request().url())) }),
    )
  await answer(/^\/appkit\/v1\/config$/, () => ({ features: [ACTIVITY] }))
  await answer(/^\/v1\/account\/[^/]+\/balance$/, () => ({
    balances: Array.from({ length: tokens }, holding),
  }))
  await answer(/^\/v1\/account\/[^/]+\/history$/, ({ searchParams }) =>
    historyPage(searchParams.get('cursor'), transactions, perPage),
  )
  await page.route('https://pictures.example/**', route =>
    route.fulfill({ headers, contentType: 'image/svg+xml', body: PICTURE }),
  )
}
