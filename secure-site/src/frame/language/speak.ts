import { fillForms } from '../../../../src/strings/fillForms'
import type { StringParams } from '../../../../src/strings/translate'
import { getTextDirection, matchLanguages, type Language } from '../../shared/languages'

/** How long the page waits for a language chunk. */
const DEADLINE_MS = 4_000

let spoken: Language = 'en'

/** The document's current language. */
export const spokenLanguage = (): Language => spoken

/** Formats a text in ICU message syntax in the document's language. */
export const say = (text: string, params: StringParams): string => fillForms(text, params, spoken)

/** Picks the language in the page's query, else the browser's first supported one, else English. */
export const chooseLanguage = (search: string, preferred: readonly string[]): Language =>
  matchLanguages([new URLSearchParams(search).get('lang'), ...preferred]) ?? 'en'

/** Texts that depend on the language. */
export interface Catalogue {
  /** Loads the texts of a language. */
  load(language: Exclude<Language, 'en'>): Promise<object>
  readonly english: object
  /** The object the rest of the page reads; it receives the loaded texts. */
  readonly texts: object
}

export interface SpeakPorts {
  readonly root: HTMLElement
  /** Calls back once, after `ms`. */
  after(ms: number, call: () => void): void
}

/**
 * Sets the document's language before anything is drawn. If the texts don't arrive in time the
 * document stays English, because a half-translated page would be worse.
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
      : // falls back to English
        Promise.all(catalogues.map(({ load }) => load(language))).catch(() => null)
  const came = await Promise.race([coming, late])
  catalogues.forEach(({ texts, english }, at) => Object.assign(texts, came?.[at] ?? english))
  spoken = came ? language : 'en'
  root.lang = spoken
  root.dir = getTextDirection(spoken)
}
