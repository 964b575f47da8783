import { useContext } from 'react'
import { type ErrorCode, errorText } from '../domain/errorCatalogue'
import type { StringParams } from '../strings/translate'
import { StringsContext, useTranslate } from './translation'

/**
 * The words of a failure. Those of payments come with the code that sends: where something else ends in one of them, it is
 * an unknown failure.
 */
export function useFailureText(): (code: ErrorCode, params?: StringParams) => string {
  const strings = useContext(StringsContext)
  const t = useTranslate()
  return (code, params) => {
    const text = errorText(code)
    return t(text in strings ? text : 'errors.unknown', params)
  }
}
