/** Texts of signing in with a wallet's signature. */
export const siwxTexts = {
  'siwx.askTitle': '{page} asks you to sign in',
  'siwx.askText': 'Sign a message to prove this wallet is yours. It’s free, and nothing is sent.',
  'siwx.requiredTitle': 'Sign in to use {page}',
  'siwx.requiredText':
    'Sign a message to prove this wallet is yours. It’s free and can’t move funds. Without it, you’ll be disconnected.',
  'siwx.requiredBackText':
    'Sign a message to prove this wallet is yours here too. It’s free and can’t move funds. Without it, you go back to {network}.',
  'siwx.waitTitle': 'Sign in {wallet}',
  'siwx.waitText': 'Your wallet shows the same message. Sign it there.',
  'siwx.storingTitle': 'Signing you in',
  'siwx.storingText': '{page} is checking your signature.',
  'siwx.checkingTitle': 'Checking your sign-in',
  'siwx.checkingText': 'Asking {page} whether you’re signed in.',
  'siwx.declinedTitle': 'You declined to sign',
  'siwx.failedTitle': 'You’re not signed in',
  'siwx.failedText': 'You’re connected but not signed in. Nothing was sent.',
  'siwx.uncheckedTitle': 'Your sign-in couldn’t be checked',
  'siwx.site': 'Site',
  'siwx.account': 'Account',
  'siwx.network': 'Network',
  'siwx.showMessage': 'Show the whole message',
  'siwx.hideMessage': 'Hide the message',
  'siwx.messageLoading': 'Getting the message…',
  'siwx.messageFailed': 'The message couldn’t be created. Nothing was signed.',
  'siwx.renewedTitle': 'Read the new message',
  'siwx.renewedText':
    'The message you read is too old to sign. Nothing was signed. Read the new one, then sign it.',
  'siwx.sign': 'Sign',
  'siwx.signing': 'Signing…',
  'siwx.cancelling': 'Cancelling…',
  'siwx.covered': 'Something is covering this button. Move it away to sign.',
  'siwx.notNow': 'Not now',
  'siwx.goBack': 'Back to {network}',
  'siwx.walletShows': 'Your wallet should show',
  'siwx.declineElse': 'Anything else? Decline it there.',
  'siwx.yourWallet': 'your wallet',
  'errors.siwxNotEnabled': 'SIWX is not enabled',
  'errors.siwxNoAddress': 'No ActiveCaipAddress found',
  'errors.siwxNoNetwork': 'No ActiveCaipNetwork or client found',
  'errors.siwxNoClient': 'No ConnectionController client found',
  'errors.siwxMessageInvalid':
    'The message to sign doesn’t match this app, your account and your network. Nothing was signed.',
  'errors.siwxUnreachable':
    'This app isn’t responding. You’re connected but not signed in. Try again in a moment.',
  'errors.siwxRefused':
    'This app didn’t accept the signature. You’re connected but not signed in. Nothing was sent.',
  'errors.siwxBusy':
    'Another tab of this page is asking your wallet for a signature. Answer that request in your wallet first.',
  'errors.siwxSignOutFailed':
    'We couldn’t sign you out of this app. You may still be signed in. Try again.',
} as const
