import type { FeeEstimate, SendIntent } from '../../domain/payment/send'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { ServiceError } from '../../services/serviceError'

// The keys and the entries are read here without the endpoints: a page with its own views must not
// load RTK Query for them.

/** The names of an address, requested for the review of a payment to it. */
export interface RecipientNamesArgs {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** The name that the visitor entered, if any. */
  readonly enteredName?: string
}

/** A request with its answer, as RTK Query keeps them. */
export interface SendCacheEntry<Data> {
  readonly status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected'
  /** The last answer; it stays during another request, and after one that failed. */
  readonly data?: Data
  /** Not a `ServiceError` after an abort. */
  readonly error?: Partial<ServiceError>
  /** When `data` arrived; ms since 1970. */
  readonly fulfilledTimeStamp?: number
}

interface Cache {
  readonly walletModalApi?: { readonly queries: Readonly<Record<string, unknown>> }
}

export const getFeeKey = (intent: SendIntent): string => `getFeeEstimate(${JSON.stringify(intent)})`

export const getBlockTimeKey = (caipNetworkId: CaipNetworkId): string =>
  `getBlockTime(${caipNetworkId})`

export const getRecipientNamesKey = ({
  address,
  caipNetworkId,
  enteredName,
}: RecipientNamesArgs): string =>
  `getRecipientNames(${JSON.stringify([caipNetworkId, address, enteredName])})`

const selectEntry = <Data>(state: object, key: string) =>
  (state as Cache).walletModalApi?.queries[key] as SendCacheEntry<Data> | undefined

/** Each is undefined until it is requested. */
export const selectFeeEntry = (state: object, intent: SendIntent) =>
  selectEntry<FeeEstimate>(state, getFeeKey(intent))

/** In ms, between two blocks. */
export const selectBlockTimeEntry = (state: object, caipNetworkId: CaipNetworkId) =>
  selectEntry<number>(state, getBlockTimeKey(caipNetworkId))

export const selectRecipientNamesEntry = (state: object, args: RecipientNamesArgs) =>
  selectEntry<readonly string[]>(state, getRecipientNamesKey(args))
