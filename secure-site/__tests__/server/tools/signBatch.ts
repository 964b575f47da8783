import { accountAddress } from '../../../src/shared/accounts/accountAddress'
import { batchTypedData } from '../../../src/shared/accounts/typedData'
import { OWNER } from './startAccountChain'
import { HOST_ORIGIN } from './startTestSite'
import type { QuoteAnswer, SendBatchRequest } from '../../../src/shared/accounts'
import type { Address } from 'viem'

export const RECIPIENT: Address = '0x00000000000000000000000000000000000a11ce'

/** A call that pays coins, in the API's format. */
export const payment = (value: bigint, to: Address = RECIPIENT) => ({
  to,
  value: String(value),
  data: '0x',
})
export type PaymentCall = ReturnType<typeof payment>

/** The quote's numbers, signed by the owner. */
export async function signed(
  request: { readonly caipNetworkId: string; readonly calls: readonly PaymentCall[] },
  quote: QuoteAnswer,
  owner = OWNER,
): Promise<SendBatchRequest> {
  const { nonce, deadline, maxFee, feeRecipient, minGas } = quote
  const typed = batchTypedData(
    {
      calls: request.calls.map(({ to, value }) => ({ to, value: BigInt(value), data: '0x' })),
      nonce: BigInt(nonce),
      deadline: BigInt(deadline),
      maxFee: BigInt(maxFee),
      feeRecipient: feeRecipient as Address,
      minGas: BigInt(minGas),
    },
    accountAddress(owner.address),
    Number(request.caipNetworkId.slice(7)),
  )
  return {
    ...request,
    projectId: 'demo',
    hostOrigin: HOST_ORIGIN,
    nonce,
    deadline,
    maxFee,
    feeRecipient,
    minGas,
    signature: await owner.signTypedData(typed),
  }
}
