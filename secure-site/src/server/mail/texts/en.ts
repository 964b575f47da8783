import type { Wording } from '../../../shared/wording'

/** All texts of the emails, in English. A paragraph that several emails share appears once. */
export const mailTexts = {
  /** A browser described for its owner. */
  device: {
    unknown: 'A browser',
    on: '{browser} on {system}',
  },
  methods: {
    passkey: 'a passkey',
    password: 'a password',
  },

  codeOnlyThere:
    'Enter it only on that page. Nobody from {name} will ever ask you for it, by mail, phone or chat.',
  askedOn: 'It was asked for on {hostOrigin} and works there for 20 minutes, once.',
  wasYou: 'If that was you, there is nothing to do.',
  notYou:
    'If it was not you, secure this mailbox now, sign out everywhere on the account page, move what the account holds to another one, then tell the operator of {name}.',
  notYouAt:
    'If it was not you, secure your account at {provider} and this mailbox now, sign out everywhere on the account page of {name}, move what the account holds to another one, then tell the operator of {name}.',
  newDeviceReason:
    'That is what happens on a new device, or after the data of a browser were cleared. If that was you, there is nothing to do.',

  code: {
    subject: '{code} is your code for {name}',
    title: '{code} is your code for {name}.',
    notAsked:
      'If you did not ask for it, ignore this mail: without the code, your account stays closed.',
  },
  letIn: {
    subject: 'Let a new device into {name}?',
    wants: '{deviceName} wants to log in to {name} with this address for the first time.',
    open: 'It was asked for on {hostOrigin}. If that was you, open this link within 20 minutes and let the device in:',
    next: 'A code is sent to you then. If it was not you, open the link to decline, or ignore this mail.',
    never: 'Nobody from {name} will ever ask you for this link or for a code.',
  },

  primaryCode: {
    subject: '{code} is your code to change your email for {name}',
    title: '{code} is your code to change the email address of your {name} account to {newEmail}.',
    asked:
      'It was asked for on {hostOrigin} and works there for 20 minutes, once. A code is sent to the new address after it.',
    notAsked:
      'If you did not ask for it, do not enter it: nothing is changed without it. A browser that is signed in to your account asked for it, so sign out there.',
  },
  secondaryCode: {
    subject: '{code} is your code to use this address for {name}',
    title: '{code} is your code to use this email address for {name}.',
    notAsked:
      'If you did not ask for it, ignore this mail: without the code, your address is not used.',
  },
  emailTaken: {
    subject: 'This address already has an account for {name}',
    wants:
      'Another {name} account wants to use this email address, but this address already has an account of its own.',
    asked: 'It was asked for on {hostOrigin}. Nothing was changed, and no code was sent.',
    wasYou:
      'If that was you, choose an address that has no account yet, or sign in with this one to use the account that it has.',
    notYou:
      'If it was not you, there is nothing to do: nobody can use your account without a code from this mailbox.',
  },
  oldAddress: {
    subject: 'The email address of your {name} account was changed',
    changed:
      'Your {name} account has another email address now. This address does not open it any more.',
    made: 'The change was made on {hostOrigin}, with a code that was sent to this address and one that was sent to the new address. All other devices were signed out.',
    notYou:
      'If it was not you, another person can sign in to your account. Tell the operator of {name} at once, from this mailbox: the change can be undone for 30 days. Secure this mailbox as well, since a code was read here.',
  },
  newAddress: {
    subject: 'This address now opens your {name} account',
    changed:
      'Your {name} account uses this email address from now on. Codes to sign in are sent here.',
    made: 'The change was made on {hostOrigin}. Your accounts and what they hold stay as they are. All other devices were signed out: sign in there with this address.',
    notAsked: 'If you did not ask for it, tell the operator of {name}.',
  },

  exported: {
    subject: 'The recovery phrase of your {name} account was shown',
    shown:
      'After a login with a code that was sent to this address, the recovery phrase of your {name} account was shown in a browser.',
    danger:
      'A person who has the phrase can move everything the account holds, from any wallet, for good. Keep it where only you can read it.',
  },
  recoverySet: {
    subject: 'Your {name} account is now recovered with {method}',
    needs: 'A new browser now needs {method} of yours beside a code to use your {name} account.',
    without:
      'Without it, and without a browser that already has your key, the account can’t be brought back by {name}. Keep your recovery phrase as well.',
  },
  recoveryRemoved: {
    subject: 'Your {name} account is recovered with this mailbox alone again',
    removed:
      'The passkey or password that protected the recovery of your {name} account was removed.',
    enough:
      'From now on, a code that is sent to this address is enough to use the account in a new browser.',
  },
  signedOut: {
    subject: 'You were signed out of {name} everywhere',
    done: 'Every browser was signed out of your {name} account. Each one needs a link and a code from this mailbox to come back.',
    notYou:
      'If it was not you, a browser that was signed in did it. Nothing was signed or sent by it.',
  },
  deleted: {
    subject: 'Your {name} account was deleted',
    done: 'Your {name} account and all that was kept of it were deleted. It can’t be brought back by {name}.',
    phrase:
      'What the account holds can still be moved with its recovery phrase, and with nothing else.',
    again: 'If you sign in with this address again, a new account is made, with other addresses.',
  },
  recovered: {
    subject: 'Your {name} account was recovered on a device',
    done: 'After a login to the account of this address, a browser without your key received what it takes to use your {name} account.',
    notYou:
      'If it was not you, the holder of that browser can sign for your account. Move what it holds to another account now, secure this mailbox, then tell the operator of {name}.',
  },
  recoveredSealed: {
    subject: 'Your {name} account is being recovered on a device',
    done: 'After a login with a code that was sent to this address, a browser without your key asked for it. It opens there with your passkey or password only.',
    notYou:
      'If it was not you, secure this mailbox, then sign out everywhere on the account page of {name}.',
  },
  identityAdded: {
    subject: '{provider} now opens your {name} account',
    added:
      'A login with {provider} on {hostOrigin} was added to your {name} account, because {provider} says that this address belongs to the same person.',
    opens:
      'From now on, that account at {provider} opens your {name} account as a code from this mailbox does. If that was you, there is nothing to do.',
  },
  newDevice: {
    subject: 'Your {name} account was opened with {provider} on a new device',
    opened:
      '{deviceName} logged in to your {name} account with {provider} for the first time, on {hostOrigin}.',
  },
} as const

/** The same keys in any language. */
export type MailTexts = Wording<typeof mailTexts>
