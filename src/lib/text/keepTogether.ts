/** More characters need two lines on the narrowest card. */
const LINE_LENGTH = 24

/** Keeps the signs at both sides of it on one line, and draws nothing. */
const WORD_JOINER = '\u2060'

/**
 * A name for a sentence: no line ends within it where it is short, neither at a space nor behind a hyphen. For the eye only;
 * what is compared or sent keeps its own signs.
 */
export const keepTogether = (name: string): string =>
  name.length > LINE_LENGTH
    ? name
    : name.replace(/ /g, '\u00a0').replace(/-(?=.)/g, `-${WORD_JOINER}`)
