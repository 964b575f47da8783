import type { Network } from '../domain/network'
import type { PayOrder } from '../domain/payment/payOrder'
import { assertArrivesWhole } from '../domain/payment/tokenTerms'
import type { ChainClient } from '../ports/chainClient'

/**
 * Verifies with the token contract that the recipient gets the full amount of an order.
 *
 * @throws {ModalError} `TOKEN_WITHHOLDS` if the token keeps part of it; whatever the chain client
 * throws.
 */
export async function assertFullAmountArrives(
  chain: ChainClient,
  { token, amount }: Pick<PayOrder, 'token' | 'amount'>,
  network: Network,
  signal: AbortSignal,
): Promise<void> {
  if (token === null) return
  const terms = await chain.getTokenTerms?.(token, amount, network, signal)
  if (terms) assertArrivesWhole(terms, amount)
}
