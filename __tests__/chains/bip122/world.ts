import { bech32 } from '@scure/base'
import { createBitcoinAdapter } from '../../../src/chains/bip122/createBitcoinAdapter'
import type { BitcoinProvider } from '../../../src/chains/bip122/wallet/BitcoinProvider'
import { createHttpClient } from '../../../src/clients/createHttpClient'
import { delay } from '../../../src/clients/delay'
import { normalizeNetwork, type Network } from '../../../src/domain/network'
import { bitcoinMainnet, bitcoinTestnet } from '../../../src/entries/bitcoin'
import type { ChainAdapterPorts } from '../../../src/ports/chainAdapter'

/** From the vectors of BIP-173: the address of one key, and another address. */
export const ALICE = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
export const BOB = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
export const ORDINALS = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
export const STACKS = 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7'
export const KEY = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'

export const mainnet: Network = normalizeNetwork({
  ...bitcoinMainnet,
  rpcUrls: { default: { http: ['https://esplora.host.example/api'] } },
})
export const testnet: Network = normalizeNetwork({
  ...bitcoinTestnet,
  rpcUrls: { default: { http: ['https://esplora.host.example/testnet/api'] } },
})

export const never = () => new AbortController().signal

export const portsWith = (changes: Partial<ChainAdapterPorts> = {}): ChainAdapterPorts => ({
  window,
  networks: () => [mainnet, testnet],
  rpcUrls: network => network.rpcUrls,
  delay,
  http: createHttpClient(),
  options: { injected: true, announced: true },
  ...changes,
})

/** The address of the same key on another network. */
export const on = (prefix: string, address: string) =>
  bech32.encode(prefix, bech32.decode(address as `bc1${string}`).words)

export const walletError = (code: number, message = `code ${code}`) =>
  Object.assign(new Error(message), { code })

type Mood = 'friendly' | 'declining' | 'silent'

/** The behaviour that all scripted wallets in these tests share. */
export function createTemper(first: readonly string[]) {
  let shared = first
  let mood: Mood = 'friendly'
  let prompts = 0
  let place = 'bc'
  const calls: (readonly [method: string, ...args: unknown[]])[] = []
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const of = (event: string) => {
    const known = listeners.get(event) ?? new Set()
    listeners.set(event, known)
    return known
  }
  return {
    calls,
    methods: () => calls.map(([method]) => method),
    addresses: () => shared.map(address => (/^bc1q/.test(address) ? on(place, address) : address)),
    moveTo: (prefix: string) => void (place = prefix),
    share(addresses: readonly string[]) {
      mood = 'friendly'
      shared = addresses
    },
    decline: () => void (mood = 'declining'),
    fallSilent: () => void (mood = 'silent'),
    prompts: () => prompts,
    requests: () => calls.length,
    listeners: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
    emit(event: string, payload?: unknown) {
      for (const listener of [...of(event)]) listener(payload)
    },
    add: (event: string, listener: (payload: unknown) => void) => void of(event).add(listener),
    remove: (event: string, listener: (payload: unknown) => void) =>
      void of(event).delete(listener),
    /** Answers according to its mood. */
    async answer<T>(
      method: string,
      args: readonly unknown[],
      isPrompt: boolean,
      give: () => T,
    ): Promise<T> {
      calls.push([method, ...args])
      if (mood === 'silent') return new Promise<never>(() => {})
      if (isPrompt) prompts += 1
      if (isPrompt && mood === 'declining') throw walletError(4001, 'User rejected the request.')
      return give()
    },
  }
}

type Page = Record<string, unknown>
const page = () => window as unknown as Page

