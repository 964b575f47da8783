import { ar } from './ar/language'
import { de } from './de/language'
import { es } from './es/language'
import { fa } from './fa/language'
import { fr } from './fr/language'
import { he } from './he/language'
import { hi } from './hi/language'
import { id } from './id/language'
import { it } from './it/language'
import { ja } from './ja/language'
import { ko } from './ko/language'
import type { LanguageSteps } from './language'
import { pl } from './pl/language'
import { ptBR } from './pt-BR/language'
import { ru } from './ru/language'
import { tr } from './tr/language'
import { uk } from './uk/language'
import { vi } from './vi/language'
import { zhCN } from './zh-CN/language'
import { zhTW } from './zh-TW/language'

/** The package's languages besides English, by BCP 47 tag. */
export const languages: Readonly<Record<string, LanguageSteps>> = {
  ar,
  de,
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
