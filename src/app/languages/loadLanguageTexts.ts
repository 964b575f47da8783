import type { TextsModule } from '../../strings/language'
import { languages } from '../../strings/languages'
import type { TextStep } from '../../strings/steps'
import type { Strings } from '../../strings/strings'
import { matchLanguage } from './matchLanguage'
import type { HostLanguages } from '../host/walletModalOptions'

/** The texts of some steps in a locale's language. */
export interface LanguageTexts {
  /** The language of the texts (BCP 47). */
  readonly language: string
  readonly texts: Partial<Strings>
}

/** Returns only the strings of a host's module, which may export anything. */
function readTexts({ default: given }: Partial<TextsModule>): Partial<Strings> {
  return Object.fromEntries(
    Object.entries<unknown>(given ?? {}).filter(([, text]) => typeof text === 'string'),
  )
}

/**
 * Fetches steps of the language that matches a locale best: the package's texts, overridden by the
 * page's. Missing texts stay English. Null if there is no such language. Rejects if a file fails to
 * load, so that the next need retries.
 */
export async function loadLanguageTexts(
  own: HostLanguages | undefined,
  locale: string,
  steps: readonly TextStep[],
): Promise<LanguageTexts | null> {
  const language = matchLanguage(locale, [...Object.keys(own ?? {}), ...Object.keys(languages)])
  if (language === undefined) return null
  const built = languages[language]
  const given = own?.[language]
  const [ours, theirs] = await Promise.all([
    Promise.all(steps.map(async step => (await built?.[step]())?.texts)),
    Promise.all(steps.map(async step => readTexts((await given?.(step)) ?? {}))),
  ])
  return { language, texts: Object.assign({}, ...ours, ...theirs) as Partial<Strings> }
}
