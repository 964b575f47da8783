import { evmAddresses } from '../chains/eip155/address/evmAddresses'
import type { ChainAdapter } from '../ports/chainAdapter'
import type { ChainClient } from '../ports/chainClient'
import type { WalletSource } from '../ports/walletSource'

type AdapterMethod = Exclude<
  keyof (WalletSource & ChainClient),
  | 'namespace'
  | 'rediscover'
  | 'switchAccount'
  | 'sendCall'
  | 'loadBatching'
  | 'listsAllTokens'
  | 'loadHistoryReader'
  | 'getTokenTerms'
>

/** The responses of an adapter's wallets and chain, in one object. */
export type AdapterAnswers = Partial<
  WalletSource & ChainClient & Pick<ChainAdapter, 'loadAddresses'>
>

/** One recorded call of an adapter. */
export interface AdapterCall {
  readonly method: AdapterMethod
  readonly args: readonly unknown[]
}

/** A chain adapter, wallets and chain in one, that responds only as the test defines. */
export interface FakeAdapter extends ChainAdapter, WalletSource, ChainClient {
  readonly calls: readonly AdapterCall[]
  /** Unexpected calls. A flow may handle their failure; this list still contains them. */
  readonly unexpected: readonly AdapterMethod[]
}

const METHODS: Readonly<Record<AdapterMethod, 'rejects' | 'throws'>> = {
  discover: 'throws',
  connect: 'rejects',
  restore: 'rejects',
  disconnect: 'rejects',
  watch: 'throws',
  switchNetwork: 'rejects',
  getNativeBalance: 'rejects',
  getTokenBalances: 'rejects',
  isContract: 'rejects',
  getTokenDecimals: 'rejects',
  estimateFee: 'rejects',
  getBlockTime: 'rejects',
  send: 'rejects',
  waitForReceipt: 'rejects',
  signMessage: 'rejects',
  signTypedData: 'rejects',
  getProvider: 'throws',
}

/**
 * Fakes a chain and its wallets. Methods without an override reject, or throw if they are
 * synchronous, with `… was not expected in this test`. Addresses are EVM ones unless overridden.
 *
 * @example
 * const adapter = createFakeAdapter({ getNativeBalance: async () => '1.5' })
 */
export function createFakeAdapter(overrides: AdapterAnswers = {}): FakeAdapter {
  const calls: AdapterCall[] = []
  const unexpected: AdapterMethod[] = []
  const methods = Object.entries(METHODS) as [AdapterMethod, 'rejects' | 'throws'][]

  const createMethod = (method: AdapterMethod, refusal: 'rejects' | 'throws') => {
    return (...args: unknown[]): unknown => {
      calls.push({ method, args })
      const given = overrides[method] as ((...args: unknown[]) => unknown) | undefined
      if (given) return given.apply(overrides, args)
      unexpected.push(method)
      const error = new Error(`${method} was not expected in this test`)
      if (refusal === 'throws') throw error
      return Promise.reject(error)
    }
  }

  const stands = Object.fromEntries(
    methods.map(([method, refusal]) => [method, createMethod(method, refusal)]),
  ) as unknown as Pick<FakeAdapter, AdapterMethod>
  const {
    listsAllTokens,
    loadAddresses = async () => evmAddresses,
    rediscover,
    switchAccount,
    sendCall,
    loadBatching,
    loadHistoryReader,
    getTokenTerms,
  } = overrides
  const face = {
    namespace: overrides.namespace ?? 'eip155',
    ...stands,
    ...(listsAllTokens && { listsAllTokens }),
    ...(rediscover && { rediscover }),
    ...(switchAccount && { switchAccount }),
    ...(sendCall && { sendCall }),
    ...(loadBatching && { loadBatching }),
    ...(loadHistoryReader && { loadHistoryReader }),
    ...(getTokenTerms && { getTokenTerms }),
  } as const
  return { ...face, wallets: face, chain: face, loadAddresses, calls, unexpected }
}
