import type { TextsModule } from '../../strings/language'
import { languages } from '../../strings/languages'
import type { TextStep } from '../../strings/steps'
import type { Strings } from '../../strings/strings'
import { matchLanguage } from './matchLanguage'
import type { HostLanguages } from '../host/walletModalOptions'

/** The texts of some steps in the language of a locale. */
export interface Spoken {
  /** BCP 47, of the texts. */
  readonly language: string
  readonly texts: Partial<Strings>
}

/** What a page gives may be a module of anything: only texts are kept. */
function textsIn({ default: given }: Partial<TextsModule>): Partial<Strings> {
  return Object.fromEntries(
    Object.entries<unknown>(given ?? {}).filter(([, text]) => typeof text === 'string'),
  )
}

/**
 * Fetches steps of the language that fits a locale best: those of this package, and over them those of the page. What it lacks stays
 * English. Null where there is no such language. Rejects where none of its files comes, so that the next need asks again.
 */
export async function loadSpoken(
  own: HostLanguages | undefined,
  locale: string,
  steps: readonly TextStep[],
): Promise<Spoken | null> {
  const language = matchLanguage(locale, [...Object.keys(own ?? {}), ...Object.keys(languages)])
  if (language === undefined) return null
  const built = languages[language]
  const given = own?.[language]
  const [ours, theirs] = await Promise.all([
    Promise.all(steps.map(async step => (await built?.[step]())?.texts)),
    Promise.all(steps.map(async step => textsIn((await given?.(step)) ?? {}))),
  ])
  return { language, texts: Object.assign({}, ...ours, ...theirs) as Partial<Strings> }
}
