import { readAcceptLanguage, type Language } from '../../shared/languages'
import type { Context } from 'hono'

/** The user's language, from the page or the browser; null if it is not supported. */
export const readLanguage = (c: Context): Language | null =>
  readAcceptLanguage(c.req.header('accept-language'))
