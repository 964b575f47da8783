import * as ethers from 'ethers'
import type { ReaderModule } from '../../../src/chains/eip155/chain/rpc/createChainReader'
import { createEthersClient } from '../../../src/chains/eip155/chain/rpc/ethersClient'
import type { EvmClient } from '../../../src/chains/eip155/chain/rpc/createRetryingClient'
import { createEvmClient, type RpcSource } from '../../../src/chains/eip155/chain/rpc/evmClient'
import { createPageWallets } from '../../../src/chains/eip155/evmWallets'
import { delay } from '../../../src/clients/delay'
import type { ChainAdapter, ChainAdapterPorts } from '../../../src/ports/chainAdapter'

/** The libraries that can read chains. Every promise holds for both. */
export const LIBRARIES = ['viem', 'ethers'] as const
export type Library = (typeof LIBRARIES)[number]

const READERS: Readonly<Record<Library, () => Promise<ReaderModule>>> = {
  viem: () => import('../../../src/chains/eip155/chain/rpc/viemReader'),
  ethers: async () =>
    (await import('../../../src/chains/eip155/chain/rpc/ethersReader')).openReader(),
}

/** The adapter as the library's entry creates it. */
export const createEvmAdapter = (
  ports: ChainAdapterPorts,
  library: Library = 'viem',
): ChainAdapter => createPageWallets(ports, READERS[library], ports.options)

type CreateClient = (source: RpcSource, page?: Document) => EvmClient

export const CLIENTS: Readonly<Record<Library, CreateClient>> = {
  viem: (source, page) => createEvmClient({ source, delay, page }),
  ethers: (source, page) =>
    createEthersClient({ library: ethers, source, reference: '1', delay, page }),
}
