import type { legalTexts as english } from '../en/legalTexts'
import type { Translation } from '../language'

export const legalTexts: Translation<typeof english> = {
  'connect.consent': 'J’accepte les {terms} et la {privacy}.',
  'connect.consentTermsOnly': 'J’accepte les {terms}.',
  'connect.consentPrivacyOnly': 'J’accepte la {privacy}.',
  'connect.consentFirst': 'Cochez d’abord la case ci-dessus.',
  'connect.legal': 'En vous connectant, vous acceptez les {terms} et la {privacy}.',
  'connect.legalTermsOnly': 'En vous connectant, vous acceptez les {terms}.',
  'connect.legalPrivacyOnly': 'En vous connectant, vous acceptez la {privacy}.',
  'connect.terms': 'Conditions',
  'connect.privacy': 'Politique de confidentialité',
}
