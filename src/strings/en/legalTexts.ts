/** What a host with documents of its own has visitors agree to; others do without. */
export const legalTexts = {
  'connect.consent': 'I accept the {terms} and {privacy}.',
  'connect.consentTermsOnly': 'I accept the {terms}.',
  'connect.consentPrivacyOnly': 'I accept the {privacy}.',
  'connect.consentFirst': 'Tick the box above first.',
  'connect.legal': 'By connecting you accept the {terms} and {privacy}.',
  'connect.legalTermsOnly': 'By connecting you accept the {terms}.',
  'connect.legalPrivacyOnly': 'By connecting you accept the {privacy}.',
  'connect.terms': 'Terms',
  'connect.privacy': 'Privacy policy',
} as const
