import { base58, base64 } from '@scure/base'
import { generateKeyPairSync, sign } from 'node:crypto'
import { Wallet } from 'ethers'
import type { SiwxSession } from '../../../src/ports/siwx'
import {
  bitcoinVerifier,
  cosmosVerifier,
  evmVerifier,
  polkadotVerifier,
  solanaVerifier,
} from '../../../src/entries/signIn'
import { allVerifiers } from '../../../src/siwx/verifiers/familyVerifiers'
import { siwxHost } from '../../support/siwxHost'
import { isOfOneKey, sessionOf, VECTORS, type Vector } from './vectors'

/** A node without contracts. */
const node = jest.fn(() => Promise.resolve(Response.json({ jsonrpc: '2.0', id: 1, result: '0x' })))

async function verify(session: SiwxSession): Promise<boolean> {
  const verifier = allVerifiers().find(each =>
    session.data.chainId.startsWith(`${each.namespace}:`),
  )
  if (!verifier) throw new Error(`No verifier for ${session.data.chainId}`)
  return verifier.verify(session, siwxHost())
}

beforeEach(() => {
  globalThis.fetch = node
  node.mockClear()
})

const flip = (bytes: Uint8Array, at: number) =>
  bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))

/** Signatures with one flipped bit, in each encoding that wallets use. */
function bent({ signature, chainId }: Vector): readonly string[] {
  const isHex = signature.startsWith('0x')
  const bytes = isHex
    ? Uint8Array.from(Buffer.from(signature.slice(2), 'hex'))
    : chainId.startsWith('solana')
      ? base58.decode(signature)
      : base64.decode(signature)
  const encode = (part: Uint8Array) =>
    isHex
      ? `0x${Buffer.from(part).toString('hex')}`
      : chainId.startsWith('solana')
        ? base58.encode(part)
        : base64.encode(part)
  // Skips the first bytes, which in some signatures only encode the format.
  const places = [Math.floor(bytes.length / 3), Math.floor(bytes.length / 2), bytes.length - 3]
  return places.map(place => encode(flip(bytes, place))).concat(encode(bytes.subarray(0, -1)))
}

describe.each(VECTORS.map(vector => [vector.from, vector] as const))('%s', (_from, vector) => {
  const good = sessionOf(vector)

  it('is accepted', async () => {
    expect(await verify(good)).toBe(true)
    expect(node).not.toHaveBeenCalled()
  })

  it('is rejected with another text', async () => {
    for (const message of [`${good.message} `, `x${good.message}`, 'something else'])
      expect(await verify({ ...good, message })).toBe(false)
  })

  it('is rejected for another account', async () => {
    const family = good.data.chainId.split(':')[0] ?? ''
    const others = VECTORS.filter(
      each => !isOfOneKey(each.address, vector.address) && each.chainId.startsWith(family),
    ).map(({ address }) => address)
    const broken = [`${vector.address.slice(0, -1)}x`, '', 'x'.repeat(200)]
    for (const accountAddress of [...others, ...broken])
      expect(await verify({ ...good, data: { ...good.data, accountAddress } })).toBe(false)
  })

  it('is rejected with another signature', async () => {
    const others = VECTORS.filter(
      each => each.message !== vector.message || !isOfOneKey(each.address, vector.address),
    )
    for (const signature of [...bent(vector), ...others.map(each => each.signature)])
      expect(await verify({ ...good, signature })).toBe(false)
    for (const signature of ['', '0x', 'no signature', 'A'.repeat(10_000), '0x' + '00'.repeat(64)])
      expect(await verify({ ...good, signature })).toBe(false)
  })
})

