import ecc from '@bitcoinerlab/secp256k1'
import { initEccLib, payments, Psbt, Transaction } from 'bitcoinjs-lib'
import {
  BITCOIN_NETWORKS,
  type BitcoinNetwork,
} from '../../../../src/chains/bip122/bitcoinNetworks'
import { createEsplora } from '../../../../src/chains/bip122/chain/esplora'
import type { BitcoinTransfer } from '../../../../src/chains/bip122/wallet/BitcoinProvider'
import { delay } from '../../../../src/clients/delay'
import type { BitcoinHandover } from '../../../../src/domain/payment/bitcoinTransfer'
import type { BitcoinWallet } from '../../../../src/chains/bip122/wallet/BitcoinWallet'
import { createBitcoinProvider } from '../../../../src/chains/bip122/wallet/createBitcoinProvider'
import type { ErrorCode } from '../../../../src/domain/errorCatalogue'
import { ModalError } from '../../../../src/domain/ModalError'
import type { HttpClient, HttpFailure, HttpRequest } from '../../../../src/ports/http'
import { codeOf } from '../../../contracts/codeOf'
import { createStandardWallet } from '../../../support/standardWallet'
import { BOB, connectFake, createInjectedFake, createListedFake, mainnet } from '../world'

initEccLib(ecc)

const privateKey = Uint8Array.from({ length: 32 }, (_, index) => index + 1)
const pubkey = ecc.pointFromScalar(privateKey, true) ?? new Uint8Array()
const signer = { publicKey: pubkey, sign: (hash: Uint8Array) => ecc.sign(hash, privateKey) }
const addressOf = (payment: { address?: string | undefined }) => payment.address ?? ''
const PAYMENT = addressOf(payments.p2wpkh({ pubkey }))
const KEY = Buffer.from(pubkey).toString('hex')
const TXID = 'cd'.repeat(32)

/** A server that holds these coins, or a transaction's outputs, and accepts every broadcast. */
function createServer(
  coins: readonly (readonly [value: number, isConfirmed?: boolean])[],
  made?: Transaction,
) {
  const sent: string[] = []
  const asked: HttpRequest[] = []
  const known = new Map(made && [[made.getId(), made.toHex()]])
  let refusal: string | undefined
  let isLosing: 'answers' | 'requests' | undefined
  const fails = (status: HttpFailure['status'], reason?: string) =>
    ({
      ok: false,
      failure: { status, message: `failed ${status}`, ...(reason !== undefined && { reason }) },
    }) as const
  const http: HttpClient = {
    async send(request) {
      asked.push(request)
      const { path } = request
      if (path.endsWith('/utxo')) {
        return {
          ok: true,
          data: coins.map(([value, confirmed = true], vout) => ({
            txid: made?.getId() ?? TXID,
            vout,
            value,
            status: { confirmed },
          })),
        }
      }
      if (path === '/fee-estimates') return { ok: true, data: { 1: 20, 3: 10 } }
      const [, txid = '', what] = /^\/tx\/(\w+)\/(\w+)$/.exec(path) ?? []
      // As real servers do, it returns a status even for an unknown transaction.
      if (what === 'status') return { ok: true, data: { confirmed: false } }
      const raw = known.get(txid)
      if (what === 'hex') return raw === undefined ? fails(404) : { ok: true, data: raw }
      if (path !== '/tx') return fails(404)
      if (isLosing === 'requests') return fails('TIMEOUT_ERROR')
      if (refusal !== undefined) return fails(400, refusal)
      const hex = String(request.body)
      sent.push(hex)
      const id = Transaction.fromHex(hex).getId()
      known.set(id, hex)
      return isLosing ? fails('TIMEOUT_ERROR') : { ok: true, data: id }
    },
  }
  return {
    http,
    sent,
    asked,
    refuse: (reason: string) => void (refusal = reason),
    lose: (what: 'answers' | 'requests') => void (isLosing = what),
  }
}

const registered: { remove(): void }[] = []

type Tamper = (psbt: Psbt) => Psbt

