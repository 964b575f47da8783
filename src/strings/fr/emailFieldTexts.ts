import type { emailFieldTexts as english } from '../en/emailFieldTexts'
import type { Translation } from '../language'

export const emailFieldTexts: Translation<typeof english> = {
  'email.label': 'Adresse e-mail',
  'email.submit': 'Continuer par e-mail',
  'email.or': 'ou',
  'email.sending': 'Envoi d’un code à votre adresse e-mail',
  'email.taken': 'Vous êtes connecté par e-mail',
  'email.incomplete': 'Cette adresse est incomplète',
  'email.invalid': 'Cette adresse n’est pas acceptée. Vérifiez-la.',
  'email.cooldown': 'Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}',
  'email.unreachable': 'Rien n’a été envoyé\u00a0: pas de connexion.',
  'email.notAllowed': 'L’e-mail n’est pas disponible sur cette page.',
  'email.late': 'Pas encore de réponse. Réessayez.',
  'email.failed': 'Rien n’a été envoyé. Réessayez.',
  'email.wallets': 'Continuer avec un portefeuille',
}
