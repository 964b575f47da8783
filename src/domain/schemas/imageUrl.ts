import * as v from 'valibot'
import { toSafeImageUrl } from '../../lib/links/safeUrl'

/**
 * An image URL, or undefined if its host could track viewers: anyone can put URLs into tokens and
 * names. Plain http works on this machine only.
 */
export const imageFrom = (hosts: readonly string[]) =>
  v.pipe(
    v.nullish(v.unknown(), null),
    v.transform(url => toSafeImageUrl(url, { allowHttp: true, hosts }) ?? undefined),
  )
