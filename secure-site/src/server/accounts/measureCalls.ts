import { decodeErrorResult, encodeFunctionData, zeroAddress } from 'viem'
import { FACTORY_ABI, SALT } from '../../shared/accounts/contracts'
import { FACTORY_ADDRESS } from '../../shared/accounts/creationCode'
import { describeRevert, revertDataOf } from './revert'
import type { AccountCall } from '../../shared/accounts/typedData'
import type { Address, Hex, PublicClient } from 'viem'

export type Measurement =
  { readonly gasOfCreation: bigint; readonly gasOfCalls: bigint } | { readonly failure: string }

function readMeasurement(data: Hex): Measurement {
  try {
    const decoded = decodeErrorResult({ abi: FACTORY_ABI, data })
    if (decoded.errorName === 'MeasuredWithCreation') {
      const [gasOfCreation, gasOfCalls] = decoded.args
      return { gasOfCreation, gasOfCalls }
    }
  } catch {
    // Reverted by a foreign contract: described below.
  }
  return { failure: describeRevert(data).reason }
}

/**
 * Simulates the calls from the owner's account, deploying it first if needed, without a signature.
 * Nothing is sent.
 */
export async function measureCalls(
  client: PublicClient,
  owner: Address,
  calls: readonly AccountCall[],
): Promise<Measurement> {
  const data = encodeFunctionData({
    abi: FACTORY_ABI,
    functionName: 'measure',
    args: [owner, SALT, calls],
  })
  try {
    await client.request({
      method: 'eth_call',
      params: [{ from: zeroAddress, to: FACTORY_ADDRESS, data }, 'pending'],
    })
  } catch (thrown) {
    const reverted = revertDataOf(thrown)
    if (reverted === null) throw thrown
    return readMeasurement(reverted)
  }
  // The factory always reverts here, so a result means a different contract.
  throw new Error(`the factory is not at ${FACTORY_ADDRESS}`)
}
