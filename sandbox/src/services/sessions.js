// @ts-check
import { keccak256 } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { failure } from '../lib/createService.js'
import { isRecord } from '../lib/isRecord.js'

const ACCOUNT = /^eip155:[1-9]\d{0,15}:0x[0-9a-f]{40}$/i
const HEX = /^0x(?:[0-9a-f]{2})+$/i

/**
 * @typedef {{
 *   project: { id: string, name: string, url: string }, pci: string, expiry: number, createdAt:
 *     number,
 *   permissions: unknown[], policies: unknown[], context: string | null, revokedAt?: number,
 * }} StoredSession
 */

/**
 * Adds sessions: permissions an account granted to a project. The service creates a key for each
 * and identifies the session by that key's hash; the wallet receives this key first, which
 * identifies the session for it.
 *
 * @param {import('hono').Hono} app
 */
export function addSessionRoutes(app) {
  /** @type {Map<string, StoredSession[]>} by account, in lower case */
  const byAccount = new Map()
  const now = () => Math.floor(Date.now() / 1000)

  /** @param {string} account */
  const sessionsOf = account => byAccount.get(account.toLowerCase()) ?? []

  /** @param {import('hono').Context} c @returns {Promise<Record<string, unknown>>} */
  const bodyOf = async c => {
    const text = await c.req.text()
    try {
      /** @type {unknown} */
      const body = JSON.parse(text)
      return isRecord(body) ? body : {}
    } catch {
      return {}
    }
  }

  /** @param {import('hono').Context} c */
  const badAccount = c => c.json(failure('address', 'Invalid CAIP-10 address'), 400)

  /**
   * @param {string} account
   * @param {unknown} pci
   */
  const standing = (account, pci) =>
    sessionsOf(account).find(
      session => session.pci === pci && session.revokedAt === undefined && session.expiry > now(),
    )

  app.get('/v1/sessions/:account', c => {
    const account = c.req.param('account')
    return ACCOUNT.test(account) ? c.json({ pcis: sessionsOf(account) }) : badAccount(c)
  })

  app.post('/v1/sessions/:account', async c => {
    const account = c.req.param('account')
    if (!ACCOUNT.test(account)) return badAccount(c)
    const { expiry, permissions, policies } = await bodyOf(c)
    if (typeof expiry !== 'number' || expiry <= now())
      return c.json(failure('expiry', 'Invalid expiry'), 400)
    if (!Array.isArray(permissions) || permissions.length === 0 || !Array.isArray(policies))
      return c.json(failure('permissions', 'Invalid permissions'), 422)
    // The key is unused here: a page's own key exercises the session.
    const { publicKey } = privateKeyToAccount(generatePrivateKey())
    const pci = keccak256(publicKey)
    const url = c.req.header('origin') ?? 'http://localhost'
    const project = { id: c.req.query('projectId') ?? '', name: 'Sandbox host', url }
    const session = { project, pci, expiry, createdAt: now(), permissions, policies, context: null }
    byAccount.set(account.toLowerCase(), [...sessionsOf(account), session])
    return c.json({ pci, key: { type: 'secp256k1', publicKey } })
  })

  app.post('/v1/sessions/:account/activate', async c => {
    const account = c.req.param('account')
    if (!ACCOUNT.test(account)) return badAccount(c)
    const { pci, context, expiry, permissions } = await bodyOf(c)
    const session = standing(account, pci)
    if (!session) return c.json(failure('pci', 'Permission is unknown, revoked or expired'), 400)
    if (typeof context !== 'string' || !HEX.test(context))
      return c.json(failure('context', 'Invalid context'), 422)
    session.context = context
    // A wallet may grant less than requested.
    if (typeof expiry === 'number') session.expiry = expiry
    if (Array.isArray(permissions)) session.permissions = permissions
    return c.body(null, 200)
  })

  app.post('/v1/sessions/:account/revoke', async c => {
    const account = c.req.param('account')
    if (!ACCOUNT.test(account)) return badAccount(c)
    const { pci } = await bodyOf(c)
    const session = sessionsOf(account).find(each => each.pci === pci)
    if (!session || session.revokedAt !== undefined)
      return c.json(failure('pci', 'Permission is unknown or revoked'), 400)
    session.revokedAt = now()
    return c.body(null, 200)
  })
}
