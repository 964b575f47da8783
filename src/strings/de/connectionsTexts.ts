import type { connectionsTexts as english } from '../en/connectionsTexts'
import type { Translation } from '../language'

export const connectionsTexts: Translation<typeof english> = {
  'connecting.waitTitle': '{wallet} öffnen',
  'connecting.waitText': 'Bestätigen Sie die Verbindung mit {page}.',
  'connecting.waitTextNoPage': 'Bestätigen Sie die Verbindung in {wallet}.',
  'connecting.nothingOpened': 'Hat sich nichts geöffnet?',
  'connecting.sees': 'Sie sieht Ihre Adresse und öffentliche Aktivität',
  'connecting.cannotMove': 'Sie kann ohne Ihre Bestätigung kein Geld bewegen',
  'connecting.doneTitle': 'Verbunden',
  'connecting.doneText':
    '{page} kann Ihre Adresse sehen. Ohne Ihre Zustimmung kann kein Geld bewegt werden.',
  'connecting.doneShort': 'Sie sind mit {page} verbunden.',
  'connecting.declinedTitle': 'Verbindung abgelehnt',
  'connecting.declinedText': 'Sie haben in {wallet} abgelehnt. Es wurde nichts geteilt.',
  'connecting.pendingTitle': 'Eine Anfrage ist bereits offen',
  'connecting.pendingText': 'Beantworten Sie sie in {wallet} und versuchen Sie es erneut.',
  'connecting.changedTitle': 'Diese Wallet noch nicht verwenden',
  'connecting.failedTitle': 'Nicht verbunden',
  'connecting.goneTitle': 'Wallet nicht gefunden',
  'connecting.goneText':
    'Diese Wallet ist auf dieser Seite nicht mehr verfügbar. Es wurde nichts geteilt. Wählen Sie eine andere oder laden Sie die Seite neu.',
  'connecting.idleTitle': 'Nicht verbunden',
  'connecting.idleText': 'An {wallet} wurde noch nichts gesendet.',
  'connecting.connect': 'Verbinden',
  'connecting.another': 'Andere Wallet wählen',
  'pairing.showQrCode': 'QR-Code anzeigen',
}
