import { createWalletConnectRoutes } from '../../../src/app/runtime/chains/createWalletConnectRoutes'
import { FAMILIES_OVER_SESSION } from '../../../src/chains/walletconnect/familiesOverSession'
import type { LibrarySession } from '../../../src/chains/walletconnect/relay/WalletConnectLibrary'
import { createHttpClient } from '../../../src/clients/createHttpClient'
import { delay } from '../../../src/clients/delay'
import { bitcoin } from '../../../src/entries/bitcoin'
import { cosmos } from '../../../src/entries/cosmos'
import { evm } from '../../../src/entries/evm'
import { polkadot } from '../../../src/entries/polkadot'
import { solana } from '../../../src/entries/solana'
import { walletConnect } from '../../../src/entries/walletconnect'
import { NAMESPACES, type CaipNetworkId, type Namespace } from '../../../src/lib/address/caip'
import type { ChainAdapter, ChainAdapterDescriptor } from '../../../src/ports/chainAdapter'
import {
  WALLET_CONNECT_CONNECTOR_ID,
  type WalletConnectClient,
} from '../../../src/ports/walletConnect'
import type { WalletSource } from '../../../src/ports/walletSource'
import { SAMPLE_ADDRESS } from '../../../src/testing/samples'
import { walletSourceContract, type WalletWorld } from '../../contracts/walletSourceContract'
import { deferred } from '../../support/flowWorld'
import { ALICE as BITCOIN, BOB as BITCOIN_BOB } from '../bip122/world'
import { ANNA, BERT } from '../cosmos/cosmosWorld'
import { ALICE as DOT, BOB as DOT_BOB } from '../polkadot/polkadotWorld'
import { ALICE as SOL, BOB as SOL_BOB } from '../solana/world'
import { sessionRecord, TOPIC } from './createFakeLibrary'
import { createWorld, networkOf } from './walletConnectClientWorld'

interface Family {
  readonly adapter: ChainAdapterDescriptor
  readonly addresses: readonly [string, string]
  readonly networks: readonly [CaipNetworkId, CaipNetworkId]
}

const FAMILIES: Readonly<Record<Namespace, Family>> = {
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

/** A session is kept from an earlier visit, as far as the page's storage tells. */
const kept = { getItem: () => '[{}]', setItem: () => undefined, removeItem: () => undefined }
const refusal = () => Object.assign(new Error('User rejected.'), { code: 5000 })
const never = () => new Promise<never>(() => undefined)

/** A wallet at the other end of a session, as the promises of a source of wallets want to drive it. */
function createWalletWorld(namespace: Namespace): WalletWorld {
  const { adapter, addresses, networks } = FAMILIES[namespace]
  const { methods } = FAMILIES_OVER_SESSION[namespace]
  const recordOf = (shared: readonly string[]): LibrarySession =>
    sessionRecord({
      namespaces:
        shared.length === 0
          ? {}
          : {
              [namespace]: {
                accounts: networks.flatMap(id => shared.map(address => `${id}:${address}`)),
                chains: networks,
                methods,
                events: ['accountsChanged', 'chainChanged'],
              },
            },
    })
  let record = recordOf([addresses[0]])
  let person: 'approves' | 'declines' | 'is silent' = 'approves'
  const decide = async <T>(answer: () => T): Promise<T> => {
    if (person === 'is silent') return never()
    if (person === 'declines') throw refusal()
    return answer()
  }
  const isReached = deferred<void>()
  const { client: bare, fake } = createWorld({
    record,
    networks,
    ports: { storage: kept, hasAdapterOver: each => Boolean(FAMILIES[each].adapter.loadOver) },
    answers: {
      pair: () => decide(() => record),
      request: () => decide(() => null),
      disconnect: () => decide(() => undefined),
    },
    before: isReached.promise,
  })
  let watchers = 0
  const client: WalletConnectClient = {
    ...bare,
    watch(onChange) {
      const stop = bare.watch(onChange)
      watchers += 1
      return () => {
        watchers -= 1
        stop()
      }
    },
  }
  const keep = (shared: readonly string[]) => {
    record = recordOf(shared)
    fake.library.session = shared.length === 0 ? undefined : record
    fake.setSessions(shared.length === 0 ? [] : [record])
  }
  keep([addresses[0]])

  let here: WalletConnectClient | undefined
  const access = {
    load: async () => (here = client),
    peek: () => here,
    hasKeptPairing: () => false,
  }
  const { adapterOf } = createWalletConnectRoutes(
    { descriptor: walletConnect(), access },
    {
      window,
      networks: () => networks.map(id => networkOf(id)),
      rpcUrls: network => network.rpcUrls,
      delay,
      http: createHttpClient(),
      options: { injected: false, announced: true },
    },
  )
  let loaded: ChainAdapter | undefined
  const loading = adapterOf(namespace, adapter).then(value => (loaded = value))
  const wallets = async () => (await loading).wallets
  /** Pairing, then what the pairing brought: as the modal connects over a code. */
  const source: WalletSource = {
    namespace,
    discover: () => () => undefined,
    async connect(id, signal) {
      if (id === WALLET_CONNECT_CONNECTOR_ID) {
        const paired = await access.load()
        await paired.connect(() => undefined, signal)
      }
      return (await wallets()).connect(id, signal)
    },
    restore: async (id, signal) => (await wallets()).restore(id, signal),
    disconnect: async (id, signal) => (loaded?.wallets ?? (await wallets())).disconnect(id, signal),
    watch: (id, onChange) => loaded?.wallets.watch(id, onChange) ?? (() => undefined),
    switchNetwork: async (...asked) => (await wallets()).switchNetwork(...asked),
    send: async (...asked) => (await wallets()).send(...asked),
    signMessage: async (...asked) => (await wallets()).signMessage(...asked),
    signTypedData: async (...asked) => (await wallets()).signTypedData(...asked),
    getProvider: id => loaded?.wallets.getProvider(id),
  }
  return {
    source,
    connectorId: WALLET_CONNECT_CONNECTOR_ID,
    addresses,
    here: networkOf(networks[0]),
    there: networkOf(networks[1]),
    isEverywhere: true,
    wallet: {
      appear: () => isReached.resolve(),
      share(shared) {
        person = 'approves'
        keep(shared)
      },
      decline: () => void (person = 'declines'),
      fallSilent: () => void (person = 'is silent'),
      prompts: () => fake.asked('pair').length + fake.asked('request').length,
      requests: () => fake.calls.length,
      report(shared) {
        keep(shared)
        fake.tell(shared.length === 0 ? 'session_delete' : 'session_update', { topic: TOPIC })
      },
      listeners: () => watchers,
    },
    close: () => client.dispose(),
  }
}

for (const namespace of NAMESPACES)
  walletSourceContract(`WalletConnect on ${namespace}`, () => createWalletWorld(namespace))
