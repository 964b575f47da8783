import { composeMail } from './composeMail'
import type { Mail } from './mail'

interface Facts {
  /** What the operator calls the site. */
  readonly name: string
  /** Origin of the page that asked. */
  readonly hostOrigin: string
}

/** To the address that the account has. It names the new one: who enters the code agrees to exactly that. */
export function primaryCodeMail(
  facts: Facts & { readonly code: string; readonly newEmail: string },
): Mail {
  const { name, code, hostOrigin, newEmail } = facts
  return composeMail(`${code} is your code to change your email for ${name}`, [
    `${code} is your code to change the email address of your ${name} account to ${newEmail}.`,
    `It was asked for on ${hostOrigin} and works there for 20 minutes, once. A code is sent to the new address after it.`,
    `Enter it only on that page. Nobody from ${name} will ever ask you for it, by mail, phone or chat.`,
    'If you did not ask for it, do not enter it: nothing is changed without it. A browser that is signed in to your account asked for it, so sign out there.',
  ])
}

/** To the new address, which may be a stranger's: it says nothing of the account. */
export function secondaryCodeMail(facts: Facts & { readonly code: string }): Mail {
  const { name, code, hostOrigin } = facts
  return composeMail(`${code} is your code to use this address for ${name}`, [
    `${code} is your code to use this email address for ${name}.`,
    `It was asked for on ${hostOrigin} and works there for 20 minutes, once.`,
    `Enter it only on that page. Nobody from ${name} will ever ask you for it, by mail, phone or chat.`,
    'If you did not ask for it, ignore this mail: without the code, your address is not used.',
  ])
}

/** To an address of another account, in place of the code. */
export function emailTakenMail({ name, hostOrigin }: Facts): Mail {
  return composeMail(`This address already has an account for ${name}`, [
    `Another ${name} account wants to use this email address, but this address already has an account of its own.`,
    `It was asked for on ${hostOrigin}. Nothing was changed, and no code was sent.`,
    'If that was you, choose an address that has no account yet, or sign in with this one to use the account that it has.',
    'If it was not you, there is nothing to do: nobody can use your account without a code from this mailbox.',
  ])
}

/** To the old address. It does not name the new one: the mailbox may be in other hands by now. */
export function oldAddressMail({ name, hostOrigin }: Facts): Mail {
  return composeMail(`The email address of your ${name} account was changed`, [
    `Your ${name} account has another email address now. This address does not open it any more.`,
    `The change was made on ${hostOrigin}, with a code that was sent to this address and one that was sent to the new address. All other devices were signed out.`,
    'If that was you, there is nothing to do.',
    `If it was not you, another person can sign in to your account. Tell the operator of ${name} at once, from this mailbox: the change can be undone for 30 days. Secure this mailbox as well, since a code was read here.`,
  ])
}

/** To the new address. */
export function newAddressMail({ name, hostOrigin }: Facts): Mail {
  return composeMail(`This address now opens your ${name} account`, [
    `Your ${name} account uses this email address from now on. Codes to sign in are sent here.`,
    `The change was made on ${hostOrigin}. Your accounts and what they hold stay as they are. All other devices were signed out: sign in there with this address.`,
    `If you did not ask for it, tell the operator of ${name}.`,
  ])
}
