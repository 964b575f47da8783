import { mailTexts as ar } from './texts/ar'
import { mailTexts as de } from './texts/de'
import { mailTexts as en } from './texts/en'
import { mailTexts as es } from './texts/es'
import { mailTexts as fa } from './texts/fa'
import { mailTexts as fr } from './texts/fr'
import { mailTexts as he } from './texts/he'
import { mailTexts as hi } from './texts/hi'
import { mailTexts as id } from './texts/id'
import { mailTexts as it } from './texts/it'
import { mailTexts as ja } from './texts/ja'
import { mailTexts as ko } from './texts/ko'
import { mailTexts as pl } from './texts/pl'
import { mailTexts as ptBR } from './texts/pt-BR'
import { mailTexts as ru } from './texts/ru'
import { mailTexts as tr } from './texts/tr'
import { mailTexts as uk } from './texts/uk'
import { mailTexts as vi } from './texts/vi'
import { mailTexts as zhCN } from './texts/zh-CN'
import { mailTexts as zhTW } from './texts/zh-TW'
import type { Language } from '../../shared/languages'
import type { MailTexts } from './texts/en'

/** The texts of the emails, by language. */
export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  ar,
  de,
  en,
  es,
  fa,
  fr,
  he,
  hi,
  id,
  it,
  ja,
  ko,
  pl,
  'pt-BR': ptBR,
  ru,
  tr,
  uk,
  vi,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
}
