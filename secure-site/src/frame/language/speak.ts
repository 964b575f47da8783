import { fillForms } from '../../../../src/strings/fillForms'
import type { StringParams } from '../../../../src/strings/translate'
import { directionOf, matchLanguages, type Language } from '../../shared/languages'

/** A file of texts that is slow keeps the page waiting no longer than this. */
const DEADLINE_MS = 4_000

let spoken: Language = 'en'

/** What this document speaks. */
export const spokenLanguage = (): Language => spoken

/** Fills a text in ICU message syntax, in the language of the document. */
export const say = (text: string, params: StringParams): string => fillForms(text, params, spoken)

/** The language that a page asks for in its address; else the first one of the browser that is offered; else English. */
export const chooseLanguage = (search: string, preferred: readonly string[]): Language =>
  matchLanguages([new URLSearchParams(search).get('lang'), ...preferred]) ?? 'en'

/** Texts that change with the language. */
export interface Catalogue {
  /** The texts of a language, fetched. */
  load(language: Exclude<Language, 'en'>): Promise<object>
  readonly english: object
  /** What the rest of the page reads: gets the texts of the language. */
  readonly texts: object
}

export interface SpeakPorts {
  readonly root: HTMLElement
  /** Calls back once, after `ms`. */
  after(ms: number, call: () => void): void
}

/**
 * Makes the document speak a language, before anything is drawn in it. Texts that do not come in time leave it English: half a page
 * in another language would be worse than none.
 */
export async function speak(
  language: Language,
  catalogues: readonly Catalogue[],
  { root, after }: SpeakPorts,
): Promise<void> {
  const late = new Promise<null>(resolve => after(DEADLINE_MS, () => resolve(null)))
  const coming =
    language === 'en'
      ? null
      : Promise.all(catalogues.map(({ load }) => load(language))).catch(() => null) // said in English
  const came = await Promise.race([coming, late])
  catalogues.forEach(({ texts, english }, at) => Object.assign(texts, came?.[at] ?? english))
  spoken = came ? language : 'en'
  root.lang = spoken
  root.dir = directionOf(spoken)
}
