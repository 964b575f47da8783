import type { ErrorCode } from '../../domain/errorCatalogue'
import { ModalError } from '../../domain/ModalError'
import type { Namespace } from '../../lib/address/caip'
import type { ChainClient } from '../../ports/chainClient'

/** Creates the client of a family without an adapter; every query rejects. */
export function createUnsupportedChain(namespace: Namespace): ChainClient {
  const refuse = (code: ErrorCode) => async (): Promise<never> => {
    throw new ModalError(code, `No adapter for ${namespace}`)
  }
  return {
    namespace,
    getNativeBalance: refuse('BALANCE_UNAVAILABLE'),
    getTokenBalances: refuse('BALANCE_UNAVAILABLE'),
    isContract: refuse('CHAIN_UNREACHABLE'),
    getTokenDecimals: refuse('CHAIN_UNREACHABLE'),
    estimateFee: refuse('FEE_UNAVAILABLE'),
    getBlockTime: refuse('CHAIN_UNREACHABLE'),
    waitForReceipt: refuse('CHAIN_UNREACHABLE'),
  }
}
