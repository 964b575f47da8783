import type { socialBlockTexts as english } from '../en/socialBlockTexts'
import type { Translation } from '../language'

export const socialBlockTexts: Translation<typeof english> = {
  'social.group': 'Mit einem anderen Konto anmelden',
  'social.or': 'oder',
  'social.continueWith': 'Mit {provider} fortfahren',
  'social.more': 'Weitere Anmeldemöglichkeiten',
  'social.preparing': 'Anmeldung wird vorbereitet',
}
