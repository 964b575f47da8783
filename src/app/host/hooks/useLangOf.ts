import { useContext } from 'react'
import { selectLocale } from '../../../features/theme/themeSlice'
import { useModalSelector } from '../../../store/context'
import { StringsContext } from '../../../store/translation'
import { buttonsTexts } from '../../../strings/en/buttonsTexts'

/**
 * In which language a button's word is: English, unless the page gave one of its own. A label or a name is in none that
 * we know of; there the page's own `lang` holds.
 */
export function useLangOf(): (key: keyof typeof buttonsTexts) => string {
  const locale = useModalSelector(selectLocale)
  const strings = useContext(StringsContext)
  return key => (strings[key] === buttonsTexts[key] ? 'en' : locale)
}
