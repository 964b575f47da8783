import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { combine, split } from 'shamir-secret-sharing'
import { createLocalSealer } from '../../src/server/keys/createLocalSealer'
import { methodContext, sealContext } from '../../src/server/keys/sealContexts'
import { sealShare } from '../../src/frame/recovery/sealShare'
import { makeKeyProof } from '../../src/shared/keyProof'
import { partsOfMethod } from '../../src/shared/recovery'
import { addressesOf } from '../../src/frame/keys/deriveAccounts'
import { createBrowser, textIn as memberIn } from './tools/createBrowser'
import { readAllTables } from './tools/readAllTables'
import { KEY, startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'
import type { TestSite } from './tools/startTestSite'

const EMAIL = 'ann@example.com'
const KEYS = { eip155: new Uint8Array(32).fill(3), solana: new Uint8Array(32).fill(4) }
const ADDRESSES = addressesOf(KEYS)
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

type Rows = readonly Record<string, unknown>[]

const textIn = (row: Record<string, unknown>, column: string) => {
  const value = row[column]
  assert.ok(typeof value === 'string')
  return value
}

/** All unsealed shares that the rows and the server's key yield. */
async function sharesOf(tables: Record<string, Rows>): Promise<Uint8Array[]> {
  const sealer = createLocalSealer(KEY)
  const found: Uint8Array[] = []
  const take = async (row: Record<string, unknown>, context: string) => {
    found.push(bytesOf(textIn(row, 'login_share')))
    if (row['recovery_share_sealed'] === null) return
    const sealed = {
      keyId: textIn(row, 'key_id'),
      sealed: textIn(row, 'recovery_share_sealed'),
    }
    found.push(bytesOf(await sealer.open(sealed, context)))
  }
  for (const row of tables['shares'] ?? []) {
    await take(row, sealContext(textIn(row, 'user_id'), textIn(row, 'device_hash')))
  }
  for (const row of tables['recoveries'] ?? []) {
    await take(row, methodContext(textIn(row, 'user_id')))
  }
  return found
}

/** Whether any two of the shares combine to the seed. */
async function opens(shares: readonly Uint8Array[], seed: Uint8Array): Promise<boolean> {
  for (const one of shares) {
    for (const other of shares) {
      if (one === other) continue
      // of different lengths, or the same twice
      const got = await combine([one, other]).catch(() => null)
      if (got !== null && Buffer.from(got).equals(seed)) return true
    }
  }
  return false
}

/** Two browsers, each with its own split. */
async function keepKey(site: TestSite, seed: Uint8Array) {
  const entered: { browser: ReturnType<typeof createBrowser>; session: Record<string, string> }[] =
    []
  for (let each = 0; each < 2; each += 1) {
    const browser = createBrowser(site)
    const { session } = await browser.logIn(EMAIL)
    const [, login, recovery] = await split(seed, 3, 2)
    assert.ok(login && recovery)
    const shares = { loginShare: base64url(login), recoveryShare: base64url(recovery) }
    await browser.request('PUT', '/api/keys', { addresses: ADDRESSES, ...shares }, session)
    entered.push({ browser, session })
    site.clock.move(60_000)
  }
  const [first] = entered
  assert.ok(first)
  return first
}

async function setMethod(
  { browser, session }: Awaited<ReturnType<typeof keepKey>>,
  seed: Uint8Array,
  secret: Uint8Array,
) {
  const [, login, recovery] = await split(seed, 3, 2)
  assert.ok(login && recovery)
  const request = {
    loginShare: base64url(login),
    recoveryShare: await sealShare(secret, recovery, ADDRESSES.eip155, globalThis.crypto),
    seal: { method: 'passkey', credentialId: 'c'.repeat(43), salt: 's'.repeat(43) } as const,
  }
  const fresh = await browser.request('GET', '/api/account/fresh', undefined, session)
  const challenge = memberIn(fresh.body, 'challenge')
  const proof = makeKeyProof(KEYS.eip155, challenge, partsOfMethod(request))
  const body = { ...request, proof }
  const { status } = await browser.request('PUT', '/api/account/recovery', body, session)
  assert.equal(status, 204)
}

for (const store of STORES) {
  describe(`a thief of the database and of the server’s keys, over ${store.name}`, () => {
    async function steal(withMethod: boolean): Promise<boolean> {
      const seed = new Uint8Array(randomBytes(16))
      const dataFolder = mkdtempSync(join(tmpdir(), 'secure-site-data-'))
      const site = await startTestSite(store, { dataFolder })
      const owner = await keepKey(site, seed)
      if (withMethod) await setMethod(owner, seed, new Uint8Array(randomBytes(32)))
      const tables = await readAllTables(site.databaseUrl ?? dataFolder, () => site.stop())
      const shares = await sharesOf(tables)
      assert.ok(shares.length >= 2)
      await site.close()
      rmSync(dataFolder, { recursive: true })
      return opens(shares, seed)
    }

    it('gets the seed of an owner who recovers by email alone', async () => {
      assert.equal(await steal(false), true)
    })

    it('does not get the seed of an owner who set a passkey', async () => {
      assert.equal(await steal(true), false)
    })
  })
}