/** A wallet in `btc_providers`. */
export function createListedFake(name = 'Listed Wallet', first: readonly string[] = [ALICE]) {
  const temper = createTemper(first)
  const answers: Record<string, unknown> = {}
  const id = 'ListedProviders.BitcoinProvider'
  const addresses = () =>
    temper.addresses().map(address => ({ address, publicKey: KEY, purpose: 'payment' }))
  const known: Record<string, (params: Record<string, unknown>) => unknown> = {
    getAddresses: () => ({ addresses: addresses() }),
    wallet_getAccount: () => ({ addresses: addresses() }),
    wallet_disconnect: () => null,
    wallet_changeNetwork: ({ name: network }) => {
      temper.moveTo(network === 'Mainnet' ? 'bc' : 'tb')
      return null
    },
  }
  const provider = {
    async request(method: string, params: Record<string, unknown> = {}) {
      const isPrompt = method !== 'wallet_getAccount'
      try {
        const result = await temper.answer(method, [params], isPrompt, () => {
          const given = method in answers ? () => answers[method] : known[method]
          if (!given) throw walletError(-32601, `No method ${method}`)
          const answer = given(params)
          if (answer instanceof Error) throw answer
          return answer
        })
        return { jsonrpc: '2.0', id: null, result }
      } catch (thrown) {
        const { code, message } = thrown as { code: number; message: string }
        return { jsonrpc: '2.0', error: { code: code === 4001 ? -32000 : code, message } }
      }
    },
    addListener(event: string, listener: (payload: unknown) => void) {
      temper.add(event, listener)
      return () => temper.remove(event, listener)
    },
  }
  return {
    ...temper,
    id: name,
    provider,
    script: (method: string, answer: unknown) => void (answers[method] = answer),
    appear() {
      page()['ListedProviders'] = { BitcoinProvider: provider }
      page()['btc_providers'] = [{ id, name, icon: 'data:image/svg;base64,PHN2Zy8+' }]
      window.dispatchEvent(new Event('load'))
    },
    report(list: readonly string[]) {
      if (list.length === 0) return temper.emit('disconnect')
      const told = list.map(address => ({ address, purpose: 'payment' }))
      temper.emit('accountChange', { type: 'accountChange', addresses: told })
    },
    remove() {
      delete page()['ListedProviders']
      delete page()['btc_providers']
    },
  }
}

/** A wallet that injects its own object into the page. */
export function createInjectedFake(kind: 'okx' | 'unisat', first: readonly string[] = [ALICE]) {
  const temper = createTemper(first)
  const answers: Record<string, unknown> = {}
  const ask = (method: string, isPrompt: boolean, give: (...args: unknown[]) => unknown) => {
    return (...args: unknown[]) =>
      temper.answer(method, args, isPrompt, () =>
        method in answers ? answers[method] : give(...args),
      )
  }
  const events = { on: temper.add, removeListener: temper.remove }
  const common = {
    getAccounts: ask('getAccounts', false, temper.addresses),
    getPublicKey: ask('getPublicKey', false, () => KEY),
    signMessage: ask('signMessage', true, () => 'c2lnbmVk'),
    signPsbt: ask('signPsbt', true, () => '00'),
    disconnect: ask('disconnect', false, () => undefined),
    ...events,
  }
  const okx = {
    ...common,
    connect: ask('connect', true, () => {
      const [address] = temper.addresses()
      return address === undefined ? null : { address, publicKey: KEY }
    }),
    send: ask('send', true, () => ({ txhash: 'ab'.repeat(32) })),
  }
  const unisat = {
    ...common,
    requestAccounts: ask('requestAccounts', true, temper.addresses),
    sendBitcoin: ask('sendBitcoin', true, () => 'ab'.repeat(32)),
    switchChain: ask('switchChain', true, name =>
      temper.moveTo(name === 'BITCOIN_MAINNET' ? 'bc' : 'tb'),
    ),
  }
  const isOkx = kind === 'okx'
  return {
    ...temper,
    id: isOkx ? 'OKX' : 'unisat',
    provider: (isOkx ? okx : unisat) as Record<string, unknown>,
    script: (method: string, answer: unknown) => void (answers[method] = answer),
    appear() {
      if (isOkx)
        page()['okxwallet'] = { bitcoin: okx, cardano: { icon: 'data:image/png;base64,AA==' } }
      else page()['unisat'] = unisat
      window.dispatchEvent(new Event(isOkx ? 'okxwallet#initialized' : 'unisat#initialized'))
    },
    report(list: readonly string[]) {
      if (!isOkx) return temper.emit('accountsChanged', list)
      temper.emit('accountChanged', list[0] === undefined ? null : { address: list[0] })
    },
    remove() {
      delete page()['okxwallet']
      delete page()['unisat']
    },
  }
}

/** A connected wallet and the provider that the page receives. */
export async function connectFake(
  fake: { readonly id: string; appear(): void },
  changes: Partial<ChainAdapterPorts> = {},
) {
  fake.appear()
  const { wallets, chain } = createBitcoinAdapter(portsWith(changes))
  const session = await wallets.connect(fake.id, never())
  const provider = wallets.getProvider(fake.id) as BitcoinProvider
  return { wallets, chain, session, provider }
}
