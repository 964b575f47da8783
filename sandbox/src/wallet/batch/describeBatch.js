// @ts-check
import { BATCH_EXECUTOR_ADDRESS } from '../../chains/contracts.js'
import { describeTransaction } from '../describeRequest.js'
import { asTransaction } from './sendBatch.js'

/**
 * Describes a batch for the approval window, call by call.
 *
 * @param {string} account
 * @param {readonly import('./readBatch.js').BatchCall[]} calls
 * @param {{
 *   wallet: import('./createBatches.js').BatchChain, isAtomic: boolean, problem?: string,
 * }} how
 * @returns {Promise<import('../types.js').RequestDetails>}
 */
export async function describeBatch(account, calls, { wallet, isAtomic, problem }) {
  const described = await Promise.all(
    calls.map(async (call, index) => {
      const [, ...rows] = await describeTransaction(asTransaction(account, call), wallet)
      return rows.map(({ label, value }) => ({ label: `Call ${index + 1}: ${label}`, value }))
    }),
  )
  const how = isAtomic
    ? [
        { label: 'Sent as', value: 'One transaction: all calls, or none' },
        { label: 'Delegates to', value: BATCH_EXECUTOR_ADDRESS },
      ]
    : [{ label: 'Sent as', value: 'One transaction for each call' }]
  const rows = [
    { label: 'From', value: account },
    ...described.flat(),
    ...how,
    { label: 'Network', value: wallet.chain.name },
  ]
  const title = calls.length === 1 ? 'Send 1 call' : `Send ${calls.length} calls`
  const warning = problem && `These calls are likely to fail: ${problem}`
  return { title, rows, ...(warning ? { warning } : {}) }
}
