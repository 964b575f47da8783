import { createWalletConnectClient } from '../../../src/chains/walletconnect/createWalletConnectClient'
import type { ProposalOverrides } from '../../../src/chains/walletconnect/pairing/buildProposal'
import { delay } from '../../../src/clients/delay'
import { normalizeNetwork } from '../../../src/domain/network'
import type { LibrarySession } from '../../../src/chains/walletconnect/relay/WalletConnectLibrary'
import type { CaipNetworkId } from '../../../src/lib/address/caip'
import type {
  WalletConnectChange,
  RelayConnectionStatus,
  WalletConnectPorts,
} from '../../../src/ports/walletConnect'
import { ALICE, createFakeLibrary, sessionRecord } from './createFakeLibrary'

export const never = () => new AbortController().signal

/** A request to sign a message, which the session of `sessionRecord` allows. */
export const signRequest = {
  caipNetworkId: 'eip155:1',
  method: 'personal_sign',
  params: ['0x6869', ALICE],
} as const

export const networkOf = (caipNetworkId: CaipNetworkId, url = `https://${caipNetworkId}.example`) =>
  normalizeNetwork({
    id: caipNetworkId.split(':')[1] ?? '',
    name: caipNetworkId,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
    caipNetworkId,
  })

interface World {
  readonly record?: LibrarySession
  readonly answers?: Parameters<typeof createFakeLibrary>[0]
  readonly networks?: readonly CaipNetworkId[]
  readonly overrides?: ProposalOverrides
  readonly relayUrls?: readonly [string, ...string[]]
  readonly ports?: Partial<WalletConnectPorts>
  readonly isShared?: boolean
  /** Until it resolves, no relay can be reached. */
  readonly before?: Promise<void>
}

/** A relay client over a scripted library. */
export function createWorld({
  record = sessionRecord(),
  answers,
  networks = ['eip155:1', 'eip155:10'],
  overrides,
  relayUrls = ['wss://one.example'],
  ports = {},
  isShared,
  before,
}: World = {}) {
  const fake = createFakeLibrary({ pair: async () => record, ...answers })
  fake.setSessions([record])
  const opened: string[] = []
  const client = createWalletConnectClient(
    {
      window: undefined,
      projectId: 'p',
      relayUrl: relayUrls[0],
      metadata: () => null,
      networks: () => networks.map(id => networkOf(id)),
      hasAdapterOver: namespace => namespace === 'eip155',
      rpcUrls: network => network.rpcUrls,
      storage: undefined,
      logger: { log: () => undefined },
      now: () => Date.now(),
      delay,
      ...ports,
    },
    {
      relayUrls,
      overrides,
      ...(isShared !== undefined && { isShared }),
      open: async url => {
        opened.push(url)
        await before
        return fake.open()
      },
    },
  )
  const changes: WalletConnectChange[] = []
  const connections: RelayConnectionStatus[] = []
  client.watch(change => {
    if (change.kind === 'status') connections.push(change.status)
    else changes.push(change)
  })
  const connect = () => client.connect(() => undefined, never())
  return { client, fake, changes, connections, connect, opened }
}
