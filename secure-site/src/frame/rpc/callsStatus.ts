import type { SmartAccounts } from '../accounts/createSmartAccounts'
import { readReceipt } from '../accounts/readReceipt'
import type { CallReceipt } from '../accounts/smartAccountDriver'
import { rpcFailure } from '../failures'
import { refusals } from '../refusals'
import type { CallBatch } from './createCallBatches'
import type { JsonRpc } from './createJsonRpc'
import { toHexChainId } from './createNetworks'

const isDone = (receipt: CallReceipt | null): receipt is CallReceipt => receipt !== null

/** EIP-5792: 100 pending, 200 done, 500 failed completely, 600 failed in part. */
function statusOf(receipts: readonly CallReceipt[], batch: CallBatch): number {
  if (receipts.length < batch.hashes.length) return 100
  const done = receipts.filter(({ status }) => status === '0x1').length
  if (done === batch.count) return 200
  return done === 0 ? 500 : 600
}

/** Reading a status needs no signature. */
const signsNothing = () => Promise.reject(rpcFailure(4100, refusals.foreignAccount))

async function receiptsOf(batch: CallBatch, rpc: JsonRpc, smart: SmartAccounts) {
  const { caipNetworkId, hashes } = batch
  if (batch.isAtomic === true) {
    const driver = await smart.driver(caipNetworkId, signsNothing)
    return Promise.all(hashes.map(hash => driver.status(hash as `0x${string}`)))
  }
  return Promise.all(
    hashes.map(async hash =>
      readReceipt(await rpc.ask(caipNetworkId, 'eth_getTransactionReceipt', [hash])),
    ),
  )
}

/** `wallet_getCallsStatus` of a batch sent from here. */
export async function callsStatus(
  id: string,
  batch: CallBatch,
  { rpc, smart }: { readonly rpc: JsonRpc; readonly smart: SmartAccounts },
): Promise<unknown> {
  const receipts = (await receiptsOf(batch, rpc, smart)).filter(isDone)
  const status = statusOf(receipts, batch)
  if (batch.version.startsWith('1'))
    return { receipts, status: status === 100 ? 'PENDING' : 'CONFIRMED' }
  const chainId = toHexChainId(batch.caipNetworkId)
  return { receipts, version: '2.0.0', id, chainId, status, atomic: batch.isAtomic === true }
}
