import type { Recipient } from '../../../domain/payment/send'
import { useTranslate } from '../../../store/translation'
import { useTextsLocale } from '../../../core/theme/useTextsLocale'

/** A script's name in the visitor's language, or its code. */
function scriptName(code: string, locale: string | undefined): string {
  const names = new Intl.DisplayNames(locale, { type: 'script', fallback: 'code' })
  return names.of(code) ?? code
}

/** What is unusual about the recipient's name, one sentence each. */
export function useNameMarks(recipient: Recipient | null): readonly string[] {
  const t = useTranslate()
  const locale = useTextsLocale()
  if (!recipient?.marks || recipient.name === undefined) return []
  const { hidden, scripts, isRewritten } = recipient.marks
  const { name } = recipient
  const isOther = isRewritten || hidden.length > 0
  const list = scripts.map(code => scriptName(code, locale)).join(', ')
  return [
    ...(isOther ? [t('send.nameLookedUp', { name })] : []),
    ...(hidden.length > 0 ? [t('send.nameLeftOut', { characters: hidden.join(', ') })] : []),
    ...(scripts.length > 0 ? [t('send.nameScripts', { scripts: list })] : []),
  ]
}
