import { base58 } from '@scure/base'
import { createCosmosWallets } from '../../src/chains/cosmos/wallet/createCosmosWallets'
import { createPolkadotWallets } from '../../src/chains/polkadot/wallet/createPolkadotWallets'
import { createBitcoinAdapter } from '../../src/chains/bip122/createBitcoinAdapter'
import type { WalletChange, WalletSource } from '../../src/ports/walletSource'
import {
  createScriptableBitcoinWallet,
  createScriptableCosmosWallet,
  createScriptablePolkadotWallet,
  createScriptableSolanaWallet,
  createScriptableWallet,
  installInBrowser,
  type WalletScript,
} from '../../src/testing'
import {
  ALICE as BITCOIN,
  BOB as BITCOIN_BOB,
  portsWith as bitcoinPorts,
} from '../chains/bip122/world'
import { ANNA, BERT, cosmosPorts } from '../chains/cosmos/cosmosWorld'
import { createEvmAdapter } from '../chains/eip155/libraries'
import { ALICE as DOT, BOB as DOT_BOB, polkadotPorts } from '../chains/polkadot/polkadotWorld'
import { adapterWith, ALICE as SOL, BOB as SOL_BOB } from '../chains/solana/world'
import { SAMPLE_ADDRESS } from '../../src/testing/samples'
import { until } from '../support/until'

const BOB = '0x00000000000000000000000000000000000B0b00'
const { signal } = new AbortController()

interface Row {
  readonly create: () => WalletScript
  /** The requests that connect, read accounts without a prompt, and sign. */
  readonly enter: readonly [method: string, ...params: unknown[]]
  readonly look: readonly [method: string, ...params: unknown[]]
  readonly sign: readonly [method: string, ...params: unknown[]]
  readonly source: () => WalletSource
  readonly addresses: readonly [string, string]
  readonly signature: string
}

const bitcoin = (
  kind: 'listed' | 'standard' | 'okx' | 'unisat',
): Omit<Row, 'enter' | 'look' | 'sign'> => ({
  create: () => createScriptableBitcoinWallet({ kind, name: `Heron ${kind}` }),
  source: () => createBitcoinAdapter(bitcoinPorts()).wallets,
  addresses: [BITCOIN, BITCOIN_BOB],
  signature: 'c2NyaXB0ZWQ=',
})

const WALLETS: Readonly<Record<string, Row>> = {
  eip155: {
    create: () => createScriptableWallet(),
    enter: ['eth_requestAccounts'],
    look: ['eth_accounts'],
    sign: ['personal_sign', '0x00', SAMPLE_ADDRESS],
    source: () =>
      createEvmAdapter({ ...bitcoinPorts(), networks: () => [], rpcUrls: () => [] }).wallets,
    addresses: [SAMPLE_ADDRESS, BOB],
    signature: `0x${'1b'.repeat(65)}`,
  },
  solana: {
    create: () => createScriptableSolanaWallet(),
    enter: ['standard:connect'],
    look: ['standard:connect', { silent: true }],
    sign: ['solana:signMessage', { account: SOL, message: '0x00' }],
    source: () => adapterWith().wallets,
    addresses: [SOL, SOL_BOB],
    signature: base58.encode(Uint8Array.from([...Array<number>(63).fill(7), 0])),
  },
  'bip122 in btc_providers': {
    ...bitcoin('listed'),
    enter: ['getAddresses', {}],
    look: ['wallet_getAccount', {}],
    sign: ['signMessage', {}],
  },
  'bip122 by the wallet standard': {
    ...bitcoin('standard'),
    enter: ['bitcoin:connect', {}],
    look: ['standard:connect', { silent: true }],
    sign: ['bitcoin:signMessage', { account: BITCOIN, message: '0x00' }],
  },
  'bip122 as OKX': {
    ...bitcoin('okx'),
    enter: ['connect'],
    look: ['getAccounts'],
    sign: ['signMessage', 'hello', 'ecdsa'],
  },
  'bip122 as UniSat': {
    ...bitcoin('unisat'),
    enter: ['requestAccounts'],
    look: ['getAccounts'],
    sign: ['signMessage', 'hello', 'ecdsa'],
  },
  polkadot: {
    create: () => createScriptablePolkadotWallet(),
    enter: ['enable', 'Host'],
    look: ['getAccounts'],
    sign: ['signRaw', {}],
    source: () => createPolkadotWallets(polkadotPorts),
    addresses: [DOT, DOT_BOB],
    signature: `0x${'ab'.repeat(64)}`,
  },
  cosmos: {
    create: () => createScriptableCosmosWallet(),
    enter: ['enable', 'cosmoshub-4'],
    look: ['getKey', 'cosmoshub-4'],
    sign: ['signArbitrary', 'cosmoshub-4', ANNA, 'hello'],
    source: () => createCosmosWallets(cosmosPorts),
    addresses: [ANNA, BERT],
    signature: 'c2NyaXB0ZWQ=',
  },
}

