import * as v from 'valibot'
import { toSafeLinkUrl } from '../../lib/links/safeUrl'
import { cleanName } from './cleanText'
import { imageFrom } from './imageUrl'
import { createRowsSchema } from './createRowsSchema'

const MAX_ID = 200
const MAX_MESSAGE = 300

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID))

/** A response of `POST /v1/json-rpc` (JSON-RPC 2.0): the result or an error. */
export const rpcAnswer = <T>(result: v.GenericSchema<unknown, T>) =>
  v.union([
    v.object({ result }),
    v.object({ error: v.object({ message: cleanName(MAX_MESSAGE) }) }),
  ])

/** `reown_getExchanges`. Images from hosts other than these are dropped. */
export const exchangesSchema = (imageHosts: readonly string[]) =>
  v.object({
    exchanges: createRowsSchema(
      v.object({ id, name: cleanName(), imageUrl: imageFrom(imageHosts) }),
    ),
  })

/** `reown_getExchangePayUrl`. A URL that is unsafe to open is rejected. */
export const payUrlSchema = v.object({
  url: v.pipe(
    v.string(),
    v.transform(url => toSafeLinkUrl(url)),
    v.string(),
  ),
  sessionId: id,
})

/** `reown_getExchangeBuyStatus`. */
export const buyStatusSchema = v.object({
  status: v.picklist(['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED']),
  txHash: v.nullish(v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,128}$/)), null),
})

export type BuyStatus = v.InferOutput<typeof buyStatusSchema>
export type PayUrl = v.InferOutput<typeof payUrlSchema>
