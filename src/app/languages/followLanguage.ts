import { localeChosen } from '../../core/theme/themeSlice'
import { canonicalLocale } from '../../lib/text/canonicalLocale'
import { isEnglish } from '../../lib/text/isEnglish'
import { languages } from '../../strings/languages'
import type { Runtime } from '../runtime/Runtime'
import { matchLanguage } from './matchLanguage'

/**
 * Syncs the language with `<html lang>`; if that is missing or not offered, with the browser's
 * first offered language, else English. Returns the teardown.
 */
export function followLanguage(
  { store: { dispatch, getState }, options }: Runtime,
  { document: { documentElement: root }, navigator }: Window,
): () => void {
  const offered = [...Object.keys(options.languages ?? {}), ...Object.keys(languages)]
  const isOffered = (tag: string) => isEnglish(tag) || matchLanguage(tag, offered) !== undefined
  const look = () => {
    const asked = [root.lang, ...navigator.languages].filter(Boolean).map(canonicalLocale)
    const locale = asked.find(isOffered) ?? 'en'
    if (locale !== getState().theme.locale) dispatch(localeChosen(locale))
  }
  look()
  const observer = new MutationObserver(look)
  observer.observe(root, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
