import * as v from 'valibot'
import { safeImageUrl } from '../../lib/links/safeUrl'

/**
 * A picture's address, or undefined when the page must not ask for it: a service repeats what anybody wrote into a token or
 * a name, and whoever keeps the picture learns who looks, and when. Plain http works on this machine only.
 */
export const imageFrom = (hosts: readonly string[]) =>
  v.pipe(
    v.nullish(v.unknown(), null),
    v.transform(url => safeImageUrl(url, { allowHttp: true, hosts }) ?? undefined),
  )
