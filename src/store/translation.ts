import { createContext, useContext } from 'react'
import { fill, type StringParams } from '../strings/translate'
import type { StringKey, Strings } from '../strings/strings'

/** The current texts, with the host's overrides. Buttons in the page have only part of them. */
export const StringsContext = createContext<Partial<Strings>>({})

/** Fills placeholders; within the modal also plural forms (`strings/fillForms`). */
export const FillContext = createContext<typeof fill>(fill)

export type Translate = (key: StringKey, params?: StringParams) => string

/**
 * Returns a function that translates keys. A key without a text is shown as it is, to be noticed.
 */
export function useTranslate(): Translate {
  const strings = useContext(StringsContext)
  const fillIn = useContext(FillContext)
  return (key, params) => fillIn(strings[key] ?? key, params)
}
