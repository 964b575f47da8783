import { payments } from 'bitcoinjs-lib'
import { createWalletConnectRoutes } from '../../../../src/app/runtime/chains/createWalletConnectRoutes'
import type { BitcoinProvider } from '../../../../src/chains/bip122/wallet/BitcoinProvider'
import { bitcoin } from '../../../../src/entries/bitcoin'
import { walletConnect } from '../../../../src/entries/walletconnect'
import type { HttpClient } from '../../../../src/ports/http'
import { WALLET_CONNECT_CONNECTOR_ID as WC } from '../../../../src/ports/walletConnect'
import { codeOf } from '../../../contracts/codeOf'
import { sessionRecord } from '../../walletconnect/createFakeLibrary'
import { createWorld } from '../../walletconnect/walletConnectClientWorld'
import { ALICE, BOB, KEY, mainnet, never, portsWith } from '../world'

const ID = mainnet.caipNetworkId
const METHODS = ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses']
const TXID = 'cd'.repeat(32)

const http: HttpClient = {
  async send({ path }) {
    const coin = { txid: TXID, vout: 0, value: 200_000, status: { confirmed: true } }
    return { ok: true, data: path === '/fee-estimates' ? { 3: 10 } : [coin] }
  },
}

/** A wallet behind a session that gives these answers, and the requests it received. */
async function begin(
  answers: Readonly<Record<string, unknown>> = {},
  { methods = METHODS, addresses = [ALICE, BOB] } = {},
) {
  const record = sessionRecord({
    namespaces: {
      bip122: {
        accounts: addresses.map(address => `${ID}:${address}`),
        chains: [ID],
        methods,
        events: [],
      },
    },
  })
  const asked: { readonly method: string; readonly params: unknown }[] = []
  const { client } = createWorld({
    record,
    networks: [ID],
    ports: { hasAdapterOver: () => true },
    answers: {
      pair: async () => record,
      async request({ request }) {
        const { method, params } = request as (typeof asked)[number]
        asked.push({ method, params })
        return answers[method]
      },
    },
  })
  await client.connect(() => undefined, never())
  const access = { load: async () => client, peek: () => client, hasKeptPairing: () => false }
  const ports = portsWith({ http })
  const routes = createWalletConnectRoutes({ descriptor: walletConnect(), access }, ports)
  const { wallets } = await routes.adapterOf('bip122', bitcoin())
  const provider = (await wallets.getProvider(WC)) as BitcoinProvider
  return { wallets, provider, asked, client }
}

describe('a Bitcoin wallet behind a session', () => {
  it('has the same provider as an injected wallet, from the start', async () => {
    const { provider } = await begin()
    const transfer = await provider.buildTransfer({ amount: 150_000, recipient: BOB })
    expect(transfer).toMatchObject({ from: ALICE, recipient: BOB, amount: '150000' })
  })

  it('signs, pays and returns its addresses through session methods', async () => {
    const { provider, asked } = await begin({
      signMessage: { signature: '00ff', address: ALICE },
      signPsbt: { psbt: 'cHNidA==' },
      sendTransfer: { txid: TXID },
      getAccountAddresses: [
        { address: ALICE, publicKey: KEY, path: "m/84'/0'/0'/0/0", intention: 'payment' },
      ],
    })
    expect(await provider.signMessage({ message: 'Hello' })).toBe('AP8=')
    const signInputs = [{ address: ALICE, index: 0 }]
    expect(await provider.signPSBT({ psbt: 'cHNidA==', signInputs })).toEqual({ psbt: 'cHNidA==' })
    expect(await provider.sendTransfer({ amount: 150_000, recipient: BOB })).toBe(TXID)
    expect(asked).toEqual([
      {
        method: 'signMessage',
        params: { message: 'Hello', account: ALICE, address: ALICE, protocol: 'bip322' },
      },
      {
        method: 'signPsbt',
        params: { account: ALICE, psbt: 'cHNidA==', signInputs, broadcast: false },
      },
      {
        method: 'sendTransfer',
        params: { account: ALICE, recipientAddress: BOB, amount: '150000' },
      },
    ])
    expect(await provider.getAccountAddresses()).toEqual([
      { address: ALICE, purpose: 'payment', publicKey: KEY, path: "m/84'/0'/0'/0/0" },
      { address: BOB, purpose: 'payment' },
    ])
  })

  it('spends outputs that need its public key, once the wallet has shared the key', async () => {
    const nested = payments.p2sh({
      redeem: payments.p2wpkh({ pubkey: Buffer.from(KEY, 'hex') }),
    }).address as string
    const answer = [{ address: nested, publicKey: KEY, intention: 'payment' }]
    const told = await begin({ getAccountAddresses: answer }, { addresses: [nested] })
    const request = { amount: 150_000, recipient: BOB }
    expect(await told.provider.buildTransfer(request)).toMatchObject({ from: nested })
    const silent = await begin({ getAccountAddresses: [nested] }, { addresses: [nested] })
    expect(await codeOf(silent.provider.buildTransfer(request))).toBe('UNSUPPORTED_METHOD')
  })

  it('pays from the chosen account', async () => {
    const { wallets, provider } = await begin()
    const accounts = await wallets.switchAccount?.(WC, BOB, never())
    expect(accounts?.map(({ address }) => address)).toEqual([BOB, ALICE])
    expect((await provider.buildTransfer({ amount: 150_000, recipient: ALICE })).from).toBe(BOB)
    await expect(wallets.switchAccount?.(WC, undefined, never())).rejects.toMatchObject({
      message: 'Address parameter is required for switching bip122 connection',
    })
  })

  it('builds the payment where the wallet cannot do it by itself', async () => {
    const { provider, asked } = await begin({ signPsbt: {} }, { methods: ['signPsbt'] })
    const paid = provider.sendTransfer({ amount: 150_000, recipient: BOB })
    expect(await codeOf(paid)).toBe('SIGN_FAILED')
    expect(asked.map(({ method }) => method)).toEqual(['signPsbt'])
  })

  it('reports a missing network, and a session that is over', async () => {
    const { provider, client } = await begin()
    const test = 'bip122:000000000933ea01ad0ee984209779ba'
    expect(await codeOf(provider.switchNetwork(test))).toBe('CHAIN_NOT_SUPPORTED')
    await provider.switchNetwork(ID)
    await client.disconnect(never())
    expect(await codeOf(provider.getAccountAddresses())).toBe('SESSION_ENDED')
  })
})
