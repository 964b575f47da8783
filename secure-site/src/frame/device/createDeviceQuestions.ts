import * as v from 'valibot'
import { failure } from '../failures'
import { createApi } from '../server/createApi'

const Question = v.object({
  hostOrigin: v.pipe(v.string(), v.maxLength(300)),
  deviceName: v.pipe(v.string(), v.maxLength(200)),
  /** ms since 1970. */
  askedAt: v.number(),
})

/** What the page behind the link asks the user to decide. */
export type DeviceQuestion = v.InferOutput<typeof Question>

export interface DeviceQuestions {
  /** Read-only: decides nothing. @throws `DEVICE_EXPIRED` */
  read(linkToken: string): Promise<DeviceQuestion>
  /** Single-use. @throws `DEVICE_EXPIRED` */
  decide(linkToken: string, decision: 'approve' | 'decline'): Promise<void>
}

export function createDeviceQuestions(fetch: typeof globalThis.fetch): DeviceQuestions {
  const { ask, send } = createApi(fetch, () => ({}))
  const mustBeToken = (linkToken: string) => {
    if (!/^[-\w]{43}$/.test(linkToken)) throw failure('DEVICE_EXPIRED')
  }
  return {
    read: async linkToken => {
      mustBeToken(linkToken)
      return ask('device/question', Question, { method: 'POST', body: { linkToken } })
    },
    decide: async (linkToken, decision) => {
      await send('device/decision', { method: 'POST', body: { linkToken, decision } })
    },
  }
}
