import type { SubmittedTransaction } from '../../domain/transaction'
import type { Namespace } from '../../lib/address/caip'

/** A partial state, because this code must not load the slice. */
interface Root {
  readonly transactions?: { readonly submitted: readonly SubmittedTransaction[] }
}

/**
 * Returns the latest payment that this page sent from a namespace's account; null if there is none.
 */
export const selectLatestPayment = (
  { transactions }: Root,
  namespace: Namespace,
): SubmittedTransaction | null =>
  transactions?.submitted.find(({ caipNetworkId }) => caipNetworkId.startsWith(`${namespace}:`)) ??
  null
