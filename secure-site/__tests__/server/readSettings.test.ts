import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { readEnvironment } from '../../src/server/readEnvironment'
import { readSettings } from '../../src/server/readSettings'
import type { SecureSiteOptions } from '../../src/server/siteOptions'

/** Worth nothing. */
const KEY = `0x${'a1'.repeat(32)}`
const OPTIONS: SecureSiteOptions = {
  smtpUrl: 'smtp://localhost:2525',
  keyEncryptionKey: Buffer.alloc(32, 1).toString('base64'),
  name: 'Example Wallet',
  projects: { demo: ['https://app.example.com'] },
  rpcUrls: { 'eip155:1': ['https://rpc.example.com/key'] },
  networks: { 'eip155:1': { name: 'Ethereum', symbol: 'ETH', decimals: 18 } },
}

describe('options', () => {
  const read = (options: Partial<SecureSiteOptions>) =>
    readSettings({ ...OPTIONS, ...options }, 'http://localhost:8787')

  it('name the sender after the site where none is given', () => {
    assert.equal(
      read({ origin: 'https://wallet.example.com' }).mailFrom,
      'no-reply@wallet.example.com',
    )
    assert.equal(read({ mailFrom: 'mail@example.org' }).mailFrom, 'mail@example.org')
  })

  it('give a secret of its own, unlike the key it is derived from', () => {
    const { secret } = read({})
    assert.equal(secret.length, 32)
    assert.notDeepEqual(secret, Buffer.alloc(32, 1))
    assert.deepEqual(read({}).secret, secret)
  })

  const WRONG: readonly (readonly [Partial<SecureSiteOptions>, RegExp])[] = [
    [{ origin: 'https://wallet.example.com/' }, /^origin: .* is not an origin/],
    [{ origin: 'http://wallet.example.com' }, /^origin: .* must be https/],
    [{ smtpUrl: 'mail.example.com' }, /^smtpUrl: must begin with smtp/],
    [{ name: 'A\r\nBcc: x@example.com' }, /^name: /],
    [{ mailFrom: 'nobody' }, /^mailFrom: /],
    [{ sessionSecret: 'short' }, /^sessionSecret: /],
    [{ keyEncryptionKey: 'short' }, /^keyEncryptionKey: must be 32 bytes/],
    [{ rpcUrls: { ethereum: [] } }, /^rpcUrls/],
    [{ rpcUrls: { 'eip155:1': ['ws://rpc.example.com'] } }, /^rpcUrls\.eip155:1\.0: /],
    [{ accounts: { networks: ['eip155:5'], relayerKey: KEY } }, /^accounts.networks: eip155:5 has/],
    [{ accounts: { networks: ['eip155:1'] } }, /^accounts.relayerKey: is needed for eip155:1/],
    [
      { accounts: { networks: [], relayerKey: '0x1234' } },
      /^accounts.relayerKey: must be 32 bytes/,
    ],
    [
      { accounts: { networks: [], sponsorship: { other: { networks: [] } } } },
      /^accounts.sponsorship: there is no project other/,
    ],
    [{ projects: { demo: ['https://a*.example.com'] } }, /^projects: "https:\/\/a\*/],
  ]
  for (const [options, message] of WRONG) {
    it(`are refused with ${String(message)}: ${JSON.stringify(options)}`, () => {
      assert.throws(() => read(options), { message })
    })
  }

  it('need a session secret where another sealer keeps the key', () => {
    const keySealer = {
      keyId: 'kms',
      seal: () => Promise.reject(new Error('was not expected in this test')),
      open: () => Promise.reject(new Error('was not expected in this test')),
    }
    assert.throws(() => read({ keySealer }), /^Error: sessionSecret: is needed/)
    const sessionSecret = 's'.repeat(32)
    assert.equal(read({ keySealer, sessionSecret }).secret.toString(), sessionSecret)
  })
})

describe('environment variables', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secure-site-config-'))
  const file = join(folder, 'config.json')
  const environment = {
    CONFIG_FILE: file,
    ORIGIN: 'https://wallet.example.com',
    SMTP_URL: 'smtps://mail.example.com',
    KEY_ENCRYPTION_KEY: OPTIONS.keyEncryptionKey,
  }
  const { name, projects, rpcUrls, networks } = OPTIONS
  before(() => writeFileSync(file, JSON.stringify({ name, projects, rpcUrls, networks })))
  after(() => rmSync(folder, { recursive: true }))

  it('become options', async () => {
    const options = await readEnvironment({
      ...environment,
      PORT: '80',
      DATABASE_URL: 'postgres://db.example.com/site',
      TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1',
      RETIRED_KEY_ENCRYPTION_KEYS: 'one,two',
      LOGINS_PER_IP_PER_HOUR: '5',
    })
    assert.deepEqual(options, {
      name,
      projects,
      rpcUrls,
      networks,
      origin: 'https://wallet.example.com',
      smtpUrl: 'smtps://mail.example.com',
      keyEncryptionKey: OPTIONS.keyEncryptionKey,
      retiredKeyEncryptionKeys: ['one', 'two'],
      trustedProxies: ['10.0.0.0/8', '127.0.0.1'],
      limits: { loginsPerIpPerHour: 5 },
      databaseUrl: 'postgres://db.example.com/site',
      port: 80,
    })
  })

  it('take smart accounts from the file, and the relayer’s key from a variable', async () => {
    const accounts = { networks: ['eip155:1'], sponsorship: { demo: { networks: ['eip155:1'] } } }
    const own = join(folder, 'accounts.json')
    writeFileSync(own, JSON.stringify({ name, projects, rpcUrls, networks, accounts }))
    const options = await readEnvironment({ ...environment, CONFIG_FILE: own, RELAYER_KEY: KEY })
    const { sponsorship, relayerKey } = readSettings(options, 'http://localhost:8787').accounts
    assert.equal(relayerKey, KEY)
    assert.deepEqual(sponsorship, {
      demo: { networks: ['eip155:1'], perUserPerDay: 20, perDay: 1_000, maxGas: 2_000_000 },
    })
  })

  it('keep the data in a folder where there is no database server', async () => {
    assert.equal((await readEnvironment(environment)).dataFolder, './data')
  })

  for (const missing of ['CONFIG_FILE', 'ORIGIN', 'SMTP_URL', 'KEY_ENCRYPTION_KEY'] as const) {
    it(`are asked for by name: ${missing}`, async () => {
      await assert.rejects(readEnvironment({ ...environment, [missing]: '' }), {
        message: `${missing} is not set. See docs/running.md for everything that has to be.`,
      })
    })
  }

  it('are told what is wrong with the file', async () => {
    const wrong = join(folder, 'wrong.json')
    writeFileSync(wrong, JSON.stringify({ name, projects, rpcUrls, networks: { 'eip155:1': {} } }))
    await assert.rejects(readEnvironment({ ...environment, CONFIG_FILE: wrong }), {
      message: /wrong\.json: networks\.eip155:1\.name: /,
    })
    await assert.rejects(readEnvironment({ ...environment, PORT: 'http' }), {
      message: 'PORT: "http" is no whole number',
    })
  })
})