describe.each(Object.entries(WALLETS))('a scripted wallet of %s', (_family, row) => {
  const { create, enter, look, sign, source, addresses, signature } = row
  const [address, other] = addresses
  const ask = ({ provider }: WalletScript, [method, ...params]: Row['enter']) =>
    provider.request({ method, params })

  it('prompts the user to connect and to sign, and records every request', async () => {
    const wallet = create()
    await ask(wallet, enter)
    expect(JSON.stringify(await ask(wallet, look))).toContain(address)
    await ask(wallet, sign)
    expect(wallet.promptCount()).toBe(2)
    expect(wallet.requests.map(({ method }) => method)).toEqual([enter[0], look[0], sign[0]])
    expect(wallet.unexpected).toEqual([])
  })

  it('keeps a request open until the user agrees or declines', async () => {
    const wallet = create()
    wallet.hang()
    const agreed = ask(wallet, enter)
    expect(wallet.openPrompts()).toBe(1)
    wallet.approve()
    await agreed
    wallet.hang()
    const declined = ask(wallet, sign)
    await until(() => wallet.openPrompts() === 1)
    wallet.reject()
    await expect(declined).rejects.toThrow()
    wallet.refuseWith(-32_002, 'busy')
    await expect(ask(wallet, sign)).rejects.toMatchObject({ code: -32_002, message: 'busy' })
  })

  it('answers after a delay, or never', async () => {
    jest.useFakeTimers()
    const wallet = create()
    const answered = jest.fn()
    wallet.delay(5_000)
    const entered = ask(wallet, enter).then(answered)
    await jest.advanceTimersByTimeAsync(4_999)
    expect(answered).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await entered
    wallet.fallSilent()
    ask(wallet, look).then(answered, answered)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(answered).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })

  it('shares nothing while it is locked; the next approval unlocks it', async () => {
    const wallet = create()
    wallet.allow()
    wallet.lock()
    wallet.hang()
    const looked = ask(wallet, look)
    const entered = ask(wallet, enter)
    await until(() => wallet.openPrompts() > 0)
    wallet.approve()
    await Promise.all([looked, entered])
    expect(JSON.stringify(await ask(wallet, look))).toContain(address)
  })

  it('rejects an unexpected request and records it; a test may answer it', async () => {
    const wallet = create()
    const unknown = ['nobody_knows', 1] as const
    await expect(ask(wallet, unknown)).rejects.toThrow('nobody_knows was not expected in this test')
    expect(wallet.unexpected).toEqual(['nobody_knows'])
    wallet.answer('nobody_knows', ([number]) => Number(number) + 1)
    expect(await ask(wallet, unknown)).toBe(2)
  })

  it('connects, signs and reports another account, both in this page and in a browser', async () => {
    const page = window as unknown as Record<string, unknown>
    const inBrowser = create()
    const inPage = create()
    const run = (script: string) => {
      const element = document.createElement('script')
      element.textContent = script
      document.head.append(element)
    }
    const browser = {
      exposeFunction: async (name: string, callback: unknown) => void (page[name] = callback),
      addInitScript: async (script: string) => run(script),
      evaluate: async (script: string) => run(script),
    }
    for (const wallet of [inPage, inBrowser]) {
      let uninstall = () => {}
      if (wallet === inPage) uninstall = wallet.install()
      else await installInBrowser(browser, wallet)
      const wallets = source()
      const { connectorId } = wallet
      const stop = wallets.discover(() => undefined)
      expect((await wallets.connect(connectorId, signal)).accounts[0]?.address).toBe(address)
      expect(await wallets.signMessage(connectorId, address, 'hello', signal)).toBe(signature)
      const changes: WalletChange[] = []
      const stopWatching = wallets.watch(connectorId, change => changes.push(change))
      wallet.switchAccount(other)
      await until(() => changes.length > 0)
      expect(changes[0]).toMatchObject({ kind: 'accounts', accounts: [{ address: other }] })
      wallet.reject()
      await expect(
        wallets
          .connect(connectorId, signal)
          .then(() => wallets.signMessage(connectorId, other, 'x', signal)),
      ).rejects.toMatchObject({ code: 'USER_REJECTED' })
      stopWatching()
      stop()
      uninstall()
    }
  })
})

describe('a scripted Bitcoin wallet', () => {
  it.each([
    ['listed', 'accountChange'],
    ['unisat', 'accountsChanged'],
    ['okx', 'accountChanged'],
  ] as const)('of kind %s reports its address on another network', (kind, event) => {
    const wallet = createScriptableBitcoinWallet({ kind, isPermitted: true })
    const told: unknown[] = []
    wallet.provider.on(event, payload => told.push(payload))
    wallet.switchNetwork('testnet')
    expect(JSON.stringify(told)).toContain('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')
  })

  it('signs no payment that a page has built, unless the test answers it', async () => {
    const wallet = createScriptableBitcoinWallet({ kind: 'unisat', isPermitted: true })
    await expect(wallet.provider.request({ method: 'signPsbt', params: ['00'] })).rejects.toThrow(
      'signPsbt was not expected in this test',
    )
    expect(await wallet.provider.request({ method: 'sendBitcoin', params: [BITCOIN, 1] })).toBe(
      '1'.padStart(64, '0'),
    )
  })
})
