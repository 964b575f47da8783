import { useContext } from 'react'
import { useModalSelector } from '../../store/context'
import { TextsLanguage } from '../../store/textsLanguage'
import { selectLocale } from './themeSlice'

/**
 * Returns the language for words that `Intl` inserts into texts, such as months, durations and
 * names of currencies. Numbers follow `selectLocale`, since users type them in the format they are
 * used to.
 */
export function useTextsLocale(): string {
  const language = useContext(TextsLanguage)
  const locale = useModalSelector(selectLocale)
  return language ?? locale
}
