import type { Network } from '../domain/network'
import type { PayOrder } from '../domain/payment/payOrder'
import { assertArrivesWhole } from '../domain/payment/tokenTerms'
import type { ChainClient } from '../ports/chainClient'

/**
 * Asks the token itself whether the payee gets the whole of an order.
 *
 * @throws {ModalError} `TOKEN_WITHHOLDS` where the token keeps part of it, and what the chain says.
 */
export async function assertPaidWhole(
  chain: ChainClient,
  { token, amount }: Pick<PayOrder, 'token' | 'amount'>,
  network: Network,
  signal: AbortSignal,
): Promise<void> {
  if (token === null) return
  const terms = await chain.getTokenTerms?.(token, amount, network, signal)
  if (terms) assertArrivesWhole(terms, amount)
}
