import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { ErrorCode } from '../domain/errorCatalogue'
import type { Namespace } from '../lib/address/caip'
import type { ChainClient } from '../ports/chainClient'
import { getDeps } from './getDeps'
import type { Answer } from './endpointRun'
import { toServiceError } from './serviceError'

/** Reads from a chain and converts what its client throws to an endpoint error. */
export async function readFromChain<T>(
  api: Pick<BaseQueryApi, 'extra' | 'signal'>,
  { namespace }: { readonly namespace: Namespace },
  read: (chain: ChainClient, signal: AbortSignal) => Promise<T>,
  fallback: ErrorCode = 'CHAIN_UNREACHABLE',
): Promise<Answer<T>> {
  try {
    const { chain } = await getDeps(api).chains.load(namespace)
    return { data: await read(chain, api.signal) }
  } catch (thrown) {
    return { error: toServiceError(thrown, fallback) }
  }
}
