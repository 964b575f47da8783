import { composeMail } from './composeMail'
import type { Mail } from './mail'

const sealedMail = (name: string) =>
  composeMail(`Your ${name} account is being recovered on a device`, [
    `After a login with a code that was sent to this address, a browser without your key asked for it. It opens there with your passkey or password only.`,
    'That is what happens on a new device, or after the data of a browser were cleared. If that was you, there is nothing to do.',
    `If it was not you, secure this mailbox, then sign out everywhere on the account page of ${name}.`,
  ])

/** Tells the owner that a browser has put the key together from what the server keeps. */
export function recoveryMail(facts: {
  readonly name: string
  /** What was handed out opens only with the owner's passkey or password. */
  readonly isSealed: boolean
}): Mail {
  const { name, isSealed } = facts
  if (isSealed) return sealedMail(name)
  return composeMail(`Your ${name} account was recovered on a device`, [
    `After a login to the account of this address, a browser without your key received what it takes to use your ${name} account.`,
    'That is what happens on a new device, or after the data of a browser were cleared. If that was you, there is nothing to do.',
    `If it was not you, the holder of that browser can sign for your account. Move what it holds to another account now, secure this mailbox, then tell the operator of ${name}.`,
  ])
}
