import type { shellTexts as english } from '../en/shellTexts'
import type { Translation } from '../language'

export const shellTexts: Translation<typeof english> = {
  'common.close': 'Schließen',
  'common.back': 'Zurück',
  'common.help': 'Was ist eine Wallet?',
  'common.cancel': 'Abbrechen',
  'common.tryAgain': 'Erneut versuchen',
  'common.reload': 'Seite neu laden',
  'common.addressCopied': 'Adresse kopiert',
  'common.linkCopied': 'Link kopiert',
  'common.loading': 'Wird geladen',
  'common.dismiss': 'Meldung schließen',
  'common.opensNewTab': '{label} (öffnet einen neuen Tab)',
  'common.newTabHint': ' (öffnet einen neuen Tab)',
  'common.clear': 'Löschen',
  'common.clearSearch': 'Suche löschen',
  'errors.codeNotLoaded':
    'Ein Teil dieses Fensters konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'sessions.open': 'Smart Sessions',
  'account.chooseNetwork': 'Netzwerk {network}, anderes wählen',
  'shell.refused': 'Wählen Sie ein Netzwerk oder trennen Sie die Verbindung, um fortzufahren.',
  'common.thisPage': 'Diese App',
}
