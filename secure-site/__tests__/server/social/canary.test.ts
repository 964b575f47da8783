import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { textIn } from '../tools/createBrowser'
import { createSocialBrowser } from '../tools/createSocialBrowser'
import { readAllTables } from '../tools/readAllTables'
import { ACCESS_TOKEN, ISSUER_CODE, startHostileIssuer } from '../tools/startHostileIssuer'
import { startTestSite } from '../tools/startTestSite'
import { STORES } from '../tools/stores'

for (const store of STORES) {
  it(`keeps no code, token, state or result of a provider, over ${store.name}`, async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'secure-site-data-'))
    const issuer = await startHostileIssuer()
    const site = await startTestSite(store, { dataFolder, socials: { google: issuer.client } })
    const browser = createSocialBrowser(site)
    const { state, nonce, uri } = await browser.beginVisit('google')
    issuer.script.nonce = nonce
    issuer.script.claims = { email: 'canary@example.com', email_verified: true }
    const { result } = await browser.comeBack('google', { code: ISSUER_CODE, state })
    const { body } = await browser.redeem(result)
    const failed = await browser.beginVisit('google')
    issuer.script.isSignedByStranger = true
    issuer.script.nonce = failed.nonce
    await browser.comeBack('google', { code: ISSUER_CODE, state: failed.state })

    const tables = await readAllTables(site.databaseUrl ?? dataFolder, () => site.stop())
    const haystack = JSON.stringify(tables) + site.logged.join('\n')
    const challenge = new URL(uri).searchParams.get('code_challenge') ?? ''
    const [idToken = '', badToken = ''] = issuer.script.idTokens
    const secrets = {
      code: ISSUER_CODE,
      accessToken: ACCESS_TOKEN,
      idToken,
      badToken,
      state,
      failedState: failed.state,
      nonce,
      challenge,
      result,
      session: textIn(body, 'token'),
    }
    for (const [name, secret] of Object.entries(secrets)) {
      assert.ok(secret.length > 20, name)
      assert.ok(!haystack.includes(secret), `${name} was kept`)
    }
    assert.ok(site.logged.some(line => line.startsWith('the answer of google')))
    const withEmail = Object.keys(tables).filter(name =>
      JSON.stringify(tables[name]).includes('canary@example.com'),
    )
    assert.deepEqual(withEmail, ['users'])
    await site.close()
    await issuer.close()
    rmSync(dataFolder, { recursive: true })
  })
}
