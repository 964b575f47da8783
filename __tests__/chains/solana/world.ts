import { createSolanaAdapter } from '../../../src/chains/solana/createSolanaAdapter'
import { createHttpClient } from '../../../src/clients/createHttpClient'
import { delay } from '../../../src/clients/delay'
import type { Network } from '../../../src/domain/network'
import type { ChainAdapterPorts } from '../../../src/ports/chainAdapter'
import { createStandardWallet } from '../../support/standardWallet'

export const ALICE = '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA'
export const BOB = 'HVauo2uRFvrqbGnigFgFsLwdDYRMR4tyAmBnF3dQnt2m'
export const SIGNATURE = new Uint8Array(64).fill(7)

export const mainnet: Network = {
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  namespace: 'solana',
  reference: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: ['https://rpc.host.example/solana?key=1'],
  isTestnet: false,
}

export const devnet: Network = {
  ...mainnet,
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  reference: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  isTestnet: true,
}

export const CHAINS = ['solana:mainnet', 'solana:devnet']

export const solanaAccount = (address: string, chains: readonly string[] = CHAINS) => ({
  address,
  publicKey: new Uint8Array(32),
  chains,
  features: ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'],
})

export const portsWith = (changes: Partial<ChainAdapterPorts> = {}): ChainAdapterPorts => ({
  window,
  networks: () => [mainnet, devnet],
  rpcUrls: network => network.rpcUrls,
  delay,
  http: createHttpClient({
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    now: () => 0,
  }),
  options: { injected: true, announced: true },
  ...changes,
})

export const adapterWith = (changes: Partial<ChainAdapterPorts> = {}) =>
  createSolanaAdapter(portsWith(changes), { commitment: 'confirmed' })

/** A wallet with a constant in place of a real signature. */
export function createFakeSolanaWallet(name = 'Example Wallet', chains = CHAINS) {
  const asked: Record<string, unknown>[] = []
  const fake: ReturnType<typeof createStandardWallet> = createStandardWallet({
    name,
    chains,
    features: {
      'solana:signMessage': {
        version: '1.1.0',
        signMessage: (input: Record<string, unknown>) => {
          asked.push(input)
          return fake.answer(false, () => [
            { signedMessage: input['message'], signature: SIGNATURE },
          ])
        },
      },
      'solana:signAndSendTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signAndSendTransaction: (input: Record<string, unknown>) => {
          asked.push(input)
          return fake.answer(false, () => [{ signature: SIGNATURE }])
        },
      },
    },
  })
  fake.share([solanaAccount(ALICE, chains)])
  return { ...fake, asked }
}

/** The node answers that a payment needs. */
export const AT_NEWEST_BLOCK = {
  getLatestBlockhash: { context: { slot: 1 }, value: { blockhash: BOB, lastValidBlockHeight: 9 } },
}

/** Answers JSON-RPC by method; rejects other methods as unknown. */
export function createFakeNode(answers: Readonly<Record<string, unknown>>) {
  const calls: { method: string; params: readonly unknown[] }[] = []
  const http = createHttpClient({
    async fetch(_url, init) {
      const { method, params } = JSON.parse(init?.body as string) as (typeof calls)[number]
      calls.push({ method, params })
      const given = answers[method]
      const result: unknown =
        typeof given === 'function'
          ? (given as (...params: readonly unknown[]) => unknown)(...params)
          : given
      const answer =
        result === undefined
          ? { error: { code: -32601, message: 'Method not found' } }
          : result instanceof Error
            ? { error: { code: -32005, message: result.message } }
            : { result }
      return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer }))
    },
    now: () => 0,
  })
  return { http, calls, methods: () => calls.map(({ method }) => method) }
}
