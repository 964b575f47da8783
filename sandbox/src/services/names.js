// @ts-check
import { createPublicClient, http, isAddress } from 'viem'
import { accountAt } from '../accounts.js'
import { failure } from '../lib/createService.js'
import { isRecord } from '../lib/isRecord.js'

/** The zones of new names, the public one first. */
const ZONES = ['reown.id', 'sandbox.id']
const FRESH_S = 10
const MAX_BIO = 255
const WORDS = [
  'anchor',
  'breeze',
  'cedar',
  'delta',
  'ember',
  'falcon',
  'garnet',
  'harbor',
  'island',
  'juniper',
]
/** Initial names with their account's index. One is of the legacy kind. */
const FIRST_NAMES = /** @type {const} */ ([
  ['alice.reown.id', 0],
  ['bobby.reown.id', 1],
  ['classic.wcn.id', 6],
])

/**
 * @typedef {{ name: string, address: `0x${string}`, coinTypes: number[], registeredAt: string,
 *   bio?: string }} NameEntry
 */

/**
 * Creates the registry of names, with a few initial ones.
 *
 * @param {readonly import('../chains/types.js').RunningChain[]} chains
 */
export function createNameBook(chains) {
  /** @type {Map<string, NameEntry>} */
  const entries = new Map()
  const since = new Date(Date.now() - 200 * 86_400_000).toISOString()
  let offsetMs = 0

  /** @param {string} name @param {`0x${string}`} address @param {string} [registeredAt] */
  function add(name, address, registeredAt = new Date().toISOString()) {
    entries.set(name, { name, address, coinTypes: [60], registeredAt })
  }

  function reset() {
    entries.clear()
    offsetMs = 0
    for (const [name, index] of FIRST_NAMES) add(name, accountAt(index).address, since)
  }
  reset()

  return {
    entries,
    chains,
    now: () => Date.now() + offsetMs,
    reset,
    actions: /** @type {Record<string, (order: any) => unknown>} */ ({
      registerName({ name, address }) {
        if (!isAddress(address)) throw new Error('An address is expected.')
        add(String(name), address)
      },
      names: () => [...entries.values()].map(toRecord),
      nameClock({ ms }) {
        offsetMs = ms
      },
      resetNames: reset,
    }),
  }
}

/**
 * @param {import('hono').Hono} app
 * @param {ReturnType<typeof createNameBook>} book
 */
export function addNameRoutes(app, book) {
  const { entries, chains } = book
  app.get('/v1/profile/account/:name', c => {
    const name = c.req.param('name').toLowerCase()
    if (!isNameFormat(name)) return c.json(failure('name', 'Invalid name format'), 400)
    const entry = entries.get(name)
    if (entry) return c.json(toRecord(entry))
    if (c.req.query('apiVersion') === '2') return c.json([])
    return c.json(failure('name', 'Name is not registered'), 404)
  })

  app.get('/v1/profile/reverse/:address', c => {
    const wanted = c.req.param('address').toLowerCase()
    if (!isAddress(wanted, { strict: false }))
      return c.json(failure('address', 'Invalid address'), 400)
    const found = [...entries.values()].filter(({ address }) => address.toLowerCase() === wanted)
    if (found.length === 0 && c.req.query('apiVersion') !== '2') {
      return c.json(failure('address', 'No name for this address'), 404)
    }
    return c.json(found.map(toRecord))
  })

  app.get('/v1/profile/suggestions/:name', c => {
    const label = c.req.param('name').toLowerCase()
    if (!/^[a-z0-9-]{1,64}$/.test(label)) return c.json(failure('name', 'Invalid name format'), 400)
    const zone = c.req.query('zone') ?? ZONES[0] ?? ''
    if (!ZONES.includes(zone)) return c.json(failure('zone', 'Zone is not allowed'), 400)
    const names = [label, ...WORDS.map(word => `${label}${word}`)].map(each => `${each}.${zone}`)
    const [exact = '', ...others] = names
    const free = others.filter(name => !entries.has(name)).slice(0, 4)
    const suggestions = [exact, ...free].map(name => ({ name, registered: entries.has(name) }))
    return c.json({ suggestions })
  })

  app.post('/v1/profile/account', async c => {
    const body = await c.req.json().catch(() => undefined)
    const isWhole = ['address', 'message', 'signature'].every(
      key => typeof body?.[key] === 'string',
    )
    if (!isWhole || typeof body.coin_type !== 'number') {
      return c.json(failure('body', 'coin_type, address, message and signature are required'), 422)
    }
    const problem = checkMessage(body.message, book)
    if (problem) return c.json(failure(problem.field, problem.description), 400)
    const chain = chainOfCoinType(chains, body.coin_type)
    if (!chain) return c.json(failure('coin_type', 'Unsupported coin type'), 400)
    const { address, message, signature } = body
    const reader = createPublicClient({ transport: http(chain.url) })
    const isValid = await reader.verifyMessage({ address, message, signature }).catch(() => false)
    if (!isValid) return c.json(failure('signature', 'Invalid signature'), 401)
    const { name, attributes } = JSON.parse(message)
    const coinTypes = [...new Set([60, body.coin_type])]
    const entry = {
      name,
      address,
      coinTypes,
      registeredAt: new Date().toISOString(),
      ...attributes,
    }
    entries.set(name, entry)
    return c.json(toRecord(entry))
  })
}

