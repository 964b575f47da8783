import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { informalMessenger, standardMessenger } from '../../../src/entries/signIn'
import type { CaipNetworkId } from '../../../src/lib/address/caip'
import type { SiwxMessageOptions } from '../../../src/siwx/messages/createMessageFields'
import { createNonce } from '../../../src/siwx/messages/createNonce'
import { isTextOf, isTextOfWallet } from '../../../src/siwx/messages/isTextOf'
import { parseMessage } from '../../../src/siwx/messages/parseMessage'
import { SOLANA } from '../../../src/testing/samples'
import { siwxHost } from '../../support/siwxHost'

const EVM_ADDRESS = '0xab5801a7d398351b8be11c439e05c5b3259aec9b'
const NOW = Date.parse('2026-11-23T10:00:00.000Z')
const FULL = {
  statement: 'Sign in to the example.',
  resources: ['https://example.com/terms', 'urn:example:privacy'],
  requestId: 'request-1',
  getNonce: () => 'aNonceOf16Signs0',
}
const BARE = { getNonce: () => 'aNonceOf16Signs0', expiresInMs: null }
const notBefore = '2026-11-23T09:00:00.000Z'

interface Golden {
  readonly file: string
  readonly chainId: CaipNetworkId
  readonly accountAddress: string
  readonly options: SiwxMessageOptions & { readonly withoutNamespace?: boolean }
  readonly notBefore?: string
}

const informal: readonly Golden[] = [
  { file: 'informal', chainId: 'eip155:1', accountAddress: EVM_ADDRESS, options: FULL, notBefore },
  { file: 'informal-bare', chainId: 'eip155:1', accountAddress: EVM_ADDRESS, options: BARE },
  {
    file: 'informal-without-namespace',
    chainId: 'eip155:8453',
    accountAddress: EVM_ADDRESS,
    options: { ...BARE, withoutNamespace: true },
  },
  {
    file: 'informal-unknown-network',
    chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    accountAddress: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    options: BARE,
  },
]

const standard: readonly Golden[] = [
  { file: 'evm', chainId: 'eip155:1', accountAddress: EVM_ADDRESS, options: FULL, notBefore },
  { file: 'evm-bare', chainId: 'eip155:8453', accountAddress: EVM_ADDRESS, options: BARE },
  {
    file: 'solana',
    chainId: SOLANA,
    accountAddress: '586Z7H2vpX9qNhN2T4e9Utugie3ogjbxzGaMtM3E6HR5',
    options: FULL,
  },
  {
    file: 'solana-own',
    chainId: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
    accountAddress: '586Z7H2vpX9qNhN2T4e9Utugie3ogjbxzGaMtM3E6HR5',
    options: BARE,
  },
  {
    file: 'bitcoin',
    chainId: 'bip122:000000000019d6689c085ae165831e93',
    accountAddress: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    options: FULL,
  },
  {
    file: 'polkadot',
    chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    accountAddress: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    options: FULL,
  },
  {
    file: 'cosmos',
    chainId: 'cosmos:cosmoshub-4',
    accountAddress: 'cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7',
    options: FULL,
  },
]

const golden = (file: string) =>
  readFileSync(join(__dirname, 'golden', `${file}.txt`), 'utf8').replace(/\n$/, '')

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

const all = [
  ...informal.map(each => ({ ...each, messenger: informalMessenger(each.options) })),
  ...standard.map(each => ({ ...each, messenger: standardMessenger(each.options) })),
]

describe('D9 messages', () => {
  it.each(all)('$file: matches the golden text, and its fields match the text', async each => {
    const { messenger, file, options: _, ...input } = each
    const message = await messenger.createMessage(input, siwxHost())
    const text = message.toString()
    expect(text).toBe(golden(file))
    const fields = { ...message }
    expect(await messenger.isTextOf(text, fields)).toBe(true)
    expect(JSON.parse(JSON.stringify(message))).toEqual(fields)
    expect(fields).toMatchObject(input)
  })

  it('that of EVM networks matches viem’s, and is parsed', async () => {
    for (const { file } of standard.slice(0, 2)) {
      const { address, chainId, domain, nonce, uri, version, ...more } = parseSiweMessage(
        golden(file),
      )
      if (!address || !chainId || !domain || !nonce || !uri || !version) throw new Error(file)
      const parts = { address, chainId, domain, nonce, uri, version, ...more }
      expect(createSiweMessage(parts)).toBe(golden(file))
    }
  })

  it('is built before the account is known', async () => {
    const message = await informalMessenger(BARE).createMessage(
      { accountAddress: '', chainId: 'eip155:1' },
      siwxHost(),
    )
    expect(message.toString().split('\n').slice(0, 4)).toEqual([
      'localhost wants you to sign in with your Ethereum account:',
      '',
      '',
      'URI: http://localhost',
    ])
  })

  it.each([
    ['', {}],
    ['statement', { statement: 'URI: https://evil.example' }],
    ['statement that looks like a whole message', { statement: 'Version: 1' }],
  ])('is parsed as it was built: %s', async (_name, more) => {
    const options = { ...FULL, ...more }
    const message = await informalMessenger(options).createMessage(
      { accountAddress: EVM_ADDRESS, chainId: 'eip155:1' },
      siwxHost(),
    )
    expect(parseMessage(message.toString())).toMatchObject({ statement: options.statement })
  })

  it.each([
    ['', ''],
    ['a text of another kind', 'Hello'],
    ['a line too many', `${golden('evm')}\nmore`],
    ['a line too many between', golden('evm').replace('Version: 1', 'Version: 1\nmore')],
    ['no nonce', golden('evm').replace(/Nonce: .+\n/, '')],
    ['another order', golden('evm').replace(/(Nonce: .+)\n(Issued At: .+)\n/, '$2\n$1\n')],
    ['the wrong head', golden('evm').replace('wants you', 'wants')],
  ])('is not parsed: %s', (_name, text) => {
    expect(parseMessage(text)).toBeNull()
  })
})

