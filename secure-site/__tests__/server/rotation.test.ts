import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { makeKeyProof } from '../../src/shared/keyProof'
import { partsOfMethod } from '../../src/shared/recovery'
import { addressesOf } from '../../src/frame/keys/deriveAccounts'
import { createBrowser, textIn } from './tools/createBrowser'
import { KEY, startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'
import type { SecureSiteOptions } from '../../src/server/siteOptions'

const NEW_KEY = Buffer.alloc(32, 8).toString('base64')
const EMAIL = 'ann@example.com'
const OWNER = 'bob@example.com'
const KEYS = { eip155: new Uint8Array(32).fill(3), solana: new Uint8Array(32).fill(4) }
const METHOD = {
  loginShare: 'login',
  recoveryShare: 'sealed-by-the-owner',
  seal: { method: 'passkey', credentialId: 'c'.repeat(43), salt: 's'.repeat(43) },
} as const
const SHARES = {
  addresses: addressesOf(KEYS),
  loginShare: 'login',
  recoveryShare: 'recovery',
}

for (const store of STORES) {
  describe(`a new key encryption key, over ${store.name}`, () => {
    it('reseals the shares of the old one, which is then no longer needed', async () => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'secure-site-data-'))
      const kept = await store.create()
      const place = { dataFolder, ...(kept.databaseUrl && { databaseUrl: kept.databaseUrl }) }
      const withSite = async <T>(
        options: Partial<SecureSiteOptions>,
        visit: (site: Awaited<ReturnType<typeof startTestSite>>) => Promise<T>,
      ) => {
        const site = await startTestSite(store, { ...place, ...options })
        try {
          return await visit(site)
        } finally {
          await site.close()
        }
      }

      const first = createBrowserFactory()
      await withSite({}, async site => {
        const { session } = await first(site).logIn(EMAIL)
        await first(site).request('PUT', '/api/keys', SHARES, session)
        const owner = createBrowser(site)
        const { session: own } = await owner.logIn(OWNER)
        await owner.request('PUT', '/api/keys', SHARES, own)
        const { body } = await owner.request('GET', '/api/account/fresh', undefined, own)
        const challenge = textIn(body, 'challenge')
        const proof = makeKeyProof(KEYS.eip155, challenge, partsOfMethod(METHOD))
        await owner.request('PUT', '/api/account/recovery', { ...METHOD, proof }, own)
        await site.mailbox.nextMail(OWNER)
      })
      const log = await withSite(
        { keyEncryptionKey: NEW_KEY, retiredKeyEncryptionKeys: [KEY] },
        async site => site.logged,
      )
      assert.deepEqual(log, ['2 shares were sealed with the new key'])
      await withSite({ keyEncryptionKey: NEW_KEY }, async site => {
        site.clock.move(60_000)
        const { session } = await first(site).logIn(EMAIL)
        const { body } = await first(site).post('/api/keys/recover', {}, session)
        assert.equal(textIn(body, 'recoveryShare'), 'recovery')
        const owner = createBrowser(site)
        const { session: own } = await owner.logIn(OWNER)
        const { body: sealed } = await owner.post('/api/keys/recover', {}, own)
        assert.deepEqual(sealed, METHOD)
      })
      await assert.rejects(startTestSite(store, { ...place, log: () => undefined }), {
        message: /the key encryption key [0-9a-f]{16} is not configured/,
      })
      await kept.drop()
      rmSync(dataFolder, { recursive: true })
    })
  })
}

/** One browser that visits the site before and after a restart. */
function createBrowserFactory() {
  const deviceId = Buffer.alloc(32, 1).toString('base64url')
  return (site: Parameters<typeof createBrowser>[0]) => createBrowser(site, { deviceId })
}