/** A Wallet Standard wallet with real signatures. */
function createSigningWallet(tamper: Tamper = psbt => psbt, address = PAYMENT) {
  const account = {
    address,
    publicKey: pubkey,
    chains: ['bitcoin:mainnet'],
    features: [],
    purpose: 'payment',
  }
  const asked: { readonly psbt: Uint8Array }[] = []
  const fake = createStandardWallet({
    name: 'Signing Wallet',
    chains: ['bitcoin:mainnet'],
    features: {
      'bitcoin:connect': { connect: async () => ({ accounts: [account] }) },
      'bitcoin:signTransaction': {
        signTransaction: (input: {
          readonly psbt: Uint8Array
          readonly inputsToSign: readonly { readonly signingIndexes: readonly number[] }[]
        }) =>
          fake.answer(false, () => {
            asked.push(input)
            const psbt = tamper(Psbt.fromBuffer(input.psbt))
            for (const { signingIndexes } of input.inputsToSign) {
              for (const index of signingIndexes) psbt.signInput(index, signer)
            }
            return [{ signedPsbt: psbt.toBuffer() }]
          }),
      },
    },
  })
  registered.push(fake)
  return { ...fake, id: 'Signing Wallet', asked }
}

const readyWith = async (
  coins: Parameters<typeof createServer>[0],
  wallet = createSigningWallet(),
  made?: Transaction,
) => {
  const server = createServer(coins, made)
  const handovers: BitcoinHandover[] = []
  const ends: (ErrorCode | null)[] = []
  const { provider, wallets } = await connectFake(wallet, {
    http: server.http,
    delay: async () => true,
    async reviewTransfer(handover) {
      handovers.push(handover)
      return error => void ends.push(error?.code ?? null)
    },
  })
  return { server, wallet, provider, wallets, handovers, ends }
}

afterEach(() => {
  for (const fake of registered.splice(0)) fake.remove()
  const places = ['unisat', 'okxwallet', 'btc_providers', 'ListedProviders', 'LeatherProvider']
  for (const name of places) {
    Reflect.deleteProperty(window, name)
  }
})

