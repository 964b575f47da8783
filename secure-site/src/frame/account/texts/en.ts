import type { Wording } from '../../../shared/wording'

/** Texts of the account page, in English. */
export const accountTexts = {
  title: 'Your wallet account',
  working: 'One moment…',
  failed: 'Something went wrong. Nothing was changed. Check your connection and try again.',
  back: 'Back',
  next: 'Continue',

  signIn: {
    title: 'Sign in to your account',
    lead: 'Here you can export your key, set how it is recovered, sign out everywhere, or delete the account. This page is open to its owner only.',
    email: 'Email address',
    send: 'Send a code',
    deviceTitle: 'Check your email',
    device: 'Open the link that we sent to you and let this browser in. It works for 20 minutes.',
    codeTitle: 'Enter the code',
    code: 'We sent six digits to your email address. They work for 20 minutes.',
    freshCode: 'To be sure that it is you, we sent six digits to your email address.',
    codeLabel: 'Six-digit code',
    enter: 'Sign in',
  },

  waysIn: {
    open: 'Sign in another way',
    title: 'Sign in another way',
    lead: 'Choose what you sign in to this wallet with. You leave this page, and come back to it signed in.',
    continueWith: 'Continue with {name}',
    againTitle: 'Sign in again',
    again:
      'To be sure that it is you, sign in with {name} again. You come back here. Nothing is shown or changed until then.',
    leaving: 'Opening {name}…',
    farcasterTitle: 'Sign in with Farcaster',
    farcaster:
      'Open Farcaster on the phone that has your account, and approve there. This page goes on by itself; it waits for ten minutes.',
    openFarcaster: 'Open Farcaster',
    otherAccount:
      'This is another account than the one that was open here before. Nothing was shown or changed.',
  },

  overview: {
    evm: 'Ethereum and others',
    solana: 'Solana',
    email: 'Email',
    signedInWith: 'Signed in with',
    /** The name is the one the provider shows. */
    at: '{provider}, as {name}',
    recovery: 'Recovery',
    methods: {
      server: 'By signing in',
      passkey: 'By signing in, with your passkey',
      password: 'By signing in, with your password',
    },
    export: 'Export your key',
    setRecovery: 'Set how your key is recovered',
    grants: 'Apps that act for you',
    signOut: 'Sign out everywhere',
    delete: 'Delete the account',
  },

  export: {
    title: 'Export your key',
    warning:
      'A person who sees these words or keys can take everything the account holds, for good. No page and no employee will ever ask you for them.',
    lead: 'Make sure that you are alone and that the screen is not shared. What is shown hides itself after a minute, or when you leave this window. It never leaves this browser.',
    show: 'Show',
    shownTitle: 'Your recovery phrase',
    phrase: 'Recovery phrase',
    evmKey: 'Private key, Ethereum and others',
    solanaKey: 'Private key, Solana',
    copy: 'Copy: {what}',
    copied:
      'Copied. Other apps can read the clipboard: paste it where it belongs, then copy something else.',
    notCopied: 'The browser did not let this page copy. Write it down instead.',
    hide: 'Hide',
    hiddenTitle: 'Hidden',
    hidden: 'Your key is hidden again.',
  },

  recovery: {
    title: 'How your key is recovered',
    lead: 'A new browser puts your key together from what the server keeps. Set a passkey or a password, and the server can no longer do that without you.',
    warning:
      'If you lose the passkey or the password, and every browser with your key, only your recovery phrase brings the account back. Export it first.',
    passkey: 'Use a passkey',
    password: 'Use a password',
    remove: 'Use neither of them',
    passkeyWaiting: 'Waiting for your passkey…',
    passwordTitle: 'Choose a recovery password',
    passwordLead:
      'At least 12 characters. It is stretched in this browser and never sent. It can’t be reset.',
    passwordLabel: 'New password',
    repeatLabel: 'The same again',
    weak: 'Choose a longer password: at least 12 characters, of which six are different.',
    different: 'The two passwords are not the same. Nothing was changed.',
    save: 'Set the password',
    passwordWorking: 'Sealing your key. This takes a few seconds…',
    passkeyTroubles: {
      notUsed: 'The passkey was not made. Nothing was changed. Try again, or use a password.',
      unsupported:
        'This browser or device can’t seal with passkeys. Nothing was changed. Use a password instead.',
    },
    doneTitle: 'Done',
    done: {
      passkey: 'From now on, a new browser needs your passkey as well as a sign-in.',
      password: 'From now on, a new browser needs your password as well as a sign-in.',
      server: 'From now on, signing in is enough in a new browser.',
    },
  },

  signOut: {
    title: 'Sign out everywhere?',
    lead: 'Every browser is signed out, this one as well. Each has to sign in again to come back. Your accounts stay the same.',
    confirm: 'Sign out everywhere',
    doneTitle: 'Signed out everywhere',
    done: 'No browser is signed in any more.',
  },

  delete: {
    title: 'Delete the account?',
    warning:
      'What the account holds can then be moved with its recovery phrase only. If you have not exported it, it is lost. This can’t be undone.',
    lead: 'Everything the server keeps of you is removed. If you sign in again, a new account with other addresses is made.',
    label: 'Type DELETE to confirm',
    mistyped: 'Type the word DELETE in capitals. Nothing was deleted.',
    confirm: 'Delete for good',
    doneTitle: 'The account was deleted',
    done: 'Nothing of it is kept here any more.',
  },

  /** Apps that act for a smart account. */
  grants: {
    title: 'Apps that act for you',
    lead: 'Their keys act from your smart account without asking you again. Choose one to see what it may do, or to stop it.',
    none: 'No app acts for you now.',
    rowUntil: 'until {until}',

    app: 'App',
    network: 'Network',
    spend: 'May spend',
    tokens: '{amount} {amount, plural, one {token} other {tokens}}',
    units: '{amount} of the token’s smallest unit',
    token: 'Token',
    call: 'May call',
    function: '{selector} of the contract {contract}',
    until: 'Until',
    permission: 'Permission',
    fee: 'Network fee',
    paid: 'Paid for you',
    atMost: 'At most {amount}, from your smart account',
    waiting: 'The network does not have this permission yet. Look again in a minute.',
    unknown:
      'No server of this network answers, so that it is not known whether this permission holds still.',

    stopLead:
      'Stopping it is a transaction of your smart account. Tokens that the app let other addresses take stay allowed to them.',
    stopInApp:
      'It can’t be stopped on this page, because another service sends the transactions of this network. Stop it in the app: the list of what you allowed is in the window of your wallet there.',
    wouldFail: 'It can’t be stopped now: {reason}. Nothing was sent.',
    stop: 'Stop it',
    working: 'Waiting for the network. This can take a minute…',
    doneTitle: 'Stopped',
    done: 'The keys of {app} can do nothing more from your smart account.',
  },
} as const

/** The same keys in any language. */
export type AccountTexts = Wording<typeof accountTexts>
