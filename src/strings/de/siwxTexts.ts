import type { siwxTexts as english } from '../en/siwxTexts'
import type { Translation } from '../language'

export const siwxTexts: Translation<typeof english> = {
  'siwx.askTitle': '{page} bittet Sie, sich anzumelden',
  'siwx.askText':
    'Signieren Sie eine Nachricht, um zu beweisen, dass diese Wallet Ihnen gehört. Das ist kostenlos, und es wird nichts gesendet.',
  'siwx.requiredTitle': 'Melden Sie sich an, um {page} zu nutzen',
  'siwx.requiredText':
    'Signieren Sie eine Nachricht, um zu beweisen, dass diese Wallet Ihnen gehört. Das ist kostenlos und kann kein Geld bewegen. Ohne Signatur wird die Verbindung getrennt.',
  'siwx.requiredBackText':
    'Signieren Sie eine Nachricht, um zu beweisen, dass diese Wallet auch hier Ihnen gehört. Das ist kostenlos und kann kein Geld bewegen. Ohne Signatur kehren Sie zu {network} zurück.',
  'siwx.waitTitle': 'In {wallet} signieren',
  'siwx.waitText': 'Ihre Wallet zeigt dieselbe Nachricht. Signieren Sie sie dort.',
  'siwx.storingTitle': 'Sie werden angemeldet',
  'siwx.storingText': '{page} prüft Ihre Signatur.',
  'siwx.checkingTitle': 'Ihre Anmeldung wird geprüft',
  'siwx.checkingText': '{page} wird gefragt, ob Sie angemeldet sind.',
  'siwx.declinedTitle': 'Sie haben die Signatur abgelehnt',
  'siwx.failedTitle': 'Sie sind nicht angemeldet',
  'siwx.failedText': 'Sie sind verbunden, aber nicht angemeldet. Es wurde nichts gesendet.',
  'siwx.uncheckedTitle': 'Ihre Anmeldung konnte nicht geprüft werden',
  'siwx.site': 'Website',
  'siwx.account': 'Konto',
  'siwx.network': 'Netzwerk',
  'siwx.showMessage': 'Ganze Nachricht anzeigen',
  'siwx.hideMessage': 'Nachricht ausblenden',
  'siwx.messageLoading': 'Nachricht wird geholt…',
  'siwx.messageFailed': 'Die Nachricht konnte nicht erstellt werden. Es wurde nichts signiert.',
  'siwx.renewedTitle': 'Lesen Sie die neue Nachricht',
  'siwx.renewedText':
    'Die gelesene Nachricht ist zu alt zum Signieren. Es wurde nichts signiert. Lesen Sie die neue und signieren Sie dann.',
  'siwx.sign': 'Signieren',
  'siwx.signing': 'Wird signiert…',
  'siwx.cancelling': 'Wird abgebrochen…',
  'siwx.covered': 'Etwas verdeckt diese Schaltfläche. Schieben Sie es weg, um zu signieren.',
  'siwx.notNow': 'Nicht jetzt',
  'siwx.goBack': 'Zurück zu {network}',
  'siwx.walletShows': 'Ihre Wallet sollte anzeigen',
  'siwx.declineElse': 'Etwas anderes? Lehnen Sie es dort ab.',
  'siwx.yourWallet': 'Ihre Wallet',
  'errors.siwxNotEnabled': 'SIWX ist nicht aktiviert',
  'errors.siwxNoAddress': 'Keine ActiveCaipAddress gefunden',
  'errors.siwxNoNetwork': 'Kein ActiveCaipNetwork oder Client gefunden',
  'errors.siwxNoClient': 'Kein ConnectionController-Client gefunden',
  'errors.siwxMessageInvalid':
    'Die Nachricht zum Signieren passt nicht zu dieser App, Ihrem Konto und Ihrem Netzwerk. Es wurde nichts signiert.',
  'errors.siwxUnreachable':
    'Diese App antwortet nicht. Sie sind verbunden, aber nicht angemeldet. Versuchen Sie es gleich noch einmal.',
  'errors.siwxRefused':
    'Diese App hat die Signatur nicht angenommen. Sie sind verbunden, aber nicht angemeldet. Es wurde nichts gesendet.',
  'errors.siwxBusy':
    'Ein anderer Tab dieser Seite bittet Ihre Wallet um eine Signatur. Antworten Sie dort.',
  'errors.siwxSignOutFailed':
    'Wir konnten Sie nicht von dieser App abmelden. Sie sind vielleicht noch angemeldet. Versuchen Sie es erneut.',
}