describe('a Bitcoin payment', () => {
  const request = { amount: '150000', recipient: BOB }

  it('is built for a visitor to review, as plain data', async () => {
    const { provider, server } = await readyWith([[100_000], [80_000], [1_000_000, false]])
    const transfer = await provider.buildTransfer(request)
    expect(JSON.parse(JSON.stringify(transfer))).toEqual(transfer)
    const { psbt, ...shown } = transfer
    expect(shown).toEqual({
      caipNetworkId: mainnet.caipNetworkId,
      from: PAYMENT,
      recipient: BOB,
      amount: '150000',
      fee: '2090',
      change: '27910',
      feeRate: 10,
      inputs: [
        { address: PAYMENT, amount: '100000' },
        { address: PAYMENT, amount: '80000' },
      ],
      outputs: [
        { address: BOB, amount: '150000' },
        { address: PAYMENT, amount: '27910' },
      ],
    })
    const { txOutputs } = Psbt.fromBase64(psbt)
    expect(txOutputs.map(({ address, value }) => [address, value])).toEqual([
      [BOB, 150_000n],
      [PAYMENT, 27_910n],
    ])
    expect(server.sent).toEqual([])
  })

  it('is signed by the wallet and broadcast as built', async () => {
    const { provider, server, wallet } = await readyWith([[200_000]])
    const transfer = await provider.buildTransfer(request)
    const txid = await provider.sendTransfer(transfer)
    const [hex = ''] = server.sent
    const transaction = Transaction.fromHex(hex)
    expect(transaction.getId()).toBe(txid)
    expect(transaction.outs.map(({ value }) => value)).toEqual([150_000n, BigInt(transfer.change)])
    expect(transaction.ins[0]?.witness).toHaveLength(2)
    const { psbt } = transfer
    expect(Buffer.from(wallet.asked[0]?.psbt ?? []).toString('base64')).toBe(psbt)
  })

  it('is sent by one call with an amount, where the wallet makes no payments by itself', async () => {
    const { provider, server } = await readyWith([[200_000]])
    const txid = await provider.sendTransfer({ amount: 150_000n, recipient: BOB })
    expect(Transaction.fromHex(server.sent[0] ?? '').getId()).toBe(txid)
  })

  it.each([
    ['another amount', { amount: '150001' }],
    ['another recipient', { recipient: PAYMENT }],
    ['another fee', { fee: '1' }],
    ['less change', { change: '0' }],
  ])('never reaches the wallet when it claims %s than its bytes (D3)', async (_what, change) => {
    const { provider, server, wallet } = await readyWith([[200_000]])
    const transfer: BitcoinTransfer = { ...(await provider.buildTransfer(request)), ...change }
    expect(await codeOf(provider.sendTransfer(transfer))).toBe('INTENT_CHANGED')
    expect([wallet.asked, server.sent]).toEqual([[], []])
  })

  it('never reaches the network when the wallet signed another one', async () => {
    const greedy = createSigningWallet(psbt => {
      const other = new Psbt()
      for (const { hash, index } of psbt.txInputs) {
        const { witnessUtxo } = psbt.data.inputs[0] ?? {}
        other.addInput({ hash, index, ...(witnessUtxo && { witnessUtxo }) })
      }
      return other.addOutput({ address: PAYMENT, value: 1_000n })
    })
    const { provider, server } = await readyWith([[200_000]], greedy)
    expect(await codeOf(provider.sendTransfer(request))).toBe('INTENT_CHANGED')
    expect(server.sent).toEqual([])
  })

  it('reports insufficient funds without asking the wallet', async () => {
    const { provider, wallet } = await readyWith([[150_000], [900_000, false]])
    expect(await codeOf(provider.sendTransfer(request))).toBe('INSUFFICIENT_FUNDS')
    expect(wallet.asked).toEqual([])
  })

  describe('built by a page', () => {
    const withReview = async (review: (transfer: BitcoinTransfer) => Promise<void>) => {
      const wallet = createSigningWallet()
      const server = createServer([[200_000]])
      const reviewTransfer = async ({ transfer }: BitcoinHandover) => {
        if (transfer) await review(transfer)
        return () => undefined
      }
      const { provider } = await connectFake(wallet, { http: server.http, reviewTransfer })
      return { wallet, server, provider, transfer: await provider.buildTransfer(request) }
    }

    it('is shown before the wallet is asked, and not sent where the visitor rejects it', async () => {
      const shown: BitcoinTransfer[] = []
      const { wallet, server, provider, transfer } = await withReview(async reviewed => {
        shown.push(reviewed)
        throw new ModalError('USER_REJECTED')
      })
      expect(await codeOf(provider.sendTransfer(transfer))).toBe('USER_REJECTED')
      expect(await codeOf(provider.sendTransfer(request))).toBe('USER_REJECTED')
      expect(shown).toHaveLength(2)
      expect(shown[0]).toEqual(transfer)
      expect([wallet.asked, server.sent]).toEqual([[], []])
    })

    it('is sent as shown, even if the page changes its own object meanwhile', async () => {
      const page: {
        given?: { -readonly [Field in keyof BitcoinTransfer]: BitcoinTransfer[Field] }
      } = {}
      const { server, provider, transfer } = await withReview(async reviewed => {
        expect(Object.isFrozen(reviewed)).toBe(true)
        expect(Object.isFrozen(reviewed.outputs)).toBe(true)
        Object.assign(page.given ?? {}, { psbt: 'cHNidP8=', recipient: PAYMENT, amount: '1' })
      })
      page.given = { ...transfer }
      await provider.sendTransfer(page.given)
      const [payment] = Transaction.fromHex(server.sent[0] ?? '').outs
      expect(payment?.value).toBe(150_000n)
    })

    it('is not shown where its bytes differ from its description, and not signed elsewhere', async () => {
      let shown = 0
      const { provider, transfer } = await withReview(async () => void (shown += 1))
      const lying = provider.sendTransfer({ ...transfer, amount: '150001' })
      expect(await codeOf(lying)).toBe('INTENT_CHANGED')
      expect(shown).toBe(0)
    })
  })

  it('names unconfirmed funds when the confirmed ones do not suffice', async () => {
    const { provider } = await readyWith([[150_000], [900_000, false]])
    await expect(provider.buildTransfer(request)).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      message: 'The coins do not cover the payment: 900000 satoshi are not in a block yet',
    })
  })

  it('is sent to the network it was signed for, even if the wallet has switched', async () => {
    const { provider } = await readyWith([[200_000]])
    const { psbt } = await provider.buildTransfer(request)
    const [main, test] = BITCOIN_NETWORKS as readonly [BitcoinNetwork, BitcoinNetwork]
    let network = main
    const asked: string[] = []
    const moving = createBitcoinProvider({
      wallet: {
        name: 'Moving Wallet',
        isUnchanged: () => true,
        async signPsbt(text: string) {
          network = test
          return Psbt.fromBase64(text).signAllInputs(signer).toBase64()
        },
      } as unknown as BitcoinWallet,
      accounts: () => [{ namespace: 'bip122', address: PAYMENT, type: 'payment' }],
      network: () => network,
      async loadEsplora({ caipNetworkId }) {
        asked.push(caipNetworkId)
        return createEsplora({ http: createServer([]).http, delay }, [
          'https://esplora.host.example/api',
        ])
      },
      switchNetwork: async () => undefined,
    })
    const signInputs = [{ address: PAYMENT, index: 0 }]
    await moving.signPSBT({ psbt, signInputs, broadcast: true })
    expect(asked).toEqual([mainnet.caipNetworkId])
  })

  it.each([
    ['a recipient that is not an address', { recipient: 'alice' }],
    ['a mistyped recipient', { recipient: BOB.replace(/q$/, 'p') }],
    ['a recipient on another network', { recipient: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' }],
    ['an amount of zero', { amount: '0' }],
    ['an amount below the dust limit', { amount: '200' }],
    ['a fraction of a satoshi', { amount: '1000.5' }],
    ['a negative amount', { amount: -5 }],
  ])('is rejected with INVALID_PARAMS for %s', async (_what, change) => {
    const { provider } = await readyWith([[200_000]])
    expect(await codeOf(provider.sendTransfer({ ...request, ...change }))).toBe('INVALID_PARAMS')
  })

  it('rejects with the reason that the network gives', async () => {
    const { provider, server } = await readyWith([[200_000]])
    server.refuse('bad-txns-inputs-spent')
    await expect(provider.sendTransfer(request)).rejects.toMatchObject({
      code: 'TRANSACTION_REJECTED',
      message: 'bad-txns-inputs-spent',
    })
  })

  it('counts as sent when the response is lost but the server has the transaction', async () => {
    const { provider, server, ends } = await readyWith([[200_000]])
    server.lose('answers')
    const txid = await provider.sendTransfer(request)
    expect(server.sent.map(hex => Transaction.fromHex(hex).getId())).toEqual([txid])
    expect(ends).toEqual([null])
  })

  it('ends as unknown, with its id, where no server knows the outcome', async () => {
    const { provider, server, ends, wallet } = await readyWith([[200_000]])
    server.lose('requests')
    const { psbt } = await provider.buildTransfer(request)
    const signed = Psbt.fromBase64(psbt).signAllInputs(signer).finalizeAllInputs()
    const txid = signed.extractTransaction().getId()
    await expect(provider.sendTransfer(request)).rejects.toMatchObject({
      code: 'SEND_UNCERTAIN',
      message: expect.stringContaining(txid) as string,
    })
    const signInputs = [{ address: PAYMENT, index: 0 }]
    const sending = provider.signPSBT({ psbt, signInputs, broadcast: true })
    expect(await codeOf(sending)).toBe('SEND_UNCERTAIN')
    expect([ends, wallet.asked.length]).toEqual([['SEND_UNCERTAIN', 'SEND_UNCERTAIN'], 2])
  })

  it('is reported before a wallet receives it, for every builder, and so is its outcome', async () => {
    const { provider, handovers, ends, wallet } = await readyWith([[200_000]])
    const transfer = await provider.buildTransfer(request)
    const payment = {
      caipNetworkId: mainnet.caipNetworkId,
      from: PAYMENT,
      outputs: [{ address: BOB, amount: '150000' }],
    }
    await provider.sendTransfer(transfer)
    const signInputs = [{ address: PAYMENT, index: 0 }]
    await provider.signPSBT({ psbt: transfer.psbt, signInputs, broadcast: true })
    await provider.signPSBT({ psbt: transfer.psbt, signInputs })
    wallet.decline()
    expect(await codeOf(provider.sendTransfer(transfer))).toBe('USER_REJECTED')
    expect(handovers).toEqual([
      { payment, transfer },
      { payment, transfer: null },
      { payment, transfer },
    ])
    expect(ends).toEqual([null, null, 'USER_REJECTED'])
  })

  it.each([
    ['nothing that we know', new Error('Oops'), 'SEND_UNCERTAIN'],
    ['that something broke', Object.assign(new Error('x'), { code: -32603 }), 'SEND_UNCERTAIN'],
    ['that the person declined', Object.assign(new Error('x'), { code: 4001 }), 'USER_REJECTED'],
    ['no id', null, 'SEND_UNCERTAIN'],
  ])('ends that way when a wallet that pays by itself returns %s', async (_what, answer, code) => {
    const listed = createListedFake()
    listed.script('sendTransfer', answer)
    const told: (readonly [boolean, number, string | undefined])[] = []
    const { provider } = await connectFake(listed, {
      async reviewTransfer({ transfer, payment: { outputs } }) {
        told.push([transfer === null, outputs.length, listed.methods().at(-1)])
        return error => void told.push([false, 0, error?.code])
      },
    })
    expect(await codeOf(provider.sendTransfer(request))).toBe(code)
    expect(told).toEqual([
      [true, 1, 'getAddresses'],
      [false, 0, code],
    ])
  })

  it('reports that the person declined', async () => {
    const { provider, wallet, server } = await readyWith([[200_000]])
    wallet.decline()
    expect(await codeOf(provider.sendTransfer(request))).toBe('USER_REJECTED')
    expect(server.sent).toEqual([])
  })

  it('is handed over where the wallet makes payments by itself', async () => {
    const listed = createListedFake()
    listed.script('sendTransfer', { txid: TXID })
    const { provider } = await connectFake(listed)
    expect(await provider.sendTransfer(request)).toBe(TXID)
    const asked = { recipients: [{ address: BOB, amount: 150_000 }] }
    expect(listed.calls.at(-1)).toEqual(['sendTransfer', asked])
    listed.remove()

    const unisat = createInjectedFake('unisat')
    const other = await connectFake(unisat)
    expect(await other.provider.sendTransfer(request)).toBe('ab'.repeat(32))
    expect(unisat.calls.at(-1)).toEqual(['sendBitcoin', BOB, 150_000])
    unisat.remove()

    const okx = createInjectedFake('okx')
    const third = await connectFake(okx)
    await third.provider.sendTransfer(request)
    const [, sent] = okx.calls.at(-1) ?? []
    expect(sent).toMatchObject({ to: BOB, value: '0.0015' })
  })
})

