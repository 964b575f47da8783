import type { payTexts as english } from '../en/payTexts'
import type { Translation } from '../language'

export const payTexts: Translation<typeof english> = {
  'pay.to': 'An',
  'pay.asks': '{page} bittet um',
  'pay.onNetwork': 'auf {network}',
  'pay.available': '{amount}\u00a0{symbol} verfügbar',
  'pay.ways': 'Zahlungsarten',
  'pay.exchange': 'Börse',
  'pay.pay': 'Zahlen',
  'pay.payAmount': '{amount}\u00a0{symbol} zahlen',
  'pay.otherWallet': 'Andere Wallet verwenden',
  'pay.checking': 'Ihr Guthaben wird geprüft',
  'pay.connect': 'Mit einer Wallet zahlen',
  'pay.loading': 'Börsen werden geladen',
  'pay.retryIn': 'Erneut versuchen in {seconds} s',
  'pay.none': 'Keine Börse unterstützt diese Zahlung.',
  'pay.short':
    'Nicht genug {symbol}. Sie haben {held}; diese Zahlung braucht {amount}. Es wurde nichts gesendet.',
  'pay.preparingTitle': '{exchange} wird geöffnet',
  'pay.preparingText': 'Es wurde noch nichts bezahlt.',
  'pay.openTitle': 'Bei {exchange} abschließen',
  'pay.openText':
    'Zahlen Sie {amount}\u00a0{symbol} auf der Seite von {exchange}. Wir bestätigen die Zahlung hier.',
  'pay.hostTitle': 'Kennen Sie {host}?',
  'pay.hostText':
    'Der Dienst nennt diese Adresse als Zahlungsseite von {exchange}. Öffnen Sie sie nur, wenn Sie sie kennen. Es wurde noch nichts bezahlt.',
  'pay.blockedTitle': 'Ihr Browser hat die Seite von {exchange} blockiert',
  'pay.blockedText': 'Es wurde nichts bezahlt. Öffnen Sie sie unten.',
  'pay.unheardTitle': 'Zahlung noch nicht bestätigt',
  'pay.unheardText':
    'Wir konnten diese Zahlung nicht bestätigen. Prüfen Sie {exchange}, bevor Sie erneut zahlen.',
  'pay.paidTitle': 'Bezahlt',
  'pay.paidText': '{exchange} hat {amount}\u00a0{symbol} bezahlt.',
  'pay.failedTitle': 'Die Zahlung ist fehlgeschlagen',
  'pay.failedText':
    '{exchange} meldet, dass die Zahlung fehlgeschlagen ist. Prüfen Sie dort, ob Sie belastet wurden, bevor Sie erneut zahlen.',
  'pay.open': '{exchange} öffnen',
  'pay.openHost': '{host} öffnen',
  'pay.openAgain': '{exchange} erneut öffnen',
  'pay.lookAgain': 'Erneut prüfen',
  'pay.leftTitle': 'Vielleicht haben Sie bei {exchange} bezahlt',
  'pay.leftText':
    'Wir haben die Seite geöffnet. Falls Sie dort bezahlt haben, zahlen Sie nicht noch einmal.',
  'pay.leftCheck': 'Diese Zahlung prüfen',
  'pay.inWalletTitle': 'Ihre Wallet hat diese Zahlung noch',
  'pay.inWalletText':
    'Sie kann noch hinausgehen, wenn Sie dort bestätigen. Lehnen Sie sie in Ihrer Wallet ab, bevor Sie anders zahlen.',
  'pay.sentTitle': 'Ihre Zahlung ist unterwegs',
  'pay.sentText':
    'Ihre Wallet hat sie gesendet, das Netzwerk hat sie noch nicht bestätigt. Sie müssen nicht erneut zahlen.',
  'pay.doubtTitle': 'Vielleicht haben Sie das schon bezahlt',
  'pay.doubtText':
    'Ihre Wallet wurde um diese Zahlung gebeten, und wir konnten nicht bestätigen, ob sie gesendet wurde. Prüfen Sie Ihre Wallet und Ihre Aktivität, bevor Sie erneut zahlen.',
  'pay.another': 'Anders zahlen',
  'errors.invalidPaymentConfig':
    'Die Zahlung dieser App ist nicht richtig eingerichtet. Es wurde nichts gesendet.',
  'errors.invalidChainNamespace':
    'Zahlungen werden auf dieser Art von Netzwerk nicht unterstützt. Es wurde nichts gesendet.',
  'errors.invalidAsset':
    'Diese App verlangt eine Zahlung in einem unbekannten Token. Es wurde nichts gesendet.',
  'errors.invalidRecipient':
    'Die Empfängeradresse dieser App ist nicht gültig. Es wurde nichts gesendet.',
  'errors.invalidAmount': 'Der Betrag ist nicht gültig. Es wurde nichts gesendet.',
  'errors.unableToInitiatePayment':
    'Die Zahlung konnte nicht begonnen werden. Es wurde nichts gesendet.',
  'errors.paymentInProgress':
    'Eine frühere Zahlung läuft noch. Für diese wurde nichts gesendet. Schließen Sie zuerst die andere ab.',
  'errors.unableToGetExchanges':
    'Die Börsen konnten nicht geladen werden. Versuchen Sie es erneut oder zahlen Sie mit einer Wallet.',
  'errors.assetNotSupported':
    'Keine Börse unterstützt diesen Token in diesem Netzwerk. Zahlen Sie mit einer Wallet.',
  'errors.unableToGetPayUrl':
    'Die Börse hat keine Zahlungsseite geliefert. Es wurde nichts bezahlt.',
  'errors.linkRefused':
    'Der Link zur Zahlungsseite nennt einen anderen Empfänger. Er wurde nicht geöffnet; es wurde nichts bezahlt. Zahlen Sie anders.',
  'errors.unableToGetBuyStatus':
    'Wir konnten diese Zahlung nicht bestätigen. Prüfen Sie die Börse, bevor Sie erneut zahlen.',
  'errors.genericPaymentError':
    'Die Börse meldet, dass die Zahlung fehlgeschlagen ist. Prüfen Sie dort, ob Sie belastet wurden, bevor Sie erneut zahlen.',
}
