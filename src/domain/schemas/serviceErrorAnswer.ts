import * as v from 'valibot'
import { cleanUntrustedText } from '../../lib/text/cleanUntrustedText'

const REASON_LENGTH = 300

/** An error response: the first reason's description, or the message some services send. */
export const serviceErrorSchema = v.pipe(
  v.looseObject({ reasons: v.optional(v.unknown()), message: v.optional(v.unknown()) }),
  v.transform(({ reasons, message }) => {
    const first: unknown = Array.isArray(reasons) ? reasons[0] : undefined
    const result = v.safeParse(v.looseObject({ description: v.string() }), first)
    return cleanUntrustedText(result.success ? result.output.description : message, REASON_LENGTH)
  }),
)
