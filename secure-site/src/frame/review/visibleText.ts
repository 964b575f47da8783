/**
 * Control, format, bidi, zero-width and tag characters, which are invisible but alter how other
 * text looks.
 */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]|[\u115F\u1160\u3164\uFFA0]|\u034F|[\uFE00-\uFE0F]/gu
const KEPT = new Set(['\n', '\t'])

const nameOf = (character: string) =>
  `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`

/**
 * Spells out every invisible character of the page's text, so that text can't be reordered or
 * hidden.
 */
export const visibleText = (text: string): string =>
  text
    .replace(/\r\n/g, '\n')
    .replace(HIDDEN, character => (KEPT.has(character) ? character : nameOf(character)))

/** The same as a single line, cut to `limit` characters. */
export function visibleLine(text: string, limit: number): string {
  const line = visibleText(text.replace(/[\n\t]+/g, ' ')).trim()
  return line.length > limit ? `${line.slice(0, limit)}…` : line
}
