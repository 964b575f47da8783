import * as v from 'valibot'
import { safeImageUrl } from '../../lib/safeUrl'

/** A picture's address, or undefined when an `img` element must not be given it. Plain http works on this machine only. */
export const imageUrl = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform(url => safeImageUrl(url, { allowHttp: true }) ?? undefined),
)
