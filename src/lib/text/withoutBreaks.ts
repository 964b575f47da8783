/** Longer names need two lines on the narrowest card. */
const LINE_LENGTH = 24

/** Invisible character that prevents a line break. */
const WORD_JOINER = '\u2060'

/** Prevents line breaks within a short name. For display only; compare and send the original. */
export const withoutBreaks = (name: string): string =>
  name.length > LINE_LENGTH
    ? name
    : name.replace(/ /g, '\u00a0').replace(/-(?=.)/g, `-${WORD_JOINER}`)