describe('additions of a wallet with an authentication object', () => {
  const fields = {
    accountAddress: EVM_ADDRESS,
    chainId: 'eip155:1',
    domain: 'localhost',
    uri: 'http://localhost',
    version: '1',
    nonce: 'aNonceOf16Signs0',
    statement: 'Sign in.',
  } as const
  const text = [
    'localhost wants you to sign in with your Ethereum account:',
    EVM_ADDRESS,
    '',
    'Sign in. I further authorize the stated URI to perform the following actions on my behalf: (1) ‘request’: ‘personal_sign’ for ‘eip155’.',
    '',
    'URI: http://localhost',
    'Version: 1',
    'Chain ID: 1',
    'Nonce: aNonceOf16Signs0',
    'Resources:',
    '- urn:recap:e30',
  ].join('\n')

  it('are accepted in the statement and the resources, and nowhere else', () => {
    expect(isTextOfWallet(text, fields)).toBe(true)
    expect(isTextOfWallet(text, { ...fields, resources: ['urn:recap:e30'] })).toBe(true)
    expect(isTextOfWallet(text, { ...fields, resources: [] })).toBe(false)
    expect(isTextOf(text, fields)).toBe(false)
    for (const change of [
      { nonce: 'another0' },
      { domain: 'evil.example' },
      { chainId: 'eip155:8453' as const },
      { expirationTime: '2026-12-01T00:00:00.000Z' },
    ])
      expect(isTextOfWallet(text, { ...fields, ...change })).toBe(false)
    expect(isTextOfWallet('Hello', fields)).toBe(false)
  })
})

describe('D9 invalid contents of a message', () => {
  const input = { accountAddress: EVM_ADDRESS, chainId: 'eip155:1' } as const
  const make = (options: SiwxMessageOptions, given: object = {}) =>
    standardMessenger(options).createMessage({ ...input, ...given }, siwxHost())
  const evil = [
    'a\nb',
    'a\rb',
    'a\u2028b',
    'a\u0085b',
    'a\0b',
    'a\tb',
    'a\u202Eb',
    'a\u2066b',
    'a\ud800b',
    ' a',
    'a\n',
    'x'.repeat(2_001),
  ]

  it.each<[string, (text: string) => Promise<unknown>]>([
    ['statement', statement => make({ statement })],
    ['nonce', nonce => make({ getNonce: () => nonce })],
    ['requestId', requestId => make({ requestId })],
    ['resources', resource => make({ resources: ['https://example.com', resource] })],
    ['notBefore', notBefore => make({}, { notBefore })],
    ['accountAddress', accountAddress => make({}, { accountAddress })],
    ['chainId', reference => make({}, { chainId: `eip155:${reference}` })],
  ])('a %s that reads as more than itself', async (name, build) => {
    for (const text of evil) {
      await expect(build(text)).rejects.toMatchObject({
        name: 'SiwxError',
        code: 'INVALID_FIELD',
        message: `The ${name} of a message to sign in is not valid.`,
      })
    }
  })

  it.each(['', '1234567', 'with space', 'with-dash-', 'ünïcode12'])(
    'the invalid nonce “%s”',
    async nonce => {
      await expect(make({ getNonce: () => nonce })).rejects.toMatchObject({ code: 'INVALID_FIELD' })
    },
  )

  it('a repeated nonce: each has sixteen letters and digits', () => {
    const nonces = Array.from({ length: 500 }, createNonce)
    expect(new Set(nonces).size).toBe(500)
    for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9]{16}$/)
    expect(new Set(nonces.join('')).size).toBe(62)
  })

  it('an unrequested expiry: it is after seven days unless switched off', async () => {
    expect(await make({})).toMatchObject({ expirationTime: '2026-11-30T10:00:00.000Z' })
    expect(await make({ expiresInMs: 60_000 })).toMatchObject({
      expirationTime: '2026-11-23T10:01:00.000Z',
    })
    expect(await make({ expiresInMs: null })).not.toHaveProperty('expirationTime')
  })
})
