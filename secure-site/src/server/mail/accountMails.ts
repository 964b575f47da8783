import { composeMail } from './composeMail'
import type { RecoverySeal } from '../../shared/recovery'
import type { Mail } from './mail'

interface Facts {
  readonly name: string
}

const notYou = (name: string) =>
  `If it was not you, secure this mailbox now, sign out everywhere on the account page, move what the account holds to another one, then tell the operator of ${name}.`

/** The recovery phrase was shown: the one who saw it holds the account for good. */
export const exportMail = ({ name }: Facts): Mail =>
  composeMail(`The recovery phrase of your ${name} account was shown`, [
    `After a login with a code that was sent to this address, the recovery phrase of your ${name} account was shown in a browser.`,
    'A person who has the phrase can move everything the account holds, from any wallet, for good. Keep it where only you can read it.',
    notYou(name),
  ])

const METHODS: Readonly<Record<RecoverySeal['method'], string>> = {
  passkey: 'a passkey',
  password: 'a password',
}

export const recoverySetMail = ({
  name,
  method,
}: Facts & { readonly method: RecoverySeal['method'] }): Mail =>
  composeMail(`Your ${name} account is now recovered with ${METHODS[method]}`, [
    `A new browser now needs ${METHODS[method]} of yours beside a code to use your ${name} account.`,
    `Without it, and without a browser that already has your key, the account can’t be brought back by ${name}. Keep your recovery phrase as well.`,
    notYou(name),
  ])

export const recoveryRemovedMail = ({ name }: Facts): Mail =>
  composeMail(`Your ${name} account is recovered with this mailbox alone again`, [
    `The passkey or password that protected the recovery of your ${name} account was removed.`,
    'From now on, a code that is sent to this address is enough to use the account in a new browser.',
    notYou(name),
  ])

export const signedOutMail = ({ name }: Facts): Mail =>
  composeMail(`You were signed out of ${name} everywhere`, [
    `Every browser was signed out of your ${name} account. Each one needs a link and a code from this mailbox to come back.`,
    'If that was you, there is nothing to do.',
    'If it was not you, a browser that was signed in did it. Nothing was signed or sent by it.',
  ])

export const deletedMail = ({ name }: Facts): Mail =>
  composeMail(`Your ${name} account was deleted`, [
    `Your ${name} account and all that was kept of it were deleted. It can’t be brought back by ${name}.`,
    'What the account holds can still be moved with its recovery phrase, and with nothing else.',
    'If you sign in with this address again, a new account is made, with other addresses.',
  ])
