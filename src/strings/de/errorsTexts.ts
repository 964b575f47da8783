import type { errorsTexts as english } from '../en/errorsTexts'
import type { Translation } from '../language'

export const errorsTexts: Translation<typeof english> = {
  'errors.adapterNotFound': 'Diese App unterstützt diese Art von Netzwerk nicht.',
  'errors.peerMissing':
    'Das ist in dieser App nicht eingerichtet. Es wurde nichts gesendet. Versuchen Sie es mit einer anderen Wallet.',
  'errors.peerVersion':
    'Das ist in dieser App nicht eingerichtet. Es wurde nichts gesendet. Versuchen Sie es mit einer anderen Wallet.',
  'errors.peerNotInstalled': 'Auf dieser Seite fehlt ein Paket. Führen Sie aus: npm install {peer}',
  'errors.peerTooOld':
    'Diese Seite hat eine alte Version eines Pakets, {found}. Führen Sie aus: npm install {peer}',
  'errors.notConnected':
    'Keine Wallet ist verbunden. Verbinden Sie eine und versuchen Sie es erneut.',
  'errors.userRejected': 'Sie haben in {wallet} abgelehnt. Es wurde nichts gesendet.',
  'errors.requestPending':
    'In {wallet} ist bereits eine Anfrage offen. Beantworten Sie sie dort und versuchen Sie es erneut.',
  'errors.unauthorized':
    '{wallet} gibt dieses Konto nicht für diese App frei. Verbinden Sie sich erneut und wählen Sie es aus.',
  'errors.unsupportedMethod': '{wallet} kann das nicht. Versuchen Sie es mit einer anderen Wallet.',
  'errors.watchOnly':
    'Dieses Konto wird nur angezeigt, deshalb wurde nichts signiert oder gesendet. Verbinden Sie dafür seine Wallet.',
  'errors.watchAddressInvalid':
    'Das ist keine Adresse und kein Name eines Netzwerks dieser App. Es hat sich nichts geändert. Prüfen Sie die Eingabe und versuchen Sie es erneut.',
  'errors.providerDisconnected':
    '{wallet} ist mit keinem Netzwerk verbunden. Öffnen Sie die Wallet und prüfen Sie die Verbindung.',
  'errors.chainDisconnected':
    '{wallet} ist nicht mit diesem Netzwerk verbunden. Öffnen Sie die Wallet und prüfen Sie die Verbindung.',
  'errors.walletNotFound':
    '{wallet} ist auf dieser Seite nicht verfügbar. Entsperren oder installieren Sie die Wallet und versuchen Sie es erneut.',
  'errors.walletChanged':
    '{wallet} hat sich geändert, während die Seite offen war. Laden Sie die Seite neu, bevor Sie die Wallet verwenden.',
  'errors.walletsUnavailable':
    'Die Wallet-Liste konnte nicht geladen werden. Installierte Wallets und der QR-Code funktionieren weiter.',
  'errors.noAccounts':
    '{wallet} hat kein Konto für dieses Netzwerk geteilt. Wählen Sie in der Wallet eines aus und versuchen Sie es erneut.',
  'errors.connectFailed':
    '{wallet} konnte nicht verbunden werden. Es wurde nichts geteilt. Versuchen Sie es erneut.',
  'errors.connectTimeout':
    '{wallet} antwortet nicht. Es wurde nichts geteilt. Versuchen Sie es erneut.',
  'errors.relayUnreachable':
    'WalletConnect ist über diese Internetverbindung nicht erreichbar. Es wurde nichts gesendet. Versuchen Sie es mit einer anderen Verbindung oder einer Wallet in diesem Browser.',
  'errors.pairingExpired':
    'Dieser Code ist abgelaufen. Es wurde nichts geteilt. Versuchen Sie es mit einem neuen.',
  'errors.modalClosed': 'Fenster geschlossen',
  'errors.relayLost':
    'Verbindung zu Ihrer Wallet verloren. Sie wird wiederhergestellt; Ihre Anfrage läuft weiter. Prüfen Sie Ihre Internetverbindung.',
  'errors.relayRefused':
    'WalletConnect hat diese Website abgewiesen, daher erreicht Ihre Anfrage die Wallet nicht. Es wurde nichts gesendet.',
  'errors.sessionEnded':
    'Die Verbindung zu Ihrer Wallet wurde beendet. Verbinden Sie sich erneut, um fortzufahren.',
  'errors.disconnectFailed': 'Verbindung konnte nicht getrennt werden',
  'errors.invalidConnectionStatus': 'Ungültiger Verbindungsstatus',
  'errors.signFailed': 'Es wurde nichts signiert. Versuchen Sie es erneut.',
  'errors.signTimeout':
    'Ihre Wallet antwortet nicht. Die Anfrage ist dort noch offen: Beantworten oder verwerfen Sie sie und versuchen Sie es erneut.',
  'errors.networkNotFound':
    'Netzwerk nicht gefunden. Das Netzwerk muss in der Option „networks“ stehen.',
  'errors.networkSwitchFailed':
    'Der Wechsel zu {network} ist fehlgeschlagen. Sie sind weiter im vorherigen Netzwerk.',
  'errors.networkSwitchTimeout':
    'Ihre Wallet antwortet nicht. Sie sind weiter im vorherigen Netzwerk.',
  'errors.chainNotSupported': 'Blockchain wird nicht unterstützt',
  'errors.chainUnreachable':
    '{network} antwortet nicht. Es wurde nichts gesendet. Versuchen Sie es gleich noch einmal.',
  'errors.balanceUnavailable': 'Token-Guthaben nicht verfügbar',
  'errors.historyUnavailable': 'Transaktionen konnten nicht abgerufen werden',
  'errors.historyWithoutAddress': 'Transaktionen können ohne accountAddress nicht abgerufen werden',
  'errors.parseError': 'Die Antwort des Netzwerks war nicht lesbar. Versuchen Sie es erneut.',
  'errors.invalidRequest':
    'Das Netzwerk hat die Anfrage nicht verstanden. Es wurde nichts gesendet.',
  'errors.invalidParams': 'Die Anfrage wurde nicht angenommen. Es wurde nichts gesendet.',
  'errors.invalidInput': 'Das Netzwerk hat die Anfrage nicht angenommen. Es wurde nichts gesendet.',
  'errors.internalRpcError':
    'Im Netzwerk ist ein interner Fehler aufgetreten. Versuchen Sie es gleich noch einmal.',
  'errors.resourceNotFound': 'Das Netzwerk konnte nicht finden, was diese Anfrage braucht.',
  'errors.resourceUnavailable':
    'Das Netzwerk ist ausgelastet. Versuchen Sie es gleich noch einmal.',
  'errors.limitExceeded': 'Zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es erneut.',
  'errors.serviceUnreachable':
    'Ein Dienst antwortet nicht. Ihre Wallet funktioniert weiter; versuchen Sie es gleich noch einmal.',
  'errors.serviceAnswerInvalid':
    'Die Antwort eines Dienstes war nicht lesbar. Sie wurde ignoriert.',
  'errors.originNotAllowed':
    'Ungültige App-Konfiguration. Die Herkunft {origin} steht nicht auf der Zulassungsliste des Projekts.',
  'errors.projectIdInvalid': 'Ungültige App-Konfiguration. Die Projekt-ID ist nicht gültig.',
  'errors.projectIdNotConfigured': 'Projekt-ID nicht konfiguriert. Geben Sie eine Projekt-ID an.',
  'errors.jwtNotValid':
    'Sitzung abgelaufen. Prüfen Sie die Uhrzeit dieses Geräts und verbinden Sie sich erneut.',
  'errors.serverError': 'Serverfehler. Die App-Konfiguration konnte nicht abgerufen werden.',
  'errors.rateLimited': 'Anfragelimit erreicht. Zu viele Anfragen an die Dienste dieser Seite.',
  'errors.projectLimitExceeded':
    'Projektlimit überschritten. Die Dienste weisen Besucher dieser Seite möglicherweise ab.',
  'errors.frameLoadFailed': 'Netzwerkfehler. Die eingebettete Wallet konnte nicht geladen werden.',
  'errors.frameRefused':
    'Die E-Mail-Wallet kann auf dieser Seite nicht angezeigt werden. Es wurde nichts gesendet. Versuchen Sie es mit einer anderen Wallet.',
  'errors.frameRequestTimeout': 'Zeitüberschreitung bei der Anfrage an die eingebettete Wallet.',
  'errors.emailInvalid':
    'Das ist keine gültige E-Mail-Adresse. Es wurde nichts gesendet. Prüfen Sie sie.',
  'errors.emailCooldown':
    'Ein Code wurde gerade erst gesendet. Warten Sie etwas, bevor Sie einen weiteren anfordern.',
  'errors.codeWrong':
    'Das ist nicht der gesendete Code. Sehen Sie in Ihre E-Mails und versuchen Sie es erneut.',
  'errors.codeExpired': 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
  'errors.codeSpent': 'Zu viele falsche Codes. Fordern Sie einen neuen an.',
  'errors.deviceExpired':
    'Der Link wurde nicht rechtzeitig angeklickt. Fordern Sie einen neuen an.',
  'errors.popupClosed':
    'Das Fenster wurde geschlossen. Sie sind nicht angemeldet, und es wurde nichts geteilt.',
  'errors.popupBlocked':
    'Ihr Browser hat das Fenster blockiert. Es wurde nichts geteilt. Öffnen Sie es mit der Schaltfläche.',
  'errors.socialLoginFailed':
    'Die Anmeldung konnte nicht begonnen oder abgeschlossen werden. Sie sind nicht angemeldet. Versuchen Sie es erneut.',
  'errors.socialLoginDenied':
    'Sie haben die Anmeldung nicht erlaubt. Es wurde nichts geteilt. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
  'errors.socialEmailUnverified':
    'Der Anbieter hat Ihre E-Mail-Adresse nicht bestätigt. Sie sind nicht angemeldet. Bestätigen Sie sie dort und versuchen Sie es erneut.',
  'errors.untrustedOrigin':
    'Die Antwort kam von einer nicht vertrauenswürdigen Website und wurde ignoriert. Sie sind nicht angemeldet. Versuchen Sie es erneut.',
  'errors.rpcNotAllowed': 'Aktion nicht erlaubt',
  'errors.copyFailed':
    'Ihr Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text und kopieren Sie ihn selbst.',
  'errors.pasteFailed':
    'Ihr Browser hat das Einfügen nicht erlaubt. Fügen Sie mit der Tastatur ein.',
  'errors.storageBlocked': 'Dieser Browser erlaubt dieser Website nicht, etwas zu speichern.',
  'errors.cancelled': 'Abgebrochen',
  'errors.unknown': 'Etwas ist schiefgegangen. Es wurde nichts gesendet. Versuchen Sie es erneut.',
  'errors.siwxInitFailed': 'Beim Start der Anmeldung ist ein Problem aufgetreten',
  'errors.siwxCheckFailed':
    'Wir konnten nicht prüfen, ob Sie angemeldet sind. Es wurde nichts signiert und niemand abgemeldet. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'errors.siwxAuthenticating': 'Anmeldung läuft…',
  'errors.siwxDeclined': 'Signatur abgelehnt',
  'errors.siwxSmartAccount': 'Diese Anwendung unterstützt Smart Accounts möglicherweise nicht',
  'walletConnect.lostTitle': 'Verbindung zu Ihrer Wallet verloren',
  'walletConnect.lostText':
    'Sie wird wiederhergestellt; Ihre Anfrage läuft weiter. Prüfen Sie Ihre Internetverbindung.',
  'walletConnect.refusedTitle': 'WalletConnect hat diese Website abgewiesen',
  'walletConnect.notReached':
    'WalletConnect ist nicht erreichbar, um zu prüfen, ob Ihre Wallet noch verbunden ist. Es wurde nichts gesendet. Die Verbindung wird wiederhergestellt; prüfen Sie Ihre Internetverbindung.',
  'walletConnect.openWallet': '{wallet} öffnen',
  'walletConnect.lookAgain': 'Jetzt erneut versuchen',
  'walletConnect.check': 'Ich habe bestätigt, jetzt prüfen',
  'walletConnect.checked': 'Gerade geprüft. Noch keine Antwort.',
}
