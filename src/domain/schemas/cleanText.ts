import * as v from 'valibot'
import { untrustedText } from '../../lib/text/untrustedText'
import { hasWebAddress } from '../../lib/text/webAddress'

/** Text from outside, cleaned and cut. Anything but text, null included, becomes empty. */
export const cleanText = (maxLength = 64) =>
  v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform(text => untrustedText(text, maxLength)),
  )

/** What a token or a collectible is called by whoever made it; null where that leads to a page, also in a part that is cut. */
export const givenName = (maxLength = 64) =>
  v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform(text =>
      hasWebAddress(untrustedText(text, Infinity)) ? null : untrustedText(text, maxLength),
    ),
  )

/** The same, refused when nothing readable is left. */
export const cleanName = (maxLength = 64) =>
  v.pipe(
    v.string(),
    v.transform(text => untrustedText(text, maxLength)),
    v.minLength(1),
  )

/** What somebody is called: refused when cleaning would make it somebody else's name, or nothing. */
export const exactName = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.transform(text => text.normalize('NFC').trim()),
    v.minLength(1),
    v.check(text => untrustedText(text, maxLength) === text),
  )
