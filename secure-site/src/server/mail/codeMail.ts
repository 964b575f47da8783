import type { Language } from '../../shared/languages'
import { composeMail } from './composeMail'
import type { Mail } from './mail'

/** The code comes first, as six digits in a row: phones suggest the first number they find. */
export const codeMail = (
  language: Language,
  facts: { readonly name: string; readonly code: string; readonly hostOrigin: string },
): Mail =>
  composeMail(language, {
    facts,
    subject: ({ code }) => code.subject,
    paragraphs: ({ code, askedOn, codeOnlyThere }) => [
      code.title,
      askedOn,
      codeOnlyThere,
      code.notAsked,
    ],
  })
