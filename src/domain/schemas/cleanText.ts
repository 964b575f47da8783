import * as v from 'valibot'
import { cleanUntrustedText } from '../../lib/text/cleanUntrustedText'
import { hasWebAddress } from '../../lib/text/webAddress'

/** Untrusted text, cleaned and truncated. Anything but text, null included, becomes empty. */
export const cleanText = (maxLength = 64) =>
  v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform(text => cleanUntrustedText(text, maxLength)),
  )

/** A creator-chosen name; null if it contains a web address, even in the truncated part. */
export const createNameSchema = (maxLength = 64) =>
  v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform(text =>
      hasWebAddress(cleanUntrustedText(text, Infinity))
        ? null
        : cleanUntrustedText(text, maxLength),
    ),
  )

/** Like `cleanText`, but rejected when nothing readable is left. */
export const cleanName = (maxLength = 64) =>
  v.pipe(
    v.string(),
    v.transform(text => cleanUntrustedText(text, maxLength)),
    v.minLength(1),
  )

/** A name that identifies someone: rejected when cleaning would change or empty it. */
export const exactName = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.transform(text => text.normalize('NFC').trim()),
    v.minLength(1),
    v.check(text => cleanUntrustedText(text, maxLength) === text),
  )
