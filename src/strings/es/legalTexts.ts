import type { legalTexts as english } from '../en/legalTexts'
import type { Translation } from '../language'

export const legalTexts: Translation<typeof english> = {
  'connect.consent': 'Acepto los {terms} y la {privacy}.',
  'connect.consentTermsOnly': 'Acepto los {terms}.',
  'connect.consentPrivacyOnly': 'Acepto la {privacy}.',
  'connect.consentFirst': 'Marca antes la casilla de arriba.',
  'connect.legal': 'Al conectar aceptas los {terms} y la {privacy}.',
  'connect.legalTermsOnly': 'Al conectar aceptas los {terms}.',
  'connect.legalPrivacyOnly': 'Al conectar aceptas la {privacy}.',
  'connect.terms': 'Términos',
  'connect.privacy': 'Política de privacidad',
}
