import { useContext } from 'react'
import { useModalSelector } from '../../store/context'
import { TextsLanguage } from '../../store/textsLanguage'
import { selectLocale } from './themeSlice'

/**
 * The language for words that `Intl` writes into our texts: months, spans of time, names of currencies and scripts. Numbers
 * follow `selectLocale`, since visitors type them as they are used to.
 */
export function useWordsLocale(): string {
  const language = useContext(TextsLanguage)
  const locale = useModalSelector(selectLocale)
  return language ?? locale
}
