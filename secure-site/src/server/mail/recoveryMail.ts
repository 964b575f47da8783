import type { Language } from '../../shared/languages'
import { composeMail } from './composeMail'
import type { Mail } from './mail'

/** Notifies the owner that a browser has restored the key from the server's shares. */
export const recoveryMail = (
  language: Language,
  facts: {
    readonly name: string
    /** The returned share only opens with the owner's passkey or password. */
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
