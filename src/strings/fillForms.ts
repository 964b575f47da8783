import { getTextDirection } from '../lib/text/textDirection'
import { fill, type StringParams } from './translate'

const HEAD = /\{\s*(\w+)\s*,\s*(plural|selectordinal|select)\s*,/
const CHOICE = /\s*(=\d+|[\w-]+)\s*\{/y

/** Returns the index after the brace that closes the one opened before `from`. */
function findClosingBrace(text: string, from: number): number {
  let depth = 1
  let at = from
  for (; at < text.length && depth > 0; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
  }
  return at
}

/** Parses `one {…} other {…}` into texts by name. */
function parseForms(text: string): Readonly<Record<string, string>> {
  const choices: Record<string, string> = {}
  CHOICE.lastIndex = 0
  for (let match = CHOICE.exec(text); match; match = CHOICE.exec(text)) {
    const end = findClosingBrace(text, CHOICE.lastIndex)
    choices[match[1] ?? ''] = text.slice(CHOICE.lastIndex, end - 1)
    CHOICE.lastIndex = end
  }
  return choices
}

function selectForm(
  kind: string,
  choices: Readonly<Record<string, string>>,
  value: unknown,
  language: string,
) {
  if (kind === 'select') return choices[String(value)] ?? choices['other'] ?? ''
  const count = Number(value)
  const type = kind === 'plural' ? 'cardinal' : 'ordinal'
  const category = new Intl.PluralRules(language, { type }).select(count)
  const text = choices[`=${count}`] ?? choices[category] ?? choices['other'] ?? ''
  return text.replace(/#/g, new Intl.NumberFormat(language).format(count))
}

/**
 * Isolates parameters with U+2068 … U+2069: a name such as `MetaMask` must neither set the
 * direction of a right-to-left sentence it starts, nor reorder the punctuation beside it.
 */
const isolateParams = (params: StringParams): StringParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      value === '' ? '' : `\u2068${value}\u2069`,
    ]),
  )

/**
 * Fills a text in ICU message syntax: `{name}`, and the forms `{count, plural, one {# wallet} other
 * {# wallets}}`, `selectordinal` and `select`, also nested. Plural forms come from
 * `Intl.PluralRules`. Full ICU parsers weigh 4.8 to 8.8 kB for number and date formats that no text
 * here uses: `Intl` formats those beforehand.
 *
 * @param language BCP 47, of the text
 */
export function fillForms(template: string, params: StringParams, language: string): string {
  const head = HEAD.exec(template)
  if (!head)
    return fill(template, getTextDirection(language) === 'rtl' ? isolateParams(params) : params)
  const [whole, name = '', kind = ''] = head
  const from = head.index + whole.length
  const end = findClosingBrace(template, from)
  const chosen = selectForm(kind, parseForms(template.slice(from, end - 1)), params[name], language)
  return fillForms(template.slice(0, head.index) + chosen + template.slice(end), params, language)
}
