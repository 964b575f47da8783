import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { createBrowser, textIn } from './tools/createBrowser'
import { KEY, startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'
import type { SecureSiteOptions } from '../../src/server/siteOptions'

const NEW_KEY = Buffer.alloc(32, 8).toString('base64')
const EMAIL = 'ann@example.com'
const SHARES = {
  addresses: { eip155: `0x${'1'.repeat(40)}`, solana: '1'.repeat(32) },
  loginShare: 'login',
  recoveryShare: 'recovery',
}

for (const store of STORES) {
  describe(`a new key encryption key, over ${store.name}`, () => {
    it('seals what the old one sealed, which is then not needed any more', async () => {
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
      })
      const log = await withSite(
        { keyEncryptionKey: NEW_KEY, retiredKeyEncryptionKeys: [KEY] },
        async site => site.logged,
      )
      assert.deepEqual(log, ['1 shares were sealed with the new key'])
      await withSite({ keyEncryptionKey: NEW_KEY }, async site => {
        site.clock.move(60_000)
        const { session } = await first(site).logIn(EMAIL)
        const { body } = await first(site).post('/api/keys/recover', {}, session)
        assert.equal(textIn(body, 'recoveryShare'), 'recovery')
      })
      await assert.rejects(startTestSite(store, { ...place, log: () => undefined }), {
        message: /the key encryption key [0-9a-f]{16} is not configured/,
      })
      await kept.drop()
      rmSync(dataFolder, { recursive: true })
    })
  })
}

/** One browser that visits the site before and after it was started anew. */
function createBrowserFactory() {
  const deviceId = Buffer.alloc(32, 1).toString('base64url')
  return (site: Parameters<typeof createBrowser>[0]) => createBrowser(site, { deviceId })
}
