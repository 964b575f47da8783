import { base58 } from '@scure/base'
import { createWalletConnectRoutes } from '../../../src/app/runtime/chains/createWalletConnectRoutes'
import { delay } from '../../../src/clients/delay'
import { bitcoin } from '../../../src/entries/bitcoin'
import { cosmos } from '../../../src/entries/cosmos'
import { evm } from '../../../src/entries/evm'
import { polkadot } from '../../../src/entries/polkadot'
import { solana } from '../../../src/entries/solana'
import type { CaipNetworkId, Namespace } from '../../../src/lib/address/caip'
import type {
  ChainAdapter,
  ChainAdapterDescriptor,
  ChainAdapterPorts,
} from '../../../src/ports/chainAdapter'
import {
  WALLET_CONNECT_CONNECTOR_ID,
  type WalletConnectClient,
} from '../../../src/ports/walletConnect'
import type { WalletConnectDescriptor } from '../../../src/ports/walletConnectDescriptor'
import type { WalletSource } from '../../../src/ports/walletSource'
import { SAMPLE_ADDRESS } from '../../../src/testing/samples'
import type { WalletWorld } from '../../contracts/walletSourceContract'
import { ALICE as BITCOIN, BOB as BITCOIN_BOB } from '../bip122/world'
import { ANNA, BERT } from '../cosmos/cosmosWorld'
import { ALICE as DOT, BOB as DOT_BOB } from '../polkadot/polkadotWorld'
import { ALICE as SOL, AT_NEWEST_BLOCK, BOB as SOL_BOB, createFakeNode } from '../solana/world'
import { networkOf } from './walletConnectClientWorld'

interface Family {
  readonly adapter: ChainAdapterDescriptor
  readonly addresses: readonly [string, string]
  readonly networks: readonly [CaipNetworkId, CaipNetworkId]
}

export const FAMILIES: Readonly<Record<Namespace, Family>> = {
  eip155: {
    adapter: evm(),
    addresses: [SAMPLE_ADDRESS, '0x00000000000000000000000000000000000B0b00'],
    networks: ['eip155:1', 'eip155:8453'],
  },
  solana: {
    adapter: solana(),
    addresses: [SOL, SOL_BOB],
    networks: [
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    ],
  },
  bip122: {
    adapter: bitcoin(),
    addresses: [BITCOIN, BITCOIN_BOB],
    networks: [
      'bip122:000000000019d6689c085ae165831e93',
      'bip122:000000000933ea01ad0ee984209779ba',
    ],
  },
  polkadot: {
    adapter: polkadot(),
    addresses: [DOT, DOT_BOB],
    networks: [
      'polkadot:91b171bb158e2d3848fa23a9f1c25182',
      'polkadot:b0a8d493285c2df73290dfb7e61f870f',
    ],
  },
  cosmos: {
    adapter: cosmos(),
    addresses: [ANNA, BERT],
    networks: ['cosmos:cosmoshub-4', 'cosmos:theta-testnet-001'],
  },
}

/** Storage that claims to hold a session from an earlier visit. */
export const KEPT = { getItem: () => '[{}]', setItem: () => undefined, removeItem: () => undefined }

const SIGNATURE = base58.encode(new Uint8Array(64).fill(7))
/** The wallets' answers when the person approves. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  personal_sign: `0x${'1b'.repeat(65)}`,
  eth_sendTransaction: `0x${'ab'.repeat(32)}`,
  solana_signMessage: { signature: SIGNATURE },
  solana_signAndSendTransaction: { signature: SIGNATURE },
  signMessage: { signature: 'ab'.repeat(65) },
  polkadot_signMessage: { signature: `0x${'ab'.repeat(64)}` },
  cosmos_signAmino: { signature: { signature: 'c2NyaXB0ZWQ=' } },
}

/** The person at the other end, controlled by the test. */
export interface Person {
  /** Approves, refuses, or never decides. */
  decide<T>(answer: () => T): Promise<T>
  answer(method: string): Promise<unknown>
}

/** A relay, and a session over it that the remote wallet holds. */
export interface RemoteWorld {
  readonly client: WalletConnectClient
  readonly descriptor: WalletConnectDescriptor
  /** Replaces the page's loader of wallet code, where the test supplies the relay. */
  prepare?(ports: ChainAdapterPorts): Promise<void>
  /** Makes the relay reachable; until then it is not. */
  reach(): void
  /** Called once the page has requested a pairing. */
  onPairing?(): void
  /**
   * Sets the accounts of the session, the first network first. Without accounts there is no
   * session.
   */
  keep(shared: readonly string[]): void
  /** Reports the accounts to the page. */
  report(shared: readonly string[]): void
  moveTo(caipNetworkId: CaipNetworkId): void
  prompts(): number
  requests(): number
}

