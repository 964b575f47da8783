const DEFAULT_MAX = 64
/** Names are read once and cut early, so that a hostile megabyte costs nothing. */
const MAX_INPUT = 4096

/** Line breaks and tabs separate words; they become spaces before other controls go. */
const WHITESPACE = /\s+/gu
/** Controls, formats (bidi, zero-width, tags), lone surrogates, private use. */
const INVISIBLE = /(?!\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu
/** Joiners and variation selectors shape emoji; anywhere else they are invisible and only serve imitation. */
const EMOJI_OR_STRAY =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)*(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)*)*)|\u034F|\u200D|\p{Variation_Selector}/gu
/** Letters that draw nothing. */
const BLANK_LETTERS = /[\u115F\u1160\u2800\u3164\uFFA0]/gu
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu

/**
 * Text from a wallet, a token list or a service, made fit to show: no control, bidi or invisible characters, single
 * spaces, at most `maxLength` characters. Anything but text is empty.
 */
export function untrustedText(value: unknown, maxLength = DEFAULT_MAX): string {
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
