import { readAcceptLanguage, type Language } from '../../shared/languages'
import type { Context } from 'hono'

/** What the visitor reads, as the page or the browser says; null where it is none of ours. */
export const readLanguage = (c: Context): Language | null =>
  readAcceptLanguage(c.req.header('accept-language'))
