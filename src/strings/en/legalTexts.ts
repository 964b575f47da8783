/** Texts of the consent to a host's legal documents, for hosts that have them. */
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
