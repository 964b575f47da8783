import type { SubmittedTransaction } from '../../domain/transaction'
import type { Namespace } from '../../lib/address/caip'

/** Of the state: without the slice itself, which a page has no use for before something is sent. */
interface Root {
  readonly transactions?: { readonly submitted: readonly SubmittedTransaction[] }
}

/** What this page sent last from an account of a chain family; null where it sent nothing. */
export const selectLatestPayment = (
  { transactions }: Root,
  namespace: Namespace,
): SubmittedTransaction | null =>
  transactions?.submitted.find(({ caipNetworkId }) => caipNetworkId.startsWith(`${namespace}:`)) ??
  null
