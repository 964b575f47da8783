import type { FeeEstimate, SendIntent } from '../../domain/payment/send'
import type { CaipNetworkId } from '../../lib/address/caip'
import { selectCachedQuery } from '../../services/cachedQuery'

// The keys and the entries are read here without the endpoints: a page with its own views must not
// load RTK Query for them.

/** The names of an address, requested for the review of a payment to it. */
export interface RecipientNamesArgs {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** The name that the visitor entered, if any. */
  readonly enteredName?: string
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

/** Each is undefined until it is requested. */
export const selectFeeEntry = (state: object, intent: SendIntent) =>
  selectCachedQuery<FeeEstimate>(state, getFeeKey(intent))

/** In ms, between two blocks. */
export const selectBlockTimeEntry = (state: object, caipNetworkId: CaipNetworkId) =>
  selectCachedQuery<number>(state, getBlockTimeKey(caipNetworkId))

export const selectRecipientNamesEntry = (state: object, args: RecipientNamesArgs) =>
  selectCachedQuery<readonly string[]>(state, getRecipientNamesKey(args))
