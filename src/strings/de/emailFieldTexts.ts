import type { emailFieldTexts as english } from '../en/emailFieldTexts'
import type { Translation } from '../language'

export const emailFieldTexts: Translation<typeof english> = {
  'email.label': 'E-Mail-Adresse',
  'email.submit': 'Mit E-Mail fortfahren',
  'email.or': 'oder',
  'email.sending': 'Ein Code wird an Ihre E-Mail-Adresse gesendet',
  'email.taken': 'Sie sind per E-Mail angemeldet',
  'email.incomplete': 'Diese Adresse ist unvollständig',
  'email.invalid': 'Diese Adresse wird nicht akzeptiert. Prüfen Sie sie.',
  'email.cooldown':
    'Versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} erneut',
  'email.unreachable': 'Es wurde nichts gesendet: keine Verbindung.',
  'email.notAllowed': 'E-Mail ist auf dieser Seite nicht verfügbar.',
  'email.late': 'Noch keine Antwort. Versuchen Sie es erneut.',
  'email.failed': 'Es wurde nichts gesendet. Versuchen Sie es erneut.',
  'email.wallets': 'Mit einer Wallet fortfahren',
}
