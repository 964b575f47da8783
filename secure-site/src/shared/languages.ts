import { matchLanguage } from '../../../src/app/languages/matchLanguage'
import { directionOf } from '../../../src/lib/text/textDirection'

export { directionOf }

/** BCP 47, those of the modal. */
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

/** No tag that is in use is longer. */
const TAG_CHARACTERS_MAX = 35

/** The first of some tags that is read in a language of the list: `de-AT` is read in `de`. Null where none is. */
export function matchLanguages(tags: readonly (string | null | undefined)[]): Language | null {
  for (const tag of tags) {
    if (!tag || tag.length > TAG_CHARACTERS_MAX) continue
    const found = matchLanguage(tag, LANGUAGES)
    if (found !== undefined) return found as Language
  }
  return null
}

/** The first language of an `Accept-Language` header that is on the list; its weights are in order in every browser. */
export const readAcceptLanguage = (header: string | undefined): Language | null =>
  matchLanguages(
    (header ?? '')
      .slice(0, 500)
      .split(',')
      .map(part => part.split(';')[0]?.trim()),
  )

/** What is appended to the address of a page of the site, so that it speaks the language. */
export const languageQuery = (language: Language | null): string =>
  language === null ? '' : `?lang=${language}`
