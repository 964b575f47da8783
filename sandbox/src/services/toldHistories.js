// @ts-check
import { createHash } from 'node:crypto'
import { accountAt } from '../accounts.js'
import { nameOf, pictureOf } from './collectibles.js'

const PAGE_SIZE = 50
const MINUTE_MS = 60_000
const OPERATIONS = [
  'send',
  'receive',
  'trade',
  'approve',
  'deposit',
  'withdraw',
  'claim',
  'borrow',
  'repay',
  'burn',
  'mint',
  'deploy',
  'execute',
  'cancel',
  'bought',
  'buy',
  'stake',
  'unstake',
]
const IN = ['receive', 'claim', 'borrow', 'mint', 'bought', 'buy', 'withdraw', 'unstake']
const NOTHING_MOVES = ['approve', 'deploy', 'execute', 'cancel']
const TOKENS = /** @type {const} */ ([
  ['Ether', 'ETH', 2480.35],
  ['Sandbox Dollar', 'SUSD', 1],
  ['Sandbox Gold', 'SGLD', 64.2],
])
/** JSON.stringify cannot write this number; it is substituted in the text. */
const TOO_MUCH = '"@too much@"'

/**
 * @typedef {import('./types.js').ToldHistory} ToldHistory
 * @typedef {{ account: string, chain: string, images: string, now: number }} Scene
 */

/**
 * Creates fake histories beyond any chain: long ones and hostile ones. Each applies to an account
 * until replaced.
 */
export function createToldHistories() {
  /** @type {Map<string, ToldHistory & { since: number }>} */
  const told = new Map()

  return {
    actions: /** @type {Record<string, (order: any) => unknown>} */ ({
      tellHistory({ account, kind, rows }) {
        const key = String(account).toLowerCase()
        if (kind === null) return void told.delete(key)
        if (!Object.hasOwn(TELLERS, kind))
          throw new Error(`No such history. There are: ${Object.keys(TELLERS).join(', ')}.`)
        told.set(key, { kind, ...(rows !== undefined && { rows }), since: Date.now() })
      },
    }),
    reset: () => told.clear(),

    /**
     * @param {string} account lower case
     * @param {string} chain CAIP-2
     * @param {string | undefined} cursor
     * @param {string} images
     * @returns {string | null | undefined} the response text; null for an invalid cursor; undefined
     *   without a fake history
     */
    pageOf(account, chain, cursor, images) {
      const asked = told.get(account)
      if (!asked) return undefined
      const from = !cursor ? 0 : Number(/^told:(\d+)$/.exec(cursor)?.[1] ?? NaN)
      if (Number.isNaN(from)) return null
      const scene = { account, chain, images, now: asked.since }
      const { all, row } = TELLERS[asked.kind](scene, asked.rows)
      const until = Math.min(from + PAGE_SIZE, all)
      const data = Array.from({ length: Math.max(until - from, 0) }, (_, at) => row(from + at))
      const next = until < all ? `told:${until}` : null
      return JSON.stringify({ data, next }).replaceAll(TOO_MUCH, '1e400')
    },
  }
}

/**
 * @type {Record<ToldHistory['kind'], (scene: Scene, rows?: number) => { all: number,
 *   row: (at: number) => unknown }>}
 */
const TELLERS = {
  long: (scene, rows = 10_000) => ({ all: rows, row: at => plainRow(scene, at) }),
  spam: (scene, rows = 120) => ({ all: rows, row: at => spamRow(scene, at) }),
  hostile(scene) {
    const rows = hostileRows(scene)
    return { all: rows.length, row: at => rows[at] }
  },
}

/** @param {Scene} scene @param {number} at */
function metadata({ account, chain, now }, at) {
  const friend = accountAt(at % 7).address
  const isOut = at % 2 === 0
  return {
    operationType: OPERATIONS[at % OPERATIONS.length] ?? 'execute',
    hash: `0x${createHash('sha256').update(`${chain} ${account} ${at}`).digest('hex')}`,
    chain,
    // Seven hours apart: 10,000 rows are eight years.
    minedAt: new Date(now - at * 420 * MINUTE_MS - MINUTE_MS).toISOString(),
    sentFrom: isOut ? account : friend,
    sentTo: isOut ? friend : account,
    status: at % 41 === 40 ? 'failed' : 'confirmed',
    nonce: at,
  }
}

/** @param {Scene} scene @param {number} at @param {'in' | 'out'} direction */
function fungible({ images }, at, direction) {
  const [name, symbol, price] = TOKENS[at % TOKENS.length] ?? TOKENS[0]
  const numeric = ((at % 977) / 8 + 0.125).toString()
  return {
    fungible_info: { name, symbol, icon: { url: `${images}/icons/token/${symbol}.svg` } },
    direction,
    quantity: { numeric },
    value: Number(numeric) * price,
    price,
  }
}

