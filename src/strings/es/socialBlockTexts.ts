import type { socialBlockTexts as english } from '../en/socialBlockTexts'
import type { Translation } from '../language'

export const socialBlockTexts: Translation<typeof english> = {
  'social.group': 'Iniciar sesión con otra cuenta',
  'social.or': 'o',
  'social.continueWith': 'Continuar con {provider}',
  'social.more': 'Más opciones para iniciar sesión',
  'social.preparing': 'Preparando el inicio de sesión',
}
