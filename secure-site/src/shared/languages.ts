import { matchLanguage } from '../../../src/app/languages/matchLanguage'
import { getTextDirection } from '../../../src/lib/text/textDirection'

export { getTextDirection }

/** BCP 47 tags of the modal's languages. */
export const LANGUAGES = [
  'en',
  'ar',
  'de',
  'es',
  'fa',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'pl',
  'pt-BR',
  'ru',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
] as const
export type Language = (typeof LANGUAGES)[number]

/** Longer than any tag in use. */
const TAG_CHARACTERS_MAX = 35

/** Matches tags in order to a supported language, such as `de-AT` to `de`; null if none matches. */
export function matchLanguages(tags: readonly (string | null | undefined)[]): Language | null {
  for (const tag of tags) {
    if (!tag || tag.length > TAG_CHARACTERS_MAX) continue
    const found = matchLanguage(tag, LANGUAGES)
    if (found !== undefined) return found as Language
  }
  return null
}

/**
 * Picks the first supported language of an `Accept-Language` header; all browsers order it by
 * weight.
 */
export const readAcceptLanguage = (header: string | undefined): Language | null =>
  matchLanguages(
    (header ?? '')
      .slice(0, 500)
      .split(',')
      .map(part => part.split(';')[0]?.trim()),
  )

/** The query that sets the language of a page of the site. */
export const languageQuery = (language: Language | null): string =>
  language === null ? '' : `?lang=${language}`
