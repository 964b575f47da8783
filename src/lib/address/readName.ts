import type * as Ens from '@adraffy/ens-normalize'

/** Unusual traits of a name as it was entered or received, which the user can't see. */
export interface NameMarks {
  /** Invisible, insignificant characters, as code points (`U+200B`). */
  readonly hidden: readonly string[]
  /** ISO 15924 codes of the scripts of its letters, if there are several. */
  readonly scripts: readonly string[]
  /** Whether normalisation changed its visible characters. */
  readonly isRewritten: boolean
}

/** Why a name is invalid: hidden characters, look-alike letters, or anything else. */
export type NameFault = 'hidden' | 'lookAlike' | 'invalid'

export type ReadName =
  | { readonly name: string; readonly marks: NameMarks | null; readonly fault?: undefined }
  | { readonly fault: NameFault }

/** Most names: normalisation only lower-cases them, so no normaliser has to load. */
const PLAIN_NAME = /^(?!(?:.*\.)?..--)[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)+$/
/** Invisible characters: controls, formats (bidi, zero width), blank letters, selectors, tags. */
const HIDDEN =
  /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Variation_Selector}|\u034F|[\u115F\u1160\u2800\u3164\uFFA0]/gu
/** Emoji sequences. Their joiners and selectors are legitimate; elsewhere they count as hidden. */
const EMOJI =
  /\p{Extended_Pictographic}(?:\u200D|\uFE0F|\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}])*|[\d#*]\uFE0F?\u20E3/gu
const SELECTOR = /\uFE0F/g
const LETTER = /\p{L}/gu
const NO_SCRIPT = 'Zzzz'

/** Chinese, Japanese and Korean each combine several of these scripts, so they count as one. */
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

/** Returns the invisible characters of a text, each once, in order of appearance. */
export const getHiddenCharacters = (text: string): readonly string[] => [
  ...new Set((text.replace(EMOJI, '').match(HIDDEN) ?? []).map(codePoint)),
]

/** Returns the scripts of a name's letters, except its last label, which all names share. */
function getScripts(name: string): readonly string[] {
  const letters = name.slice(0, name.lastIndexOf('.')).match(LETTER) ?? []
  const found = letters.map(
    letter => SCRIPTS.find(([, script]) => script.test(letter))?.[0] ?? NO_SCRIPT,
  )
  return [...new Set(found)]
}

function getNameMarks(text: string, name: string): NameMarks | null {
  const hidden = getHiddenCharacters(text)
  const scripts = getScripts(name)
  const seen = text.replace(EMOJI, '').replace(HIDDEN, '')
  const isRewritten =
    seen.normalize('NFC').toLowerCase() !== name.replace(EMOJI, '').replace(SELECTOR, '')
  const isMixed = scripts.length > 1
  if (hidden.length === 0 && !isMixed && !isRewritten) return null
  return { hidden, scripts: isMixed ? scripts : [], isRewritten }
}

function normalise({ ens_normalize }: typeof Ens, text: string): ReadName {
  try {
    const name = ens_normalize(text)
    return { name, marks: getNameMarks(text, name) }
  } catch (thrown) {
    if (getHiddenCharacters(text).length > 0) return { fault: 'hidden' }
    const isLookAlike = /mixture|confusable/.test(thrown instanceof Error ? thrown.message : '')
    return { fault: isLookAlike ? 'lookAlike' : 'invalid' }
  }
}

/**
 * Normalises a name for lookups (ENSIP-15) and reports an unusual spelling, or why it is invalid.
 * Look-alike names never silently become the same.
 *
 * @throws if the normaliser, needed for all but plain names, fails to load.
 */
export async function readName(text: string): Promise<ReadName> {
  const typed = text.trim()
  if (PLAIN_NAME.test(typed)) return { name: typed.toLowerCase(), marks: null }
  return normalise(await import('@adraffy/ens-normalize'), typed)
}
