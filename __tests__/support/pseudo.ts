const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  I: 'Ï',
  O: 'Ø',
  U: 'Û',
  c: 'ç',
  n: 'ñ',
  s: 'š',
}

const accented = (text: string) => text.replace(/[a-z]/gi, letter => ACCENTS[letter] ?? letter)

const words = (text: string) =>
  text
    .split(/(\{\w+\})/)
    .map((part, at) => (at % 2 === 0 ? accented(part) : part))
    .join('')

const HEAD = /\{\w+, (?:plural|select|selectordinal), /

/** Pseudo-localizes the cases of a plural and leaves the ICU syntax alone. */
const formed = (text: string) =>
  text
    .split(/(\{\w+, \w+, (?:[\w=]+ \{(?:[^{}]|\{\w+\})*\} ?)+\})/)
    .map((part, at) =>
      at % 2 === 0
        ? words(part)
        : part.replace(
            /([\w=]+ \{)((?:[^{}]|\{\w+\})*)\}/g,
            (_whole, head: string, said: string) => `${head}${words(said)}}`,
          ),
    )
    .join('')

/** Longer than most words; a long sentence has more words, not one without a break. */
const PADDING_WORD_LENGTH = 10

function paddingOf(length: number): string {
  const padding = '~'.repeat(length)
  if (length <= PADDING_WORD_LENGTH) return padding
  return padding.replaceAll(new RegExp(`~(?=(?:~{${String(PADDING_WORD_LENGTH)}})+$)`, 'g'), ' ')
}

/** Pseudo-localizes a text: accents, brackets and 40 % more length, as in other languages. */
export function pseudo(text: string): string {
  const longer = paddingOf(Math.ceil(text.length * 0.4))
  return `⟦${HEAD.test(text) ? formed(text) : words(text)}${longer}⟧`
}

/** A catalogue in the pseudo-language. */
export const pseudoTexts = <T extends Readonly<Record<string, string>>>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)])) as T
