import { address, getAddressEncoder, getProgramDerivedAddress } from '@solana/web3.js'
import { codeOf } from '../../contracts/codeOf'
import { associatedAccount } from '../../../src/chains/solana/address/programAddress'
import { intentFingerprint } from '../../../src/domain/payment/fingerprint'
import type { SendIntent } from '../../../src/domain/payment/send'
import { withTerms, type TokenTerms } from '../../../src/domain/payment/tokenTerms'
import type { TokenBalance } from '../../../src/domain/token'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../src/ports/walletConnect'
import { until } from '../../support/until'
import {
  createSigningSession,
  createSigningWallet,
  newKey,
  startSvmWorld,
  svmAdapter,
  type KeyPair,
  type SessionSigner,
  type SvmWorld,
} from './svmWorld'

const SOL = 1_000_000_000
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const ASSOCIATED = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

let world: SvmWorld
beforeAll(async () => {
  world = await startSvmWorld()
})
afterAll(() => world.close())

const never = () => new AbortController().signal

async function fundedKey(): Promise<KeyPair> {
  const key = newKey()
  await world.control('airdrop', { address: key.address, lamports: 2 * SOL })
  await world.control('mint', { token: 'dollar', owner: key.address, units: 9_500_000 })
  await world.control('mint', { token: 'gold', owner: key.address, units: 3_000_000_000 })
  return key
}

async function holdingsOf(key: KeyPair): Promise<readonly TokenBalance[]> {
  const { network } = world
  return svmAdapter(world).chain.getTokenBalances(key.address, network, [], never())
}

function intentOf(from: KeyPair, to: string, amount: string, token?: TokenBalance): SendIntent {
  const { caipNetworkId } = world.network
  const coin = { symbol: 'SOL', chainId: caipNetworkId, quantity: { decimals: '9', numeric: '2' } }
  return {
    connectorId: 'Signing Wallet',
    caipNetworkId,
    from: from.address,
    to,
    token: token ?? coin,
    amount,
  }
}

const lamportsOf = async (owner: string) => {
  const { value } = (await world.ask('getBalance', [owner])) as { value: number }
  return value
}

const tokenAmount = async (account: string) => {
  const answer = (await world.ask('getTokenAccountBalance', [account])) as {
    value: { amount: string }
  }
  return answer.value.amount
}

