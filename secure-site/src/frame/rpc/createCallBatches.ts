import * as v from 'valibot'
import type { DeviceStore } from '../storage/openDeviceStore'

const Batch = v.object({
  version: v.string(),
  caipNetworkId: v.string(),
  /** Of the transactions that were sent, in their order. */
  hashes: v.array(v.string()),
  /** How many the page asked for. */
  count: v.number(),
  /** Of a smart account: all in one transaction, or in one operation of a bundler. */
  isAtomic: v.optional(v.boolean(), false),
})

/** The calls of one `wallet_sendCalls`; public, as they are on the chain. */
export type CallBatch = v.InferInput<typeof Batch>

export interface CallBatches {
  read(id: string): Promise<CallBatch | null>
  write(id: string, batch: CallBatch): Promise<void>
}

const nameOf = (id: string) => `batch:${id}`

export const createCallBatches = (store: DeviceStore): CallBatches => ({
  read: async id => {
    const parsed = v.safeParse(Batch, await store.get(nameOf(id)))
    return parsed.success ? parsed.output : null
  },
  write: (id, batch) => store.set(nameOf(id), batch),
})
