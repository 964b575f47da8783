import * as v from 'valibot'
import { toSafeLinkUrl } from '../../lib/links/safeUrl'
import { cleanName, cleanText } from './cleanText'
import { imageFrom } from './imageUrl'
import { maybe } from './maybe'
import { present } from './present'
import { createRowsSchema } from './createRowsSchema'

const PCI_LENGTH = 128
const seconds = v.pipe(v.number(), v.finite(), v.minValue(0))
const hex = v.custom<`0x${string}`>(
  value => typeof value === 'string' && value.length <= 20_000 && /^0x[0-9a-f]*$/i.test(value),
)
const rule = v.object({ type: cleanName(), data: v.record(v.string(), v.unknown()) })

/** One session, as the service returns it or a page stores it. */
export const sessionSchema = (imageHosts: readonly string[]) =>
  v.pipe(
    v.object({
      project: v.pipe(
        v.object({
          id: cleanText(PCI_LENGTH),
          name: cleanText(),
          url: v.pipe(
            v.nullish(v.unknown(), null),
            v.transform(url => toSafeLinkUrl(url) ?? undefined),
          ),
          iconUrl: imageFrom(imageHosts),
        }),
        v.transform(present),
      ),
      pci: cleanName(PCI_LENGTH),
      expiry: seconds,
      createdAt: seconds,
      permissions: v.array(rule),
      policies: v.array(rule),
      context: v.nullish(hex, null),
      revokedAt: maybe(seconds),
    }),
    v.transform(present),
  )

/** `GET /v1/sessions/{caip10}`. Times are seconds, as sent. */
export const sessionsSchema = (imageHosts: readonly string[]) =>
  v.object({ pcis: createRowsSchema(sessionSchema(imageHosts)) })

/** `POST /v1/sessions/{caip10}` */
export const createdSessionSchema = v.object({
  pci: cleanName(PCI_LENGTH),
  key: v.object({ type: v.literal('secp256k1'), publicKey: hex }),
})

export type CreatedSession = v.InferOutput<typeof createdSessionSchema>
