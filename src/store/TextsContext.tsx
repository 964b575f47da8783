import { useMemo, type ReactNode } from 'react'
import { fillForms } from '../strings/fillForms'
import type { Strings } from '../strings/strings'
import type { StringParams } from '../strings/translate'
import { TextsLanguage } from './textsLanguage'
import { FillContext, StringsContext } from './translation'

interface TextsContextProps {
  /** Language of the texts (BCP 47), which selects their plural forms. */
  readonly language: string
  readonly strings: Partial<Strings>
  readonly children: ReactNode
}

/** Provides texts with plural forms. */
export function TextsContext({ language, strings, children }: TextsContextProps) {
  const fillIn = useMemo(
    () =>
      (template: string, params: StringParams = {}) =>
        fillForms(template, params, language),
    [language],
  )
  return (
    <TextsLanguage.Provider value={language}>
      <FillContext.Provider value={fillIn}>
        <StringsContext.Provider value={strings}>{children}</StringsContext.Provider>
      </FillContext.Provider>
    </TextsLanguage.Provider>
  )
}