const place = (id: CaipNetworkId) => networkOf(id, 'https://node.example')

/** A wallet behind a session, with the interface that the tests of wallet sources drive. */
export function createWorldOver(
  namespace: Namespace,
  createRelay: (namespace: Namespace, person: Person) => RemoteWorld,
): WalletWorld {
  const { adapter, addresses, networks } = FAMILIES[namespace]
  let mood: { readonly kind: 'approves' | 'is silent' } | { readonly kind: 'fails'; code: number } =
    {
      kind: 'approves',
    }
  const person: Person = {
    async decide(answer) {
      if (mood.kind === 'is silent') return new Promise<never>(() => undefined)
      if (mood.kind === 'fails') {
        throw Object.assign(new Error(`code ${String(mood.code)}`), { code: mood.code })
      }
      return answer()
    },
    answer: method => person.decide(() => ANSWERS[method]),
  }
  const relay = createRelay(namespace, person)
  let watchers = 0
  const client: WalletConnectClient = {
    ...relay.client,
    watch(onChange) {
      const stop = relay.client.watch(onChange)
      watchers += 1
      return () => {
        watchers -= 1
        stop()
      }
    },
  }
  relay.keep([addresses[0]])

  let here: WalletConnectClient | undefined
  const access = {
    load: async () => (here = client),
    peek: () => here,
    hasKeptPairing: () => false,
  }
  const ports: ChainAdapterPorts = {
    window,
    networks: () => networks.map(place),
    rpcUrls: network => network.rpcUrls,
    delay,
    http: createFakeNode(AT_NEWEST_BLOCK).http,
    options: { injected: false, announced: true },
  }
  const { adapterOf } = createWalletConnectRoutes({ descriptor: relay.descriptor, access }, ports)
  let loaded: ChainAdapter | undefined
  const loading = (async () => {
    await relay.prepare?.(ports)
    return (loaded = await adapterOf(namespace, adapter))
  })()
  const wallets = async () => (await loading).wallets
  /**
   * Connects as the modal does with a pairing URI: pairing first, then the accounts of the session.
   */
  const source: WalletSource = {
    namespace,
    discover: () => () => undefined,
    async connect(id, signal) {
      if (id === WALLET_CONNECT_CONNECTOR_ID) {
        const pairing = (await access.load()).connect(() => undefined, signal)
        relay.onPairing?.()
        await pairing
      }
      return (await wallets()).connect(id, signal)
    },
    restore: async (id, signal) => (await wallets()).restore(id, signal),
    disconnect: async (id, signal) => (loaded?.wallets ?? (await wallets())).disconnect(id, signal),
    watch: (id, onChange) => loaded?.wallets.watch(id, onChange) ?? (() => undefined),
    switchNetwork: async (...asked) => (await wallets()).switchNetwork(...asked),
    send: async (...asked) => (await wallets()).send(...asked),
    async sendCall(...asked) {
      const { sendCall } = await wallets()
      if (sendCall) return sendCall(...asked)
      throw new Error(`Wallets on ${namespace} make no calls`)
    },
    signMessage: async (...asked) => (await wallets()).signMessage(...asked),
    signTypedData: async (...asked) => (await wallets()).signTypedData(...asked),
    getProvider: id => loaded?.wallets.getProvider(id),
  }
  return {
    source,
    connectorId: WALLET_CONNECT_CONNECTOR_ID,
    addresses,
    here: place(networks[0]),
    there: place(networks[1]),
    isEverywhere: true,
    wallet: {
      appear: relay.reach,
      share(shared) {
        mood = { kind: 'approves' }
        relay.keep(shared)
      },
      decline: () => void (mood = { kind: 'fails', code: 5000 }),
      fallSilent: () => void (mood = { kind: 'is silent' }),
      fail: code => void (mood = { kind: 'fails', code }),
      prompts: relay.prompts,
      requests: relay.requests,
      report: relay.report,
      moveTo: ({ caipNetworkId }) => relay.moveTo(caipNetworkId),
      listeners: () => watchers,
    },
    close: () => client.dispose(),
  }
}
