/** Words of the account page, in English. */
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

  overview: {
    evm: 'Ethereum and others',
    solana: 'Solana',
    email: 'Email',
    noEmail: 'None',
    recovery: 'Recovery',
    methods: {
      server: 'With a code from your mailbox',
      passkey: 'With a code and your passkey',
      password: 'With a code and your password',
    },
    export: 'Export your key',
    setRecovery: 'Set how your key is recovered',
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
    copy: (what: string) => `Copy: ${what}`,
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
    remove: 'Use my mailbox alone',
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
      passkey: 'From now on, a new browser needs a code and your passkey.',
      password: 'From now on, a new browser needs a code and your password.',
      server: 'From now on, a code from your mailbox is enough in a new browser.',
    },
  },

  signOut: {
    title: 'Sign out everywhere?',
    lead: 'Every browser is signed out, this one as well. Each needs a link and a code from your mailbox to come back. Your accounts stay the same.',
    confirm: 'Sign out everywhere',
    doneTitle: 'Signed out everywhere',
    done: 'No browser is signed in any more.',
  },

  delete: {
    title: 'Delete the account?',
    warning:
      'What the account holds can then be moved with its recovery phrase only. If you have not exported it, it is lost. This can’t be undone.',
    lead: 'Everything the server keeps of you is removed. If you sign in with this email address again, a new account with other addresses is made.',
    label: 'Type DELETE to confirm',
    word: 'DELETE',
    mistyped: 'Type the word DELETE in capitals. Nothing was deleted.',
    confirm: 'Delete for good',
    doneTitle: 'The account was deleted',
    done: 'Nothing of it is kept here any more.',
  },
} as const
