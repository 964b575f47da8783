import * as v from 'valibot'
import type { CallBatch } from './createCallBatches'
import type { JsonRpc } from './createJsonRpc'
import { toHexChainId } from './createNetworks'

const Receipt = v.nullable(
  v.looseObject({
    status: v.string(),
    blockHash: v.string(),
    blockNumber: v.string(),
    gasUsed: v.string(),
    transactionHash: v.string(),
    logs: v.array(
      v.looseObject({ address: v.string(), data: v.string(), topics: v.array(v.string()) }),
    ),
  }),
)
type Receipt = NonNullable<v.InferOutput<typeof Receipt>>

const isDone = (receipt: Receipt | null): receipt is Receipt => receipt !== null

/** EIP-5792: 100 waits, 200 is done, 500 failed whole, 600 failed in part. */
function statusOf(receipts: readonly Receipt[], batch: CallBatch): number {
  if (receipts.length < batch.hashes.length) return 100
  const done = receipts.filter(({ status }) => status === '0x1').length
  if (done === batch.count) return 200
  return done === 0 ? 500 : 600
}

const toAnswer = ({ status, blockHash, blockNumber, gasUsed, transactionHash, logs }: Receipt) => ({
  status,
  blockHash,
  blockNumber,
  gasUsed,
  transactionHash,
  logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
})

/** `wallet_getCallsStatus` of a batch that was sent here. */
export async function callsStatus(id: string, batch: CallBatch, rpc: JsonRpc): Promise<unknown> {
  const found = await Promise.all(
    batch.hashes.map(async hash =>
      v.parse(Receipt, await rpc.ask(batch.caipNetworkId, 'eth_getTransactionReceipt', [hash])),
    ),
  )
  const receipts = found.filter(isDone)
  const status = statusOf(receipts, batch)
  const answer = { receipts: receipts.map(toAnswer) }
  if (batch.version.startsWith('1'))
    return { ...answer, status: status === 100 ? 'PENDING' : 'CONFIRMED' }
  const chainId = toHexChainId(batch.caipNetworkId)
  return { ...answer, version: '2.0.0', id, chainId, status, atomic: false }
}
