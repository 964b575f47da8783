import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { split } from 'shamir-secret-sharing'
import { createBrowser, linkTokenIn, textIn } from './tools/createBrowser'
import { readAllTables } from './tools/readAllTables'
import { startTestSite } from './tools/startTestSite'
import { STORES } from './tools/stores'
import type { TestSite } from './tools/startTestSite'

const EMAIL = 'canary@example.com'
const ADDRESSES = { eip155: `0x${'c'.repeat(40)}`, solana: '1'.repeat(32) }
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(file => statSync(file).isFile())
}

/** Every encoding in which a secret might be stored. */
function formsOf(secret: Uint8Array): Buffer[] {
  const bytes = Buffer.from(secret)
  return [
    bytes,
    ...(['hex', 'base64', 'base64url'] as const).map(form => Buffer.from(bytes.toString(form))),
  ]
}

/**
 * Logs in, stores a key, loses the device and recovers; returns every secret that must not be found
 * afterwards.
 */
async function liveThrough(site: TestSite) {
  const seed = new Uint8Array(randomBytes(32))
  const [device, login, recovery] = await split(seed, 3, 2)
  assert.ok(device && login && recovery)
  const browser = createBrowser(site)
  const { body } = await browser.begin(EMAIL)
  const loginId = textIn(body, 'loginId')
  const link = linkTokenIn((await site.mailbox.nextMail(EMAIL)).text)
  await browser.decide(link, 'approve')
  const code = /^\d{6}/.exec((await site.mailbox.nextMail(EMAIL)).subject)?.[0] ?? ''
  const wrong = code === '000000' ? '000001' : '000000'
  await browser.enter(loginId, wrong)
  const token = textIn((await browser.enter(loginId, code)).body, 'token')
  const session = { authorization: `Bearer ${token}` }
  const shares = {
    addresses: ADDRESSES,
    loginShare: base64url(login),
    recoveryShare: base64url(recovery),
  }
  await browser.request('PUT', '/api/keys', shares, session)
  site.clock.move(60_000)
  const other = createBrowser(site)
  const recovered = await other.logIn(EMAIL)
  const { body: both } = await other.post('/api/keys/recover', {}, recovered.session)
  assert.equal(textIn(both, 'recoveryShare'), base64url(recovery))
  const texts = { code, link, loginId, token, deviceId: browser.deviceId, other: recovered.token }
  return { code, texts, bytes: { seed, device, recovery } }
}

for (const store of STORES) {
  describe(`what is found in a stolen database, over ${store.name}`, () => {
    it('is no code, token, seed or recovery share, and the email only where it is needed', async () => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'secure-site-data-'))
      const site = await startTestSite(store, { dataFolder })
      const { code, texts, bytes } = await liveThrough(site)
      const tables = await readAllTables(site.databaseUrl ?? dataFolder, () => site.stop())
      const rows = JSON.stringify(tables)
      const haystacks = {
        rows: Buffer.from(rows),
        log: Buffer.from(site.logged.join('\n')),
        ...(site.databaseUrl === undefined &&
          Object.fromEntries(filesIn(dataFolder).map(file => [file, readFileSync(file)]))),
      }
      const { code: _, ...tokens } = texts
      for (const [place, haystack] of Object.entries(haystacks)) {
        for (const [name, token] of Object.entries(tokens)) {
          assert.ok(!haystack.includes(token), `${name} is in ${place}`)
        }
        for (const [name, secret] of Object.entries(bytes)) {
          const found = formsOf(secret).some(form => haystack.includes(form))
          assert.ok(!found, `${name} is in ${place}`)
        }
      }
      // Six digits occur in times and hashes by chance, so a code is searched for as an entire
      // value.
      const values = Object.values(tables).flatMap(table =>
        table.flatMap(row => Object.values(row)),
      )
      assert.ok(!values.some(value => String(value) === code))
      assert.ok(!site.logged.join('\n').includes(code))

      const withEmail = Object.keys(tables).filter(name =>
        JSON.stringify(tables[name]).includes(EMAIL),
      )
      assert.deepEqual(withEmail.sort(), ['logins', 'users'])
      assert.ok(!site.logged.join('\n').includes('canary'))
      assert.ok((tables['shares']?.length ?? 0) > 0 && (tables['audit']?.length ?? 0) > 0)
      await site.close()
      rmSync(dataFolder, { recursive: true })
    })
  })
}
