/** The texts lengthened, with accents and brackets: any text that stays plain is not translated. */
export const PSEUDO = 'pseudo'

/** The modal's languages by their own names, and the pseudo-language. */
export const LANGUAGES = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fa: 'فارسی',
  fr: 'Français',
  he: 'עברית',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  ru: 'Русский',
  tr: 'Türkçe',
  uk: 'Українська',
  vi: 'Tiếng Việt',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  [PSEUDO]: 'Pseudo-language',
} as const

export type Language = keyof typeof LANGUAGES

const RIGHT_TO_LEFT: readonly Language[] = ['ar', 'fa', 'he']
/** A tag that the modal does not support, which gives English texts from right to left. */
const MIRRORED_ENGLISH = 'ur'

/**
 * Languages that can also be shown from right to left, to check the mirroring without reading
 * Arabic.
 */
export const MIRRORED: readonly Language[] = ['en', PSEUDO]

export type Direction = 'ltr' | 'rtl'

export const directionOf = (language: Language): Direction =>
  RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'

/** The locale that makes the modal use this language and direction. */
export function localeOf(language: Language, direction: Direction): string {
  if (!MIRRORED.includes(language)) return language
  return direction === 'rtl' ? MIRRORED_ENGLISH : 'en'
}
