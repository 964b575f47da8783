import { composeMail } from './composeMail'
import type { Mail } from './mail'

/** Tells the owner that a browser has put the key together from what the server keeps. */
export function recoveryMail(facts: { readonly name: string }): Mail {
  const { name } = facts
  return composeMail(`Your ${name} account was recovered on a device`, [
    `After a login to the account of this address, a browser without your key received what it takes to use your ${name} account.`,
    'That is what happens on a new device, or after the data of a browser were cleared. If that was you, there is nothing to do.',
    `If it was not you, the holder of that browser can sign for your account. Move what it holds to another account now, secure this mailbox, then tell the operator of ${name}.`,
  ])
}
