import type { Language } from '../../shared/languages'
import { composeMail } from './composeMail'
import type { Mail } from './mail'

interface Facts {
  /** The operator's name for the site. */
  readonly name: string
  /** Origin of the requesting page. */
  readonly hostOrigin: string
}

/**
 * To the current address. Names the new address, because entering the code agrees to exactly that
 * one.
 */
export const primaryCodeMail = (
  language: Language,
  facts: Facts & { readonly code: string; readonly newEmail: string },
): Mail =>
  composeMail(language, {
    facts: { ...facts },
    subject: ({ primaryCode }) => primaryCode.subject,
    paragraphs: ({ primaryCode, codeOnlyThere }) => [
      primaryCode.title,
      primaryCode.asked,
      codeOnlyThere,
      primaryCode.notAsked,
    ],
  })

/** To the new address, which may be a stranger's, so it reveals nothing about the account. */
export const secondaryCodeMail = (
  language: Language,
  facts: Facts & { readonly code: string },
): Mail =>
  composeMail(language, {
    facts: { ...facts },
    subject: ({ secondaryCode }) => secondaryCode.subject,
    paragraphs: ({ secondaryCode, askedOn, codeOnlyThere }) => [
      secondaryCode.title,
      askedOn,
      codeOnlyThere,
      secondaryCode.notAsked,
    ],
  })

/** To an address of another account, instead of the code. */
export const emailTakenMail = (language: Language, facts: Facts): Mail =>
  composeMail(language, {
    facts: { ...facts },
    subject: ({ emailTaken }) => emailTaken.subject,
    paragraphs: ({ emailTaken }) => [
      emailTaken.wants,
      emailTaken.asked,
      emailTaken.wasYou,
      emailTaken.notYou,
    ],
  })

/** To the old address. Omits the new one, because another person may have the mailbox. */
export const oldAddressMail = (language: Language, facts: Facts): Mail =>
  composeMail(language, {
    facts: { ...facts },
    subject: ({ oldAddress }) => oldAddress.subject,
    paragraphs: ({ oldAddress, wasYou }) => [
      oldAddress.changed,
      oldAddress.made,
      wasYou,
      oldAddress.notYou,
    ],
  })

/** To the new address. */
export const newAddressMail = (language: Language, facts: Facts): Mail =>
  composeMail(language, {
    facts: { ...facts },
    subject: ({ newAddress }) => newAddress.subject,
    paragraphs: ({ newAddress }) => [newAddress.changed, newAddress.made, newAddress.notAsked],
  })
