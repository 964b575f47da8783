import { useContext } from 'react'
import { selectLocale } from '../../../core/theme/themeSlice'
import { useModalSelector } from '../../../store/context'
import { StringsContext } from '../../../store/translation'
import { buttonsTexts } from '../../../strings/en/buttonsTexts'

/**
 * Returns the language of a button's text: English, unless the page provides its own translation. A
 * label or a name has no known language; the page's own `lang` applies to it.
 */
export function useTextLanguage(): (key: keyof typeof buttonsTexts) => string {
  const locale = useModalSelector(selectLocale)
  const strings = useContext(StringsContext)
  return key => (strings[key] === buttonsTexts[key] ? 'en' : locale)
}
