import type { Language } from '../../shared/languages'
import type { Catalogue } from '../language/speak'
import { accountTexts as english, type AccountTexts } from './texts/en'

/** Texts of the account page, in the document's language. */
export const accountTexts: AccountTexts = { ...english }

/** One chunk per language. */
const FILES: Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ readonly accountTexts: AccountTexts }>>
> = {
  ar: () => import('./texts/ar'),
  de: () => import('./texts/de'),
  es: () => import('./texts/es'),
  fa: () => import('./texts/fa'),
  fr: () => import('./texts/fr'),
  he: () => import('./texts/he'),
  hi: () => import('./texts/hi'),
  id: () => import('./texts/id'),
  it: () => import('./texts/it'),
  ja: () => import('./texts/ja'),
  ko: () => import('./texts/ko'),
  pl: () => import('./texts/pl'),
  'pt-BR': () => import('./texts/pt-BR'),
  ru: () => import('./texts/ru'),
  tr: () => import('./texts/tr'),
  uk: () => import('./texts/uk'),
  vi: () => import('./texts/vi'),
  'zh-CN': () => import('./texts/zh-CN'),
  'zh-TW': () => import('./texts/zh-TW'),
}

export const ACCOUNT_TEXTS: Catalogue = {
  english,
  texts: accountTexts,
  load: async language => (await FILES[language]()).accountTexts,
}
