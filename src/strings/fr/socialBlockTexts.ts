import type { socialBlockTexts as english } from '../en/socialBlockTexts'
import type { Translation } from '../language'

export const socialBlockTexts: Translation<typeof english> = {
  'social.group': 'Se connecter avec un autre compte',
  'social.or': 'ou',
  'social.continueWith': 'Continuer avec {provider}',
  'social.more': 'Plus d’options de connexion',
  'social.preparing': 'Préparation de la connexion',
}
