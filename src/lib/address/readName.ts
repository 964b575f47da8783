import type * as Ens from '@adraffy/ens-normalize'

/** What a name that was typed or told of has about it that nobody sees. */
export interface NameMarks {
  /** Characters that draw nothing and do not count, as code points (`U+200B`). */
  readonly hidden: readonly string[]
  /** ISO 15924 codes of the writings its letters come from, where that is more than one. */
  readonly scripts: readonly string[]
  /** It was written with other characters than those it is looked up by. */
  readonly isRewritten: boolean
}

/** Why nobody can have a name: hidden characters, letters that pass for others, or something else no name has. */
export type NameFault = 'hidden' | 'lookAlike' | 'invalid'

export type ReadName =
  | { readonly name: string; readonly marks: NameMarks | null; readonly fault?: undefined }
  | { readonly fault: NameFault }

/** What normalising leaves as it is, except for its capitals; most names are so, and cost no code. */
const PLAIN = /^(?!(?:.*\.)?..--)[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)+$/
/** What draws nothing: controls, formats (direction, zero width), blank letters, selectors, tags. */
const HIDDEN =
  /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Variation_Selector}|\u034F|[\u115F\u1160\u2800\u3164\uFFA0]/gu
/** Joiners and selectors shape pictures; they are hidden nowhere else. */
const PICTURES =
  /\p{Extended_Pictographic}(?:\u200D|\uFE0F|\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}])*|[\d#*]\uFE0F?\u20E3/gu
const SELECTOR = /\uFE0F/g
const LETTER = /\p{L}/gu
const NO_SCRIPT = 'Zzzz'

/** Chinese, Japanese and Korean are each written with several of these at once. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Latn', /\p{Script=Latin}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
  [
    'Hani',
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}ー]/u,
  ],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Geor', /\p{Script=Georgian}/u],
]

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** What draws nothing in a text, each once, in the order it stands. */
export const hiddenCharacters = (text: string): readonly string[] => [
  ...new Set((text.replace(PICTURES, '').match(HIDDEN) ?? []).map(codePoint)),
]

/** The writings of a name's letters. Its last part is the zone's, and the same for everybody. */
function scriptsOf(name: string): readonly string[] {
  const letters = name.slice(0, name.lastIndexOf('.')).match(LETTER) ?? []
  const found = letters.map(
    letter => SCRIPTS.find(([, script]) => script.test(letter))?.[0] ?? NO_SCRIPT,
  )
  return [...new Set(found)]
}

function marksOf(text: string, name: string): NameMarks | null {
  const hidden = hiddenCharacters(text)
  const scripts = scriptsOf(name)
  const seen = text.replace(PICTURES, '').replace(HIDDEN, '')
  const isRewritten =
    seen.normalize('NFC').toLowerCase() !== name.replace(PICTURES, '').replace(SELECTOR, '')
  const isMixed = scripts.length > 1
  if (hidden.length === 0 && !isMixed && !isRewritten) return null
  return { hidden, scripts: isMixed ? scripts : [], isRewritten }
}

function normalise({ ens_normalize }: typeof Ens, text: string): ReadName {
  try {
    const name = ens_normalize(text)
    return { name, marks: marksOf(text, name) }
  } catch (thrown) {
    if (hiddenCharacters(text).length > 0) return { fault: 'hidden' }
    const isLookAlike = /mixture|confusable/.test(thrown instanceof Error ? thrown.message : '')
    return { fault: isLookAlike ? 'lookAlike' : 'invalid' }
  }
}

/**
 * A name as it is registered and looked up (ENSIP-15), with what is odd about the way it was written; or why it can be
 * nobody's. Two names that look the same never come out silently as the same.
 *
 * @throws what loading the code throws that normalises anything but plain names.
 */
export async function readName(text: string): Promise<ReadName> {
  const typed = text.trim()
  if (PLAIN.test(typed)) return { name: typed.toLowerCase(), marks: null }
  return normalise(await import('@adraffy/ens-normalize'), typed)
}
