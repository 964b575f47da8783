import { isCaipNetworkId, splitCaipId, type Namespace } from '../lib/address/caip'

/** Provided by data about an account of a chain family, until the account disconnects. */
export interface AccountTag {
  readonly type: 'AccountData'
  readonly id: Namespace
}

/** How the arguments of an endpoint name an account and its network. */
interface AccountArgs {
  readonly address?: unknown
  /** The same, in requests about swaps. */
  readonly account?: unknown
  readonly caipNetworkId?: unknown
  readonly network?: { readonly caipNetworkId?: unknown }
  /** A payment from the account. */
  readonly intent?: { readonly from?: unknown; readonly caipNetworkId?: unknown }
}

/**
 * Returns the tags of an answer by the arguments of its request; none unless they name an account.
 * The id is the chain family, because a disconnect ends all accounts of a family, also those that
 * were active before.
 */
export function accountTags(args: unknown): readonly AccountTag[] {
  const { intent, network, ...own } = (args ?? {}) as AccountArgs
  const address = own.address ?? own.account ?? intent?.from
  const id = own.caipNetworkId ?? network?.caipNetworkId ?? intent?.caipNetworkId
  if (typeof address !== 'string' || !isCaipNetworkId(id)) return []
  return [{ type: 'AccountData', id: splitCaipId(id)[0] as Namespace }]
}
