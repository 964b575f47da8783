/** Texts of the email field in the first view. */
export const emailFieldTexts = {
  'email.label': 'Email address',
  'email.submit': 'Continue with email',
  'email.or': 'or',
  'email.sending': 'Sending a code to your email',
  'email.taken': 'You’re signed in by email',
  'email.incomplete': 'This address is incomplete',
  'email.invalid': 'This address isn’t accepted. Check it.',
  'email.cooldown': 'Please try again after {seconds, plural, one {# second} other {# seconds}}',
  'email.unreachable': 'Nothing was sent: no connection.',
  'email.notAllowed': 'Email isn’t available on this page.',
  'email.late': 'No answer yet. Try again.',
  'email.failed': 'Nothing was sent. Try again.',
  'email.wallets': 'Continue with a wallet',
} as const
