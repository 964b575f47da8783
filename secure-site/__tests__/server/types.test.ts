import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createSecureSite } from '../../src/server/createSecureSite'
import { createLocalSealer } from '../../src/server/keys/createLocalSealer'
import { createMailbox } from '../../testing/createMailbox'
import type { SecureSiteOptions } from '../../src/server/siteOptions'
import type * as serverTypes from '../../types/server'
import type * as testingTypes from '../../types/testing'

type Names<T> = { readonly [name in keyof T]-?: true }

/** Does not compile if the sources and the written types differ. */
const asWritten: typeof serverTypes & typeof testingTypes = {
  createSecureSite,
  createLocalSealer,
  createMailbox,
}
const options: Names<SecureSiteOptions> = {
  port: true,
  host: true,
  origin: true,
  databaseUrl: true,
  dataFolder: true,
  smtpUrl: true,
  mailFrom: true,
  keyEncryptionKey: true,
  retiredKeyEncryptionKeys: true,
  keySealer: true,
  sessionSecret: true,
  rpcUrls: true,
  networks: true,
  name: true,
  projects: true,
  pagesFolder: true,
  trustedProxies: true,
  limits: true,
  accounts: true,
  now: true,
  log: true,
  socials: true,
  farcaster: true,
  hooks: true,
}
const written: Names<serverTypes.SecureSiteOptions> = options

it('describes every function and option of the built files', () => {
  assert.deepEqual(
    Object.values(asWritten).map(value => typeof value),
    ['function', 'function', 'function'],
  )
  assert.deepEqual(Object.keys(written), Object.keys(options))
})
