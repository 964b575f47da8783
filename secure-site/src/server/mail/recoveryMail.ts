import type { Language } from '../../shared/languages'
import { composeMail } from './composeMail'
import type { Mail } from './mail'

/** Tells the owner that a browser has put the key together from what the server keeps. */
export const recoveryMail = (
  language: Language,
  facts: {
    readonly name: string
    /** What was handed out opens only with the owner's passkey or password. */
    readonly isSealed: boolean
  },
): Mail =>
  composeMail(language, {
    facts: { name: facts.name },
    subject: texts => (facts.isSealed ? texts.recoveredSealed : texts.recovered).subject,
    paragraphs: ({ recovered, recoveredSealed, newDeviceReason }) => {
      const { done, notYou } = facts.isSealed ? recoveredSealed : recovered
      return [done, newDeviceReason, notYou]
    },
  })
