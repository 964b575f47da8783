import { delay } from '../../../src/clients/delay'
import { createEmbeddedClient } from '../../../src/chains/embedded/createEmbeddedClient'
import type { Network } from '../../../src/domain/network'
import type { CaipNetworkId } from '../../../src/lib/address/caip'
import type { EmbeddedWalletOptions } from '../../../src/entries/embeddedWallet'
import type { EmbeddedChange, EmbeddedPorts } from '../../../src/ports/embedded'
import { createFakeFrame, type FakeFrameOptions } from '../../../src/testing/createFakeFrame'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { networkOf } from '../walletconnect/walletConnectClientWorld'

export const ALICE = '0x00000000000000000000000000000000000A11ce'
export const SOL_ALICE = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
export const EMAIL = 'ada@example.com'
export const SOLANA: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

export const NETWORKS: readonly Network[] = (
  ['eip155:1', 'eip155:137', SOLANA, 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'] as const
).map(id => networkOf(id, 'https://node.example'))

export interface WorldOptions
  extends FakeFrameOptions, Pick<EmbeddedWalletOptions, 'allowedOrigins'> {
  readonly stored?: Readonly<Record<string, string>>
  readonly ports?: Partial<EmbeddedPorts>
}

/** The package's client on its own page, with a fake for the site in its frame. */
export function createWorld({ stored = {}, ports = {}, ...options }: WorldOptions = {}) {
  const frame = createFakeFrame(options)
  const storage = memoryStorage(stored)
  const logged: string[] = []
  const changes: EmbeddedChange[] = []
  const client = createEmbeddedClient(
    {
      window,
      projectId: 'p1',
      sdkVersion: 'react-evm-0.0.0',
      metadata: () => ({ name: 'Shop', description: '', url: 'https://shop.example', icons: [] }),
      networks: () => NETWORKS,
      rpcUrls: network => network.rpcUrls,
      storage,
      logger: { log: (level, message) => void logged.push(`${level} ${message}`) },
      now: () => Date.now(),
      delay,
      canReach: async () => true,
      ...ports,
    },
    { secureSiteUrl: frame.origin, ...options },
  )
  client.watch(change => changes.push(change))
  const giveUp = new AbortController()
  return {
    client,
    frame,
    storage,
    logged,
    changes,
    giveUp,
    signal: giveUp.signal,
    events: () => frame.received.map(({ event }) => event),
    close() {
      client.dispose()
      frame.close()
    },
  }
}
export type World = ReturnType<typeof createWorld>

/** Lets the frame and the client exchange pending messages while the fake clock advances. */
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

/** Signs in by email, on both families. */
export async function signIn({ client, signal }: World) {
  const asked = client.requestCode(EMAIL, signal)
  await pass(600)
  await asked
  const submitted = client.submitCode('123456', signal)
  await pass(1)
  await submitted
  const connected = client.connect({ eip155: 'eip155:1', solana: SOLANA }, signal)
  await pass(1)
  return connected
}
