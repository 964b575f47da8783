import { useContext } from 'react'
import { type ErrorCode, getErrorTextKey } from '../domain/errorCatalogue'
import type { StringParams } from '../strings/translate'
import { StringsContext, useTranslate } from './translation'

/** Translates error codes. Payment errors show the unknown error until the send chunk loads. */
export function useFailureText(): (code: ErrorCode, params?: StringParams) => string {
  const strings = useContext(StringsContext)
  const t = useTranslate()
  return (code, params) => {
    const text = getErrorTextKey(code)
    return t(text in strings ? text : 'errors.unknown', params)
  }
}
