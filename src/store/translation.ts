import { createContext, useContext } from 'react'
import { fill, type StringParams } from '../strings/translate'
import type { StringKey, Strings } from '../strings/strings'

/** The texts in force: a language, with the host's own words over it. Buttons in the page have only their part. */
export const StringsContext = createContext<Partial<Strings>>({})

/** How a text is filled: those of a page's buttons have placeholders only; the card knows forms as well (`strings/fillForms`). */
export const FillContext = createContext<typeof fill>(fill)

export type Translate = (key: StringKey, params?: StringParams) => string

/** Says a text of the catalogue. A key without a text shows itself, so that it is noticed. */
export function useTranslate(): Translate {
  const strings = useContext(StringsContext)
  const fillIn = useContext(FillContext)
  return (key, params) => fillIn(strings[key] ?? key, params)
}
