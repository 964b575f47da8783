// @ts-check
import { createPublicClient, http } from 'viem'
import { accountAt } from '../accounts.js'
import { failure } from '../lib/createService.js'

const ZONE = 'reown.id'
const FRESH_S = 10
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

/**
 * @typedef {{ name: string, address: `0x${string}`, coinTypes: number[], registeredAt: string, bio?: string }} NameEntry
 */

/**
 * Registered names, two of them from the start.
 *
 * @param {readonly import('../chains/types.js').RunningChain[]} chains
 */
export function createNameBook(chains) {
  /** @type {Map<string, NameEntry>} */
  const entries = new Map()
  const since = new Date(Date.now() - 200 * 86_400_000).toISOString()
  for (const [index, label] of ['alice', 'bobby'].entries()) {
    const name = `${label}.${ZONE}`
    entries.set(name, {
      name,
      address: accountAt(index).address,
      coinTypes: [60],
      registeredAt: since,
    })
  }
  return { entries, chains }
}

/**
 * @param {import('hono').Hono} app
 * @param {ReturnType<typeof createNameBook>} book
 */
export function addNameRoutes(app, { entries, chains }) {
  app.get('/v1/profile/account/:name', c => {
    const name = c.req.param('name').toLowerCase()
    if (name.split('.').length !== 3) return c.json(failure('name', 'Invalid name format'), 400)
    const entry = entries.get(name)
    if (entry) return c.json(toRecord(entry))
    if (c.req.query('apiVersion') === '2') return c.json([])
    return c.json(failure('name', 'Name is not registered'), 404)
  })

  app.get('/v1/profile/reverse/:address', c => {
    const wanted = c.req.param('address').toLowerCase()
    const found = [...entries.values()].filter(({ address }) => address.toLowerCase() === wanted)
    if (found.length === 0 && c.req.query('apiVersion') !== '2') {
      return c.json(failure('address', 'No name for this address'), 404)
    }
    return c.json(found.map(toRecord))
  })

  app.get('/v1/profile/suggestions/:name', c => {
    const label = c.req.param('name').toLowerCase()
    if (!/^[a-z0-9-]{1,64}$/.test(label)) return c.json(failure('name', 'Invalid name format'), 400)
    const zone = c.req.query('zone') ?? ZONE
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
    const problem = checkMessage(body.message, entries)
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

/**
 * @param {string} text
 * @param {Map<string, NameEntry>} entries
 * @returns {{ field: string, description: string } | undefined}
 */
function checkMessage(text, entries) {
  /** @type {{ name?: unknown, attributes?: unknown, timestamp?: unknown }} */
  let message
  try {
    message = JSON.parse(text)
  } catch {
    return { field: 'message', description: 'Message is not valid JSON' }
  }
  const { name, timestamp } = message
  if (typeof name !== 'string' || !/^[a-z0-9.-]+$/.test(name) || name.split('.').length !== 3) {
    return { field: 'name', description: 'Invalid name format' }
  }
  const label = name.split('.')[0] ?? ''
  if (label.length < 3 || label.length > 64)
    return { field: 'name', description: 'Invalid name length' }
  if (!name.endsWith(`.${ZONE}`))
    return { field: 'name', description: 'Name is not in an allowed zone' }
  if (typeof timestamp !== 'number' || Math.abs(Date.now() / 1000 - timestamp) > FRESH_S) {
    return { field: 'timestamp', description: 'Timestamp is expired or in the future' }
  }
  return entries.has(name)
    ? { field: 'name', description: 'Name is already registered' }
    : undefined
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
