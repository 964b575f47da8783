const DEFAULT_MAX = 64
/** Caps the input before normalising, so that a hostile megabyte costs nothing. */
const MAX_INPUT = 4096

/** Line breaks and tabs separate words, so they become spaces before other controls are removed. */
const WHITESPACE = /\s+/gu
/** Controls, formats (bidi, zero-width, tags), lone surrogates, private use. */
const INVISIBLE = /(?!\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu
/** Joiners and variation selectors belong in emoji; elsewhere they only help imitation. */
const EMOJI_OR_STRAY =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)*(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)*)*)|\u034F|\u200D|\p{Variation_Selector}/gu
/** Letters without a visible glyph. */
const BLANK_LETTERS = /[\u115F\u1160\u2800\u3164\uFFA0]/gu
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu

/**
 * Cleans untrusted text for display: no control, bidi or invisible characters, single spaces, at
 * most `maxLength` characters. Non-text becomes empty.
 */
export function cleanUntrustedText(value: unknown, maxLength = DEFAULT_MAX): string {
  if (typeof value !== 'string') return ''
  const clean = value
    .slice(0, MAX_INPUT)
    .normalize('NFC')
    .replace(WHITESPACE, ' ')
    .replace(INVISIBLE, '')
    .replace(EMOJI_OR_STRAY, (_match, emoji?: string) => emoji ?? '')
    .replace(BLANK_LETTERS, '')
    .replace(STACKED_MARKS, '$1')
    .replace(WHITESPACE, ' ')
    .trim()
  const characters = Array.from(clean)
  return characters.length <= maxLength
    ? clean
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
}
