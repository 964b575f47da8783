import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { readEnvironment } from '../../src/server/readEnvironment'
import { readSettings } from '../../src/server/readSettings'
import type { SecureSiteOptions } from '../../src/server/siteOptions'

/** A throwaway key. */
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

  it('default the sender to the site’s host', () => {
    assert.equal(
      read({ origin: 'https://wallet.example.com' }).mailFrom,
      'no-reply@wallet.example.com',
    )
    assert.equal(read({ mailFrom: 'mail@example.org' }).mailFrom, 'mail@example.org')
  })

  it('derive a secret that differs from its key', () => {
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
    [{ socials: { google: { clientId: 'id' } } }, /^socials\.google: needs either a client secret/],
    [
      {
        socials: {
          x: { clientId: 'id', clientSecret: 's', endpoints: { user: 'http://api.example.com' } },
        },
      },
      /^socials\.x\.endpoints\.user: must be https/,
    ],
    [{ farcaster: { rpcUrl: 'http://rpc.example.com' } }, /^farcaster\.rpcUrl: must be https/],
    [{ projects: { demo: ['https://a*.example.com'] } }, /^projects: "https:\/\/a\*/],
  ]
  for (const [options, message] of WRONG) {
    it(`are refused with ${String(message)}: ${JSON.stringify(options)}`, () => {
      assert.throws(() => read(options), { message })
    })
  }

  it('require a session secret if another sealer holds the key', () => {
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

  it('are converted to options', async () => {
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

  it('read smart accounts from the file, and the relayer’s key from a variable', async () => {
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

  it('configure the providers with credentials', async () => {
    const { socials, farcaster } = await readEnvironment({
      ...environment,
      GOOGLE_CLIENT_ID: 'google-id',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      GITHUB_CLIENT_ID: 'github-id',
      GITHUB_CLIENT_SECRET: 'github-secret',
      GITHUB_ISSUER: 'https://github.example.com/login/oauth',
      APPLE_CLIENT_ID: 'com.example.wallet',
      APPLE_TEAM_ID: 'TEAM',
      APPLE_KEY_ID: 'KEY',
      APPLE_PRIVATE_KEY: 'pem',
      FARCASTER_RPC_URL: 'https://op.example.com',
    })
    assert.deepEqual(socials, {
      google: { clientId: 'google-id', clientSecret: 'google-secret' },
      github: {
        clientId: 'github-id',
        clientSecret: 'github-secret',
        endpoints: { issuer: 'https://github.example.com/login/oauth' },
      },
      apple: {
        clientId: 'com.example.wallet',
        signingKey: { teamId: 'TEAM', keyId: 'KEY', privateKey: 'pem' },
      },
    })
    assert.deepEqual(farcaster, { rpcUrl: 'https://op.example.com' })
    await assert.rejects(readEnvironment({ ...environment, X_CLIENT_ID: 'id' }), {
      message: 'X_CLIENT_SECRET is not set, but X_CLIENT_ID is',
    })
  })

  it('store the data in a folder without a database server', async () => {
    assert.equal((await readEnvironment(environment)).dataFolder, './data')
  })

  for (const missing of ['CONFIG_FILE', 'ORIGIN', 'SMTP_URL', 'KEY_ENCRYPTION_KEY'] as const) {
    it(`are asked for by name: ${missing}`, async () => {
      await assert.rejects(readEnvironment({ ...environment, [missing]: '' }), {
        message: `${missing} is not set. See docs/running.md for everything that has to be.`,
      })
    })
  }

  it('report what is wrong with the file', async () => {
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
