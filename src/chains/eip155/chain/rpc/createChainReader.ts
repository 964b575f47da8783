import type { Network } from '../../../../domain/network'
import type { BlockMark, FeeEstimate } from '../../../../domain/payment/send'
import type { TokenBalance } from '../../../../domain/token'
import type { ChainAdapterPorts } from '../../../../ports/chainAdapter'
import type { HistoryReader, Receipt, TokenToRead } from '../../../../ports/chainClient'
import type { TransactionRequest } from '../../wallet/transactionRequest'
import { loadChunk } from '../../../shared/loadChunk'
import type { EvmClient } from './createRetryingClient'
import type { RpcSource } from './evmClient'
import type { NoncePosition } from './findReplacement'
import { readNativeBalance, readTokenBalances } from './readBalances'
import { readTokenDecimals } from './readTokenDecimals'

/** Queries for the nodes of one network; loaded with the first query. */
export interface ChainReader {
  getNativeBalance(address: string, signal: AbortSignal): Promise<string>
  getTokenBalances(
    address: string,
    tokens: readonly TokenToRead[],
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[]>
  estimateFee(request: TransactionRequest, signal: AbortSignal): Promise<FeeEstimate>
  getBlockTime(newest: BlockMark, signal: AbortSignal): Promise<number>
  isContract(address: string, signal: AbortSignal): Promise<boolean>
  getTokenDecimals(token: string, signal: AbortSignal): Promise<number>
  awaitReceipt(hash: string, signal: AbortSignal): Promise<Receipt>
  loadHistoryReader(): Promise<HistoryReader>
}

/** What a reader needs to query one network's nodes. */
export interface ReaderOptions {
  readonly network: Network
  readonly source: RpcSource
  readonly page: Document | undefined
  readonly delay: ChainAdapterPorts['delay']
}

/** The chunk of a chain library, loaded with the first query. */
export interface ReaderModule {
  createReader(question: ReaderOptions): ChainReader
}

export function createChainReader(network: Network, client: EvmClient): ChainReader {
  const places = new Map<string, NoncePosition>()
  return {
    getNativeBalance: (address, signal) => readNativeBalance(client, address, network, signal),
    getTokenBalances: (address, tokens, signal) =>
      readTokenBalances(client, address, network, tokens, signal),
    async estimateFee(request, signal) {
      const { estimateFee } = await loadChunk(import('./estimateFee'))
      return estimateFee(client, request, network, signal)
    },
    async getBlockTime(newest, signal) {
      const { readBlockTime } = await loadChunk(import('./readBlockTime'))
      return readBlockTime(client, newest, signal)
    },
    async isContract(address, signal) {
      const { readIsContract } = await loadChunk(import('./readIsContract'))
      return readIsContract(client, address, signal)
    },
    getTokenDecimals: (token, signal) => readTokenDecimals(client, token, signal),
    async awaitReceipt(hash, signal) {
      const { awaitReceipt } = await loadChunk(import('./awaitReceipt'))
      return awaitReceipt(client, hash, signal, places)
    },
    async loadHistoryReader() {
      const { createHistoryReader } = await loadChunk(import('./createHistoryReader'))
      return createHistoryReader(client)
    },
  }
}
