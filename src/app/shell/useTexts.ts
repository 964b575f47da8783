import { useMemo } from 'react'
import { selectHasMessages } from '../../core/notifications/notificationsSlice'
import { selectLocale } from '../../core/theme/themeSlice'
import { isEnglish } from '../../lib/text/isEnglish'
import { useModalSelector } from '../../store/context'
import { firstTexts } from '../../strings/en/firstTexts'
import { FIRST_STEPS, TEXT_STEPS } from '../../strings/steps'
import { useLanguageTexts } from '../host/hooks/useLanguageTexts'
import type { Runtime } from '../runtime/Runtime'
import { useAllTexts } from './useAllTexts'

/** Returns the texts of the card, and their language. */
export function useTexts(runtime: Runtime) {
  const locale = useModalSelector(selectLocale)
  const hasMessages = useModalSelector(selectHasMessages)
  const all = useAllTexts(hasMessages)
  const spoken = useLanguageTexts(runtime, hasMessages ? TEXT_STEPS : FIRST_STEPS)
  const { messages } = runtime.options
  const strings = useMemo(
    () => ({ ...firstTexts, ...all, ...spoken?.texts, ...messages }),
    [all, spoken, messages],
  )
  // In a language that is not offered, the texts are English or the host's, whatever the number
  // format.
  return { strings, language: spoken?.language ?? (messages || isEnglish(locale) ? locale : 'en') }
}
