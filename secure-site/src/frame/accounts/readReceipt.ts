import * as v from 'valibot'
import type { CallReceipt } from './smartAccountDriver'

const Receipt = v.looseObject({
  status: v.string(),
  blockHash: v.string(),
  blockNumber: v.string(),
  gasUsed: v.string(),
  transactionHash: v.string(),
  logs: v.array(
    v.looseObject({ address: v.string(), data: v.string(), topics: v.array(v.string()) }),
  ),
})

/** Parses a server's receipt into the EIP-5792 shape; null if there is none. */
export function readReceipt(answer: unknown): CallReceipt | null {
  if (answer === null) return null
  const { status, blockHash, blockNumber, gasUsed, transactionHash, logs } = v.parse(
    Receipt,
    answer,
  )
  return {
    status,
    blockHash,
    blockNumber,
    gasUsed,
    transactionHash,
    logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
  }
}
