import { de } from './de/language'
import { es } from './es/language'
import { fr } from './fr/language'
import { ja } from './ja/language'
import type { LanguageSteps } from './language'

/** The languages of this package beside English, by BCP 47 tag. */
export const languages: Readonly<Record<string, LanguageSteps>> = { de, es, fr, ja }
