import type { Language } from '../../shared/languages'
import type { RecoverySeal } from '../../shared/recovery'
import { MAIL_TEXTS } from './allMailTexts'
import { composeMail } from './composeMail'
import type { Mail } from './mail'

interface Facts {
  readonly name: string
}

/** The recovery phrase was shown. Anyone who has seen it controls the account permanently. */
export const exportMail = (language: Language, { name }: Facts): Mail =>
  composeMail(language, {
    facts: { name },
    subject: ({ exported }) => exported.subject,
    paragraphs: ({ exported, notYou }) => [exported.shown, exported.danger, notYou],
  })

export const recoverySetMail = (
  language: Language,
  { name, method }: Facts & { readonly method: RecoverySeal['method'] },
): Mail =>
  composeMail(language, {
    facts: { name, method: MAIL_TEXTS[language].methods[method] },
    subject: ({ recoverySet }) => recoverySet.subject,
    paragraphs: ({ recoverySet, notYou }) => [recoverySet.needs, recoverySet.without, notYou],
  })

export const recoveryRemovedMail = (language: Language, { name }: Facts): Mail =>
  composeMail(language, {
    facts: { name },
    subject: ({ recoveryRemoved }) => recoveryRemoved.subject,
    paragraphs: ({ recoveryRemoved, notYou }) => [
      recoveryRemoved.removed,
      recoveryRemoved.enough,
      notYou,
    ],
  })

export const signedOutMail = (language: Language, { name }: Facts): Mail =>
  composeMail(language, {
    facts: { name },
    subject: ({ signedOut }) => signedOut.subject,
    paragraphs: ({ signedOut, wasYou }) => [signedOut.done, wasYou, signedOut.notYou],
  })

export const deletedMail = (language: Language, { name }: Facts): Mail =>
  composeMail(language, {
    facts: { name },
    subject: ({ deleted }) => deleted.subject,
    paragraphs: ({ deleted }) => [deleted.done, deleted.phrase, deleted.again],
  })