describe('new keys with signatures by other libraries', () => {
  it('ethers', async () => {
    const wallet = Wallet.createRandom()
    const message = 'Ünïcode\nover lines'
    const signature = await wallet.signMessage(message)
    const vector = { from: '', chainId: 'eip155:1', address: wallet.address, message } as const
    expect(await verify(sessionOf({ ...vector, signature }))).toBe(true)
    const lower = { ...vector, address: wallet.address.toLowerCase() }
    expect(await verify(sessionOf({ ...lower, signature }))).toBe(true)
    const v = Number.parseInt(signature.slice(-2), 16) - 27
    const ofLedger = `${signature.slice(0, -2)}0${v}`
    expect(await verify(sessionOf({ ...vector, signature: ofLedger }))).toBe(true)
    const other = `${signature.slice(0, -2)}${v === 0 ? '1c' : '1b'}`
    expect(await verify(sessionOf({ ...vector, signature: other }))).toBe(false)
  })

  it('OpenSSL, on Solana', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)
    const message = 'Ünïcode\nover lines'
    const signature = sign(null, Buffer.from(message), privateKey)
    const session = sessionOf({
      from: '',
      chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      address: base58.encode(Uint8Array.from(raw)),
      message,
      signature: base58.encode(Uint8Array.from(signature)),
    })
    expect(await verify(session)).toBe(true)
  })
})

describe('additional data', () => {
  it('rejects a Cosmos key that is not the account’s', async () => {
    const vector = VECTORS.find(({ publicKey }) => publicKey !== undefined)
    if (!vector) throw new Error('No vector has a key')
    const keys = [
      '',
      'no base64!',
      'AiOqZ51tU0TiAeDfnwKrFahHJu7g37TpU8Rqniy1I0nd',
      'AsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ]
    for (const publicKey of keys)
      expect(await verify({ ...sessionOf(vector), publicKey })).toBe(false)
  })

  it('a signature with a type is valid for that type only', async () => {
    const vector = VECTORS.find(({ from }) => from.endsWith('sr25519 with its type'))
    if (!vector) throw new Error('No vector names its type')
    const signature = vector.signature.replace(/^0x01/, '0x00')
    expect(await verify(sessionOf({ ...vector, signature }))).toBe(false)
  })
})

describe('an EVM account', () => {
  const [vector] = VECTORS
  const good = sessionOf(vector as Vector)
  const bad = { ...good, message: 'another text' }

  it('is rejected on a network that the page does not have', async () => {
    const there = { ...good, data: { ...good.data, chainId: 'eip155:424242' as const } }
    await expect(verify(there)).rejects.toThrow('EIP155.verify: CaipNetwork not found')
  })

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['500', () => Promise.resolve(new Response('', { status: 500 }))],
    ['nothing', () => Promise.resolve(new Response(''))],
    ['another kind of answer', () => Promise.resolve(Response.json({ result: 1 }))],
    [
      'a limit',
      () => Promise.resolve(Response.json({ error: { code: -32005, message: 'limit' } })),
    ],
  ])('is not rejected where the node answers %s: it is unknown', async (_name, answer) => {
    globalThis.fetch = answer
    await expect(verify(bad)).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
  })

  it('is rejected where its contract reverts', async () => {
    const error = { code: 3, message: 'execution reverted', data: '0x1626ba7e' }
    globalThis.fetch = () => Promise.resolve(Response.json({ error }))
    expect(await verify(bad)).toBe(false)
  })

  it('is checked with the next node where one does not answer', async () => {
    const urls: string[] = []
    globalThis.fetch = input => {
      urls.push(input as string)
      return urls.length === 1
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(Response.json({ result: `0x1626ba7e${'0'.repeat(56)}` }))
    }
    const verifier = allVerifiers()[0]
    const [network] = siwxHost().networks
    const rpcUrls = ['https://one.example', 'https://two.example']
    const host = siwxHost({ networks: network ? [{ ...network, rpcUrls }] : [] })
    expect(await verifier?.verify(bad, host)).toBe(true)
    expect(urls).toEqual(rpcUrls)
  })
})

describe('the verifiers that a page imports one by one', () => {
  it.each([
    ['eip155', evmVerifier],
    ['solana', solanaVerifier],
    ['bip122', bitcoinVerifier],
    ['polkadot', polkadotVerifier],
    ['cosmos', cosmosVerifier],
  ])(
    'that of %s accepts a signature of its family, and rejects it for another text',
    async (family, create) => {
      const verifier = create()
      expect(verifier.namespace).toBe(family)
      const own = VECTORS.find(({ chainId }) => chainId.startsWith(`${family}:`))
      if (!own) throw new Error(`No vector of ${family}`)
      expect(await verifier.verify(sessionOf(own), siwxHost())).toBe(true)
      const other = { ...own, message: `${own.message}.` }
      expect(await verifier.verify(sessionOf(other), siwxHost())).toBe(false)
    },
  )
})
