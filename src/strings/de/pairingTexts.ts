import type { pairingTexts as english } from '../en/pairingTexts'
import type { Translation } from '../language'

export const pairingTexts: Translation<typeof english> = {
  'pairing.where': 'Wo ist Ihre Wallet?',
  'pairing.browser': 'Browser',
  'pairing.phone': 'Handy',
  'pairing.web': 'Web',
  'pairing.desktop': 'Desktop',
  'pairing.qr':
    'QR-Code für die Verbindung. Scannen Sie ihn mit der Wallet auf Ihrem Handy oder kopieren Sie den Link.',
  'pairing.making': 'Code wird erstellt…',
  'pairing.expiresIn': 'Läuft in {time} ab',
  'pairing.copyLink': 'Link kopieren',
  'pairing.expiredTitle': 'QR-Code abgelaufen',
  'pairing.noQrCodeTitle': 'Code konnte nicht erstellt werden',
  'pairing.idleTitle': 'Mit QR-Code verbinden',
  'pairing.idleText': 'Noch kein Code angefordert.',
  'pairing.newQrCode': 'Neuer Code',
  'pairing.yourWallet': 'Ihre Wallet',
  'pairing.doNotHaveIt': 'Noch nicht installiert?',
  'pairing.get': '{wallet} besorgen',
  'pairing.continueTitle': 'In {wallet} fortfahren',
  'pairing.mobileText': 'Bestätigen Sie dort die Verbindung und kommen Sie auf diese Seite zurück.',
  'pairing.desktopText':
    'Bestätigen Sie die Verbindung in der App und kommen Sie auf diese Seite zurück.',
  'pairing.webText':
    '{wallet} öffnet sich in einem neuen Tab. Bestätigen Sie dort die Verbindung und kommen Sie in diesen zurück.',
  'pairing.ownBrowserText':
    '{wallet} öffnet diese Seite im eigenen Browser. Verbinden Sie sich dort; diese Seite bleibt, wie sie ist.',
  'pairing.pairInstead': 'Stattdessen auf dieser Seite verbinden',
  'pairing.open': '{wallet} öffnen',
  'pairing.openAgain': '{wallet} erneut öffnen',
  'pairing.openInstead': 'Stattdessen {wallet} öffnen',
  'pairing.nothingOpened':
    'Hat sich nichts geöffnet? Vielleicht ist die App nicht auf diesem Gerät. Es wurde nichts geteilt.',
  'pairing.browserText': 'Bestätigen Sie die Verbindung in der Erweiterung.',
  'pairing.missingTitle': '{wallet} ist nicht installiert',
  'pairing.missingText':
    'Fügen Sie die Wallet zu diesem Browser hinzu oder scannen Sie einen Code mit {wallet} auf Ihrem Handy.',
  'pairing.missingTextOnly': 'Fügen Sie die Wallet zu diesem Browser hinzu und kommen Sie zurück.',
  'pairing.usePhone': 'Mein Handy verwenden',
  'pairing.useInjected': 'Eine Wallet in diesem Browser verwenden',
}