describe('coins of other address types', () => {
  const spendableBy = async (address: string, publicKey: string) => {
    const listed = createListedFake('Listed Wallet', [])
    listed.script('getAddresses', { addresses: [{ address, publicKey, purpose: 'payment' }] })
    const server = createServer([[200_000]])
    const { provider } = await connectFake(listed, { http: server.http })
    return provider.buildTransfer({ amount: 150_000, recipient: BOB })
  }

  it('spends taproot and nested addresses, with the data that a signer needs', async () => {
    const taproot = payments.p2tr({ internalPubkey: pubkey.slice(1) })
    const [input] = Psbt.fromBase64((await spendableBy(addressOf(taproot), KEY)).psbt).data.inputs
    expect(Buffer.from(input?.tapInternalKey ?? []).toString('hex')).toBe(KEY.slice(2))
    const nested = payments.p2sh({ redeem: payments.p2wpkh({ pubkey }) })
    const { psbt } = await spendableBy(addressOf(nested), KEY)
    const signed = Psbt.fromBase64(psbt).signAllInputs(signer).finalizeAllInputs()
    expect(signed.extractTransaction().outs).toHaveLength(2)
  })

  /** A transaction that pays to p2pkh, the oldest kind of address. */
  const LEGACY = addressOf(payments.p2pkh({ pubkey }))
  const madeOf = (...values: readonly number[]) => {
    const made = new Transaction()
    made.addInput(
      Uint8Array.from({ length: 32 }, () => 7),
      0,
    )
    const { output = new Uint8Array() } = payments.p2pkh({ pubkey })
    for (const value of values) made.addOutput(output, BigInt(value))
    return made
  }

  it('spends legacy addresses, with the transactions that made the coins', async () => {
    const wallet = createSigningWallet(psbt => psbt, LEGACY)
    const ready = await readyWith([[120_000], [90_000]], wallet, madeOf(120_000, 90_000))
    const { provider, server } = ready
    const transfer = await provider.buildTransfer({ amount: 150_000, recipient: BOB })
    expect(transfer).toMatchObject({ fee: '3740', feeRate: 10, change: '56260' })
    const txid = await provider.sendTransfer(transfer)
    const sent = Transaction.fromHex(server.sent[0] ?? '')
    expect([sent.getId(), sent.ins.length]).toEqual([txid, 2])
    const given = sent.outs.reduce((sum, { value }) => sum + value, 0n)
    expect(210_000n - given).toBe(BigInt(transfer.fee))
  })

  it('builds no payment where a server’s coin contradicts its transaction', async () => {
    const wallet = createSigningWallet(psbt => psbt, LEGACY)
    const { provider } = await readyWith([[200_000]], wallet, madeOf(100_000_000))
    const building = provider.buildTransfer({ amount: 150_000, recipient: BOB })
    expect(await codeOf(building)).toBe('INTENT_CHANGED')
  })

  it('reports an address type that it cannot spend', async () => {
    const script = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'
    expect(await codeOf(spendableBy(script, 'no key'))).toBe('UNSUPPORTED_METHOD')
  })
})