/** @param {string} name */
const isNameFormat = name => /^[a-z0-9.-]+$/.test(name) && name.split('.').length === 3

/**
 * @param {string} text
 * @param {ReturnType<typeof createNameBook>} book
 * @returns {{ field: string, description: string } | undefined}
 */
function checkMessage(text, { entries, now }) {
  /** @type {unknown} */
  let message
  try {
    message = JSON.parse(text)
  } catch {
    message = undefined
  }
  if (!isRecord(message)) return { field: 'message', description: 'Message is not valid JSON' }
  const { name, attributes, timestamp } = message
  if (typeof name !== 'string' || !isNameFormat(name)) {
    return { field: 'name', description: 'Invalid name format' }
  }
  const [label = '', ...zone] = name.split('.')
  if (label.length < 3 || label.length > 64)
    return { field: 'name', description: 'Invalid name length' }
  if (!ZONES.includes(zone.join('.')))
    return { field: 'name', description: 'Name is not in an allowed zone' }
  if (typeof timestamp !== 'number' || Math.abs(now() / 1000 - timestamp) > FRESH_S) {
    return { field: 'timestamp', description: 'Timestamp is expired or in the future' }
  }
  if (!areAttributes(attributes))
    return { field: 'attributes', description: 'Unsupported attribute in payload' }
  return entries.has(name)
    ? { field: 'name', description: 'Name is already registered' }
    : undefined
}

/**
 * A biography is the only supported attribute.
 *
 * @param {unknown} attributes
 */
function areAttributes(attributes) {
  if (!isRecord(attributes)) return false
  return Object.entries(attributes).every(
    ([key, value]) =>
      key === 'bio' &&
      typeof value === 'string' &&
      value.length <= MAX_BIO &&
      /^[\w @:/.\-?&=+,!']*$/.test(value),
  )
}

/**
 * @param {readonly import('../chains/types.js').RunningChain[]} chains
 * @param {number} coinType ENSIP-11: the chain id with the highest bit set
 */
function chainOfCoinType(chains, coinType) {
  return chains.find(({ chainId }) => (0x80000000 | chainId) >>> 0 === coinType)
}

/** @param {NameEntry} entry */
function toRecord({ name, address, coinTypes, registeredAt, bio }) {
  const addresses = coinTypes.map(coinType => [coinType, { address, created_at: registeredAt }])
  return {
    name,
    registered_at: registeredAt,
    updated_at: registeredAt,
    addresses: Object.fromEntries(addresses),
    attributes: bio === undefined ? {} : { bio },
  }
}
