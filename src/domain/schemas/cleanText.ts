import * as v from 'valibot'
import { untrustedText } from '../../lib/untrustedText'

/** Text from outside, cleaned and cut. Anything but text, null included, becomes empty. */
export const cleanText = (maxLength = 64) =>
  v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform(text => untrustedText(text, maxLength)),
  )

/** The same, refused when nothing readable is left. */
export const cleanName = (maxLength = 64) =>
  v.pipe(
    v.string(),
    v.transform(text => untrustedText(text, maxLength)),
    v.minLength(1),
  )