describe('a running Solana chain', () => {
  it('returns the native coin and every token of both programs, by name', async () => {
    const held = await holdingsOf(await fundedKey())
    expect(held.map(({ name, symbol, quantity }) => [name, symbol, quantity])).toEqual([
      ['Solana', 'SOL', { decimals: '9', numeric: '2' }],
      ['Sandbox Dollar', 'SUSD', { decimals: '6', numeric: '9.5' }],
      ['Sandbox Gold', 'SGLD', { decimals: '9', numeric: '3' }],
    ])
  })

  it('derives token accounts as another library does', async () => {
    // The other library derives addresses only in a secure context.
    Object.defineProperty(window, 'isSecureContext', { value: true })
    const { address: owner } = newKey()
    const encoder = getAddressEncoder()
    for (const program of [TOKEN, TOKEN_2022]) {
      for (let round = 0; round < 20; round++) {
        const mint = newKey().address
        const seeds = [owner, program, mint].map(each => encoder.encode(address(each)))
        const [expected] = await getProgramDerivedAddress({
          programAddress: address(ASSOCIATED),
          seeds,
        })
        expect(associatedAccount(owner, mint, program)).toBe(expected)
      }
    }
  })

  it('returns the cost of a payment, the accounts it opens, and the minimum balance', async () => {
    const key = await fundedKey()
    const { chain } = svmAdapter(world)
    const estimate = (intent: SendIntent) => chain.estimateFee(intent, world.network, never())
    const coin = await estimate(intentOf(key, newKey().address, '1'))
    expect(coin).toMatchObject({ feeBaseUnits: '15000', fee: '0.000015', keep: '0.00089088' })
    expect(coin.deposit).toBeUndefined()
    const [, dollar, gold] = await holdingsOf(key)
    const opening = await estimate(intentOf(key, newKey().address, '1', dollar))
    expect(opening).toMatchObject({ fee: '0.000015', deposit: '0.00203928' })
    const newer = await estimate(intentOf(key, newKey().address, '1', gold))
    expect(Number(newer.deposit)).toBeGreaterThan(0.00203928)
    const known = await estimate(intentOf(key, (await fundedKey()).address, '1', dollar))
    expect(known.deposit).toBeUndefined()
  })

  it('rejects beforehand what the chain would reject', async () => {
    const key = await fundedKey()
    const { chain } = svmAdapter(world)
    const refused = (intent: SendIntent) =>
      codeOf(chain.estimateFee(intent, world.network, never()))
    const [, dollar] = await holdingsOf(key)
    expect(await refused(intentOf(key, newKey().address, '5'))).toBe('INSUFFICIENT_FUNDS')
    expect(await refused(intentOf(newKey(), key.address, '1'))).toBe('INSUFFICIENT_FUNDS')
    expect(await refused(intentOf(key, newKey().address, '99', dollar))).toBe('INSUFFICIENT_FUNDS')
    // Too little to open an account, and too little left to keep one open.
    expect(await refused(intentOf(key, newKey().address, '0.0001'))).toBe('TRANSACTION_REJECTED')
    expect(await refused(intentOf(key, newKey().address, '1.9999'))).toBe('INSUFFICIENT_FUNDS')
    // The recipient is itself a token account.
    const kept = associatedAccount(key.address, String(dollar?.address?.split(':')[2]), TOKEN)
    expect(await refused(intentOf(key, kept, '1', dollar))).toBe('TRANSACTION_REJECTED')
  })

  it('distinguishes a wallet from every other kind of address', async () => {
    const key = await fundedKey()
    const [, dollar] = await holdingsOf(key)
    const mint = String(dollar?.address?.split(':')[2])
    const { chain } = svmAdapter(world)
    const isContract = (each: string) => chain.isContract(each, world.network, never())
    expect(await isContract(key.address)).toBe(false)
    expect(await isContract(newKey().address)).toBe(false)
    for (const each of [
      mint,
      TOKEN,
      associatedAccount(key.address, mint, TOKEN),
      // An account that does not exist yet, derived off the curve: no key can own it.
      associatedAccount(newKey().address, mint, TOKEN),
    ]) {
      expect(await isContract(each)).toBe(true)
    }
    expect(await chain.getTokenDecimals(mint, world.network, never())).toBe(6)
    expect(await codeOf(chain.getTokenDecimals(key.address, world.network, never()))).toBe(
      'RESOURCE_NOT_FOUND',
    )
  })

  it.each([
    ['a wallet that sends itself', true],
    ['a wallet that only signs', false],
  ])('pays coins and tokens by %s', async (_what, sends) => {
    const key = await fundedKey()
    const wallet = createSigningWallet(world, key, sends)
    wallet.appear()
    const { wallets, chain } = svmAdapter(world)
    await wallets.connect('Signing Wallet', never())
    const pay = async (intent: SendIntent) => {
      const fingerprint = intentFingerprint(intent)
      const hash = await wallets.send(intent, fingerprint, world.network, never())
      const receipt = await chain.waitForReceipt(hash, world.network, never())
      expect(receipt).toMatchObject({ hash, status: 'confirmed' })
    }
    const to = newKey().address
    await pay(intentOf(key, to, '0.25'))
    expect(await lamportsOf(to)).toBe(SOL / 4)
    expect(await lamportsOf(key.address)).toBe(2 * SOL - SOL / 4 - 15_000)
    const [, dollar, gold] = await holdingsOf(key)
    for (const [token, program, amount] of [
      [dollar, TOKEN, '1250000'],
      [gold, TOKEN_2022, '1250000000'],
    ] as const) {
      await pay(intentOf(key, to, '1.25', token))
      const mint = String(token?.address?.split(':')[2])
      expect(await tokenAmount(associatedAccount(to, mint, program))).toBe(amount)
    }
    wallet.remove()
  })

  it('sends nothing for a payment that differs from the reviewed one', async () => {
    const key = await fundedKey()
    const wallet = createSigningWallet(world, key, true)
    wallet.appear()
    const { wallets } = svmAdapter(world)
    await wallets.connect('Signing Wallet', never())
    const intent = intentOf(key, newKey().address, '0.25')
    const other = intentFingerprint({ ...intent, to: newKey().address })
    const send = (fingerprint: string, isOver?: () => boolean) =>
      codeOf(wallets.send(intent, fingerprint, world.network, never(), isOver))
    expect(await send(other)).toBe('INTENT_CHANGED')
    expect(await send(intentFingerprint(intent), () => true)).toBe('INTENT_CHANGED')
    expect(await send(intentFingerprint({ ...intent, amount: '0.3' }))).toBe('INTENT_CHANGED')
    wallet.share([])
    expect(await send(intentFingerprint(intent))).toBe('INTENT_CHANGED')
    expect(wallet.handed).toEqual([])
    wallet.remove()
    const elsewhere = createSigningWallet(world, key, true)
    expect(await send(intentFingerprint(intent))).toBe('INTENT_CHANGED')
    elsewhere.remove()
  })

  it('reports the decision of the person and of the chain, and that nothing was sent', async () => {
    const key = await fundedKey()
    const to = newKey().address
    for (const sends of [true, false]) {
      const wallet = createSigningWallet(world, key, sends)
      wallet.appear()
      const { wallets } = svmAdapter(world)
      await wallets.connect('Signing Wallet', never())
      const send = (amount: string) => {
        const intent = intentOf(key, to, amount)
        return codeOf(wallets.send(intent, intentFingerprint(intent), world.network, never()))
      }
      expect(await send('100')).toBe('INSUFFICIENT_FUNDS')
      wallet.decline()
      expect(await send('0.1')).toBe('USER_REJECTED')
      wallet.remove()
    }
    expect(await lamportsOf(to)).toBe(0)
  })

  it.each(['sends', 'signs', 'signs in old words'] as const)(
    'pays coins and tokens by a wallet behind a session that %s',
    async way => {
      const key = await fundedKey()
      const { client, wallets, asked } = await createSigningSession(world, key, way)
      const { chain } = svmAdapter(world)
      const session = await wallets.connect(WALLET_CONNECT_CONNECTOR_ID, never())
      expect(session).toMatchObject({
        accounts: [{ address: key.address }],
        caipNetworkId: world.network.caipNetworkId,
        capabilities: ['switchNetwork', 'send', 'signMessage', 'balance'],
      })
      const pay = async (intent: SendIntent) => {
        const fingerprint = intentFingerprint(intent)
        const hash = await wallets.send(intent, fingerprint, world.network, never())
        const receipt = await chain.waitForReceipt(hash, world.network, never())
        expect(receipt).toMatchObject({ hash, status: 'confirmed' })
      }
      const to = newKey().address
      const over = { connectorId: WALLET_CONNECT_CONNECTOR_ID }
      await pay({ ...intentOf(key, to, '0.25'), ...over })
      expect(await lamportsOf(to)).toBe(SOL / 4)
      expect(await lamportsOf(key.address)).toBe(2 * SOL - SOL / 4 - 15_000)
      const [, dollar] = await holdingsOf(key)
      await pay({ ...intentOf(key, to, '1.25', dollar), ...over })
      const mint = String(dollar?.address?.split(':')[2])
      expect(await tokenAmount(associatedAccount(to, mint, TOKEN))).toBe('1250000')
      const method = way === 'sends' ? 'solana_signAndSendTransaction' : 'solana_signTransaction'
      for (const { chainId, request } of asked()) {
        expect(chainId).toBe(world.network.caipNetworkId)
        expect(request).toMatchObject({ method, params: { pubkey: key.address } })
      }
      expect(asked()).toHaveLength(2)
      client.dispose()
    },
  )

  it('sends nothing over a session for a payment that differs from the reviewed one', async () => {
    const key = await fundedKey()
    const { client, wallets, asked } = await createSigningSession(world, key, 'sends')
    const connectorId = WALLET_CONNECT_CONNECTOR_ID
    const intent = { ...intentOf(key, newKey().address, '0.25'), connectorId }
    const send = (
      given: SendIntent,
      fingerprint = intentFingerprint(given),
      isOver?: () => boolean,
    ) => codeOf(wallets.send(given, fingerprint, world.network, never(), isOver))
    expect(await send(intent, intentFingerprint({ ...intent, amount: '0.3' }))).toBe(
      'INTENT_CHANGED',
    )
    expect(await send(intent, intentFingerprint(intent), () => true)).toBe('INTENT_CHANGED')
    const stranger = await fundedKey()
    expect(await send({ ...intent, from: stranger.address })).toBe('INTENT_CHANGED')
    expect(asked()).toEqual([])
    await client.disconnect(never())
    expect(await send(intent)).toBe('SESSION_ENDED')
    client.dispose()
  })

  const refusal = (code: number, message: string) => () => {
    throw Object.assign(new Error(message), { code })
  }
  it.each<[SessionSigner, string, () => unknown, string]>([
    ['sends', 'declines', refusal(5000, 'User rejected.'), 'USER_REJECTED'],
    ['signs', 'declines', refusal(5000, 'User rejected.'), 'USER_REJECTED'],
    [
      'sends',
      'says that a trial run failed',
      refusal(-32002, 'Transaction simulation failed: custom program error: 0x1'),
      'INSUFFICIENT_FUNDS',
    ],
    ['sends', 'fails and does not say how', refusal(-32603, 'Oops'), 'SEND_UNCERTAIN'],
    ['sends', 'answers with no signature', () => ({ signature: 'none' }), 'SEND_UNCERTAIN'],
    ['signs', 'answers with nothing', () => null, 'SIGN_FAILED'],
    ['signs', 'answers with too short a signature', () => ({ signature: '2g' }), 'SIGN_FAILED'],
  ])(
    'reports the outcome of a payment when a wallet that %s over a session %s',
    async (way, _what, answer, expected) => {
      const key = await fundedKey()
      const { client, wallets } = await createSigningSession(world, key, way, answer)
      const intent = {
        ...intentOf(key, newKey().address, '0.25'),
        connectorId: WALLET_CONNECT_CONNECTOR_ID,
      }
      const sent = wallets.send(intent, intentFingerprint(intent), world.network, never())
      expect(await codeOf(sent)).toBe(expected)
      expect(await lamportsOf(intent.to)).toBe(0)
      client.dispose()
    },
  )

  describe('a token whose own rules change the amount', () => {
    const held = async (token: 'shares' | 'levied', units: number) => {
      const key = newKey()
      await world.control('airdrop', { address: key.address, lamports: 2 * SOL })
      await world.control('mint', { token, owner: key.address, units })
      const [, holding] = await holdingsOf(key)
      if (!holding) throw new Error('Nothing is listed')
      const mint = String(holding.address?.split(':')[2])
      return { key, holding, mint }
    }
    const connected = async (key: KeyPair) => {
      const wallet = createSigningWallet(world, key, true)
      wallet.appear()
      const adapter = svmAdapter(world)
      await adapter.wallets.connect('Signing Wallet', never())
      return { wallet, ...adapter }
    }
    const termsOf = async (mint: string, amount: string): Promise<TokenTerms> => {
      const { chain } = svmAdapter(world)
      const terms = await chain.getTokenTerms?.(mint, amount, world.network, never())
      if (!terms) throw new Error('Nothing is known of the token')
      return terms
    }
    afterEach(() => world.control('scaleShares', { multiplier: 2 }))

    it('is listed as wallets show it, and typed amounts are converted back into units', async () => {
      const { key, holding, mint } = await held('shares', 1_000_000_000)
      expect(holding).toMatchObject({
        symbol: 'SSHR',
        quantity: { decimals: '8', numeric: '20' },
      })
      const terms = await termsOf(mint, '5')
      expect(terms).toEqual({ decimals: 8, baseUnits: '250000000', amount: '5' })
      const to = newKey().address
      const intent = withTerms(intentOf(key, to, '5', holding), terms)
      const { wallet, wallets, chain } = await connected(key)
      const fee = await chain.estimateFee(intent, world.network, never())
      expect(fee.fee).toBe('0.000015')
      const hash = await wallets.send(intent, intentFingerprint(intent), world.network, never())
      await chain.waitForReceipt(hash, world.network, never())
      expect(await tokenAmount(associatedAccount(to, mint, TOKEN_2022))).toBe('250000000')
      const [, left] = await holdingsOf(key)
      expect(left?.quantity.numeric).toBe('15')
      wallet.remove()
    })

    it('uses the multiplier that is valid at the chain’s own time', async () => {
      const { mint } = await held('shares', 1_000_000_000)
      const now = Math.floor(Date.now() / 1_000)
      await world.control('scaleShares', { multiplier: 2, next: 5, at: now + 3_600 })
      expect((await termsOf(mint, '5')).baseUnits).toBe('250000000')
      await world.control('scaleShares', { multiplier: 2, next: 5, at: now - 3_600 })
      expect((await termsOf(mint, '5')).baseUnits).toBe('100000000')
    })

    it('is not sent once its multiplier differs from the reviewed one', async () => {
      const { key, holding, mint } = await held('shares', 1_000_000_000)
      const intent = withTerms(
        intentOf(key, newKey().address, '5', holding),
        await termsOf(mint, '5'),
      )
      const { wallet, wallets } = await connected(key)
      const send = (asked: SendIntent) =>
        codeOf(wallets.send(asked, intentFingerprint(asked), world.network, never()))
      await world.control('scaleShares', { multiplier: 3 })
      expect(await send(intent)).toBe('INTENT_CHANGED')
      // Also rejected where the token's rules were never read.
      await world.control('scaleShares', { multiplier: 2 })
      expect(await send(intentOf(key, newKey().address, '5', holding))).toBe('INTENT_CHANGED')
      expect(wallet.handed).toEqual([])
      wallet.remove()
    })

    it.each([Number.NaN, 0, -2, Number.POSITIVE_INFINITY])(
      'is rejected where its multiplier is %s',
      async multiplier => {
        const { mint } = await held('shares', 1_000_000_000)
        // JSON cannot express some of these numbers.
        await world.control('scaleShares', { multiplier: String(multiplier) })
        expect(await codeOf(termsOf(mint, '5'))).toBe('TOKEN_UNSUPPORTED')
      },
    )

    it('shows what arrives where it withholds a part, and that amount arrives', async () => {
      const { key, holding, mint } = await held('levied', 20_000_000_000)
      const terms = await termsOf(mint, '100')
      expect(terms).toEqual({ decimals: 8, received: '95' })
      const to = newKey().address
      const intent = withTerms(intentOf(key, to, '100', holding), terms)
      const { wallet, wallets, chain } = await connected(key)
      const { received: _received, ...unsaid } = intent
      expect(
        await codeOf(wallets.send(unsaid, intentFingerprint(unsaid), world.network, never())),
      ).toBe('INTENT_CHANGED')
      const hash = await wallets.send(intent, intentFingerprint(intent), world.network, never())
      await chain.waitForReceipt(hash, world.network, never())
      expect(await tokenAmount(associatedAccount(to, mint, TOKEN_2022))).toBe('9500000000')
      wallet.remove()
    })
  })

  it('gives up on an unknown transaction once it has expired', async () => {
    const { chain } = svmAdapter(world)
    const hash =
      '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW'
    let isKnown = false
    const receipt = chain.waitForReceipt(hash, world.network, never()).finally(() => {
      isKnown = true
    })
    await until(async () => {
      await world.control('passSlots', { count: 100 })
      return isKnown
    })
    expect(await receipt).toEqual({ hash, status: 'expired' })
  })

  it('returns the speed of the chain', async () => {
    const newest = { height: '1', minedAt: 0 }
    expect(await svmAdapter(world).chain.getBlockTime(newest, world.network, never())).toBe(400)
  })
})
