import type { legalTexts as english } from '../en/legalTexts'
import type { Translation } from '../language'

export const legalTexts: Translation<typeof english> = {
  'connect.consent': 'Ich akzeptiere die {terms} und die {privacy}.',
  'connect.consentTermsOnly': 'Ich akzeptiere die {terms}.',
  'connect.consentPrivacyOnly': 'Ich akzeptiere die {privacy}.',
  'connect.consentFirst': 'Setzen Sie zuerst das Häkchen oben.',
  'connect.legal': 'Mit dem Verbinden akzeptieren Sie die {terms} und die {privacy}.',
  'connect.legalTermsOnly': 'Mit dem Verbinden akzeptieren Sie die {terms}.',
  'connect.legalPrivacyOnly': 'Mit dem Verbinden akzeptieren Sie die {privacy}.',
  'connect.terms': 'Nutzungsbedingungen',
  'connect.privacy': 'Datenschutzerklärung',
}