describe('signing a transaction built by a page', () => {
  it('returns it signed, and broadcasts it on request', async () => {
    const { provider, server } = await readyWith([[200_000]])
    const { psbt } = await provider.buildTransfer({ amount: 150_000, recipient: BOB })
    const signInputs = [{ address: PAYMENT, index: 0 }]
    const signed = await provider.signPSBT({ psbt, signInputs })
    expect(signed).toEqual({ psbt: expect.any(String) as string })
    expect(Psbt.fromBase64(signed.psbt).data.inputs[0]?.partialSig).toHaveLength(1)
    const { txid } = await provider.signPSBT({ psbt, signInputs, broadcast: true })
    expect(Transaction.fromHex(server.sent[0] ?? '').getId()).toBe(txid)
  })

  it('requests no signature of an address that is not shared', async () => {
    const { provider, wallet } = await readyWith([[200_000]])
    const { psbt } = await provider.buildTransfer({ amount: 150_000, recipient: BOB })
    const asked = provider.signPSBT({ psbt, signInputs: [{ address: BOB, index: 0 }] })
    expect(await codeOf(asked)).toBe('UNAUTHORIZED')
    expect(wallet.asked).toEqual([])
  })

  it('calls each kind of wallet by its own interface', async () => {
    const { provider: standard } = await readyWith([[200_000]])
    const { psbt } = await standard.buildTransfer({ amount: 150_000, recipient: BOB })
    const hex = Buffer.from(psbt, 'base64').toString('hex')

    const listed = createListedFake()
    listed.script('signPsbt', { psbt })
    const one = await connectFake(listed)
    const signInputs = [{ address: one.session.accounts[0]?.address ?? '', index: 0 }]
    const [{ address }] = signInputs as [{ address: string; index: number }]
    expect(await one.provider.signPSBT({ psbt, signInputs })).toEqual({ psbt })
    const asked = { psbt, signInputs: { [address]: [0] }, broadcast: false }
    expect(listed.calls.at(-1)).toEqual(['signPsbt', asked])
    listed.remove()

    const unisat = createInjectedFake('unisat')
    unisat.script('signPsbt', hex)
    const other = await connectFake(unisat)
    expect(await other.provider.signPSBT({ psbt, signInputs })).toEqual({ psbt })
    const options = { autoFinalized: false, toSignInputs: [{ index: 0, address }] }
    expect(unisat.calls.at(-1)).toEqual(['signPsbt', hex, options])
  })

  it('lists the inputs for Leather, which otherwise signs all of its own', async () => {
    const { provider: standard } = await readyWith([[100_000], [100_000]])
    const { psbt } = await standard.buildTransfer({ amount: 150_000, recipient: BOB })
    const hex = Buffer.from(psbt, 'base64').toString('hex')
    const leather = createListedFake('Leather')
    leather.script('signPsbt', { hex })
    const { provider, session } = await connectFake({
      id: 'Leather',
      appear() {
        Object.assign(window, {
          LeatherProvider: leather.provider,
          btc_providers: [{ id: 'LeatherProvider', name: 'Leather' }],
        })
      },
    })
    const address = session.accounts[0]?.address ?? ''
    const signed = await provider.signPSBT({ psbt, signInputs: [{ address, index: 1 }] })
    expect(signed).toEqual({ psbt })
    const asked = { hex, signAtIndex: [1], network: 'mainnet', broadcast: false }
    expect(leather.calls.at(-1)).toEqual(['signPsbt', asked])
  })
})