/** @param {Scene} scene @param {bigint} id @param {boolean} isSpam */
function collectible({ images }, id, isSpam) {
  const picture = pictureOf(id, images)
  return {
    nft_info: {
      name: nameOf(id),
      ...(picture && { content: { preview: picture, detail: picture } }),
      flags: { is_spam: isSpam },
    },
    direction: 'in',
    quantity: { numeric: '1' },
  }
}

/** @param {Scene} scene @param {number} at */
function plainRow(scene, at) {
  const said = metadata(scene, at)
  const { operationType } = said
  const way = IN.includes(operationType) ? 'in' : 'out'
  const transfers = NOTHING_MOVES.includes(operationType)
    ? []
    : operationType === 'trade'
      ? [fungible(scene, at, 'out'), fungible(scene, at + 1, 'in')]
      : operationType === 'mint'
        ? [collectible(scene, BigInt(at % 900), false)]
        : at % 13 === 12
          ? [fungible(scene, at, way), fungible(scene, at + 1, way), fungible(scene, at + 2, way)]
          : [fungible(scene, at, way)]
  return { id: `told:${at}`, metadata: said, transfers: said.status === 'failed' ? [] : transfers }
}

/**
 * Nineteen of twenty rows contain only spam; the others add a valuable token.
 * @param {Scene} scene @param {number} at
 */
function spamRow(scene, at) {
  const lure = collectible(scene, BigInt(1001 + at), true)
  const isMixed = at % 20 === 19
  return {
    id: `told:${at}`,
    metadata: { ...metadata(scene, at), operationType: 'receive', status: 'confirmed' },
    transfers: isMixed ? [lure, fungible(scene, at, 'in')] : [lure],
  }
}

/** Rows that a page must render harmlessly. @param {Scene} scene @returns {unknown[]} */
function hostileRows(scene) {
  const long = '\u{1F9E8}'.repeat(2_560)
  const markup = '<script>document.title="taken"</script><img src=x onerror="document.title=1">'
  const bidi = '\u202Egnp.exe\u2066\u200Fdna\u0007'
  /** @param {number} at @param {object} transfer @param {object} [more] */
  const row = (at, transfer, more = {}) => {
    const said = { ...metadata(scene, at), operationType: 'receive', status: 'confirmed' }
    return {
      id: `told:${at}`,
      metadata: { ...said, ...more },
      transfers: [{ ...fungible(scene, at, 'in'), ...transfer }],
    }
  }
  /** @param {unknown} name @param {unknown} [symbol] @param {unknown} [url] */
  const token = (name, symbol = 'EVIL', url = 'https://pictures.elsewhere.example/1.png') => ({
    fungible_info: { name, symbol, icon: { url } },
  })
  const amounts = [
    '1e400',
    '-5',
    'NaN',
    'Infinity',
    '0x10',
    '1,000',
    '',
    '9'.repeat(78),
    `0.${'1'.repeat(77)}`,
  ]
  const pictures = [
    'javascript:document.title="taken"',
    'data:text/html,<script>document.title=1</script>',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=1"/>',
    `https://pictures.elsewhere.example/${'a'.repeat(5_000)}`,
    7,
  ]
  const fields = [
    { minedAt: 'yesterday' },
    { minedAt: '+275760-09-13T00:00:00.001Z' },
    { minedAt: '1970-01-01T00:00:00.000Z' },
    { operationType: markup },
    { operationType: '__proto__' },
    { operationType: 'constructor' },
    { hash: 'javascript:document.title="taken"' },
    { hash: '../../elsewhere' },
    { sentFrom: markup, sentTo: bidi },
    { status: 'toString' },
    { chain: null },
    { nonce: -1 },
  ]
  return [
    row(0, token(markup, markup)),
    row(1, token(bidi, bidi)),
    row(2, token(long, long)),
    row(3, token({ toString: 'none' }, ['EVIL'])),
    ...amounts.map((numeric, at) => row(10 + at, { quantity: { numeric } })),
    row(30, { value: '@too much@', price: '@too much@' }),
    row(31, { value: -1, price: '1' }),
    ...pictures.map((url, at) => row(40 + at, token('Evil token', 'EVIL', url))),
    ...fields.map((more, at) => row(50 + at, {}, more)),
    { ...row(70, {}), transfers: null },
    {
      ...row(71, {}),
      transfers: Array.from({ length: 5_000 }, (_, at) => fungible(scene, at, 'in')),
    },
    { ...row(72, {}), transfers: [null, 7, 'transfer', { direction: 'sideways' }] },
    {
      ...row(73, {}),
      transfers: [collectible(scene, 10_000_000n, false), collectible(scene, 11_000_000n, false)],
    },
    { ...row(74, {}), id: 'told:0' },
    JSON.parse(
      '{"__proto__":{"isTaken":true},"id":"told:75","constructor":{"prototype":{"isTaken":true}}}',
    ),
    null,
    'row',
    row(76, {}),
  ]
}
