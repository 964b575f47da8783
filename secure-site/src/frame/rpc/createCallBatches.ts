import * as v from 'valibot'
import type { DeviceStore } from '../storage/openDeviceStore'

const Batch = v.object({
  version: v.string(),
  caipNetworkId: v.string(),
  /** Transaction hashes, in sending order. */
  hashes: v.array(v.string()),
  /** How many calls the page requested. */
  count: v.number(),
  /** Sent by a smart account, in one transaction or one bundler operation. */
  isAtomic: v.optional(v.boolean(), false),
})

/** The calls of one `wallet_sendCalls`; public data, as they are on the chain. */
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
