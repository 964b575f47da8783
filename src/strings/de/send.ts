import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['send'] = {
  'bitcoinReview.more': 'Details zur Gebühr',
  'bitcoinReview.feeRate': 'Gebührensatz',
  'bitcoinReview.feeRateValue': '{rate} sat/vB',
  'bitcoinReview.change': 'Wechselgeld, zurück an Sie',
  'bitcoinReview.noHistory':
    'Es gibt keinen Zahlungsverlauf zum Vergleichen. Prüfen Sie jeden Teil der Adresse.',
  'bitcoinReview.highFeeTitle': 'Hohe Netzwerkgebühr',
  'bitcoinReview.highFee': 'Die Gebühr beträgt mehr als ein Zehntel des Betrags.',
  'bitcoinReview.highFeeCheck': 'Ich bin mit dieser Gebühr einverstanden.',
  'bitcoinReview.walletFee': 'Von Ihrer Wallet festgelegt',
  'bitcoinReview.doubtText':
    'Eine frühere Zahlung dieses Betrags an diese Adresse ist möglicherweise unterwegs. Wenn Sie erneut senden, zahlen Sie vielleicht doppelt. Sehen Sie zuerst in Ihrer Wallet nach.',
  'errors.reviewTimeout':
    'Die Zahlung wurde nicht rechtzeitig bestätigt. Es wurde nichts gesendet.',
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
  'send.amount': 'Betrag',
  'send.amountIn': 'Betrag in {unit}',
  'send.enterIn': 'Betrag in {unit} eingeben',
  'send.to': 'An',
  'send.chooseToken': 'Token wählen',
  'send.tokenPick': '{symbol}, anderen Token wählen',
  'send.balance': 'Guthaben {amount}\u00a0{symbol}',
  'send.max': 'Max.',
  'send.maxLabel': 'Maximum verwenden: {amount} {symbol}',
  'send.tooMuch': 'Mehr, als Sie haben',
  'send.tooPrecise':
    '{symbol} hat nur {decimals, plural, one {# Nachkommastelle} other {# Nachkommastellen}}',
  'send.amountNotPlain': 'Geben Sie eine einfache Zahl ein, etwa {example}.',
  'send.whichAmount': 'Das kann als zwei Beträge gelesen werden. Welchen meinen Sie?',
  'send.shortOfFee': 'Nach der Netzwerkgebühr bleibt nichts übrig',
  'send.maxUnknown': 'Die Netzwerkgebühr ist noch nicht bekannt',
  'send.recipientPlaceholder': 'Adresse oder Name',
  'send.paste': 'Einfügen',
  'send.clearRecipient': 'Empfänger löschen',
  'send.resolving': 'Name wird gesucht',
  'send.paidOn': 'Bezahlt am {date}',
  'send.firstTime': 'Erste Zahlung an diese Adresse',
  'send.missing': '{count, plural, one {# Zeichen fehlt} other {# Zeichen fehlen}}',
  'send.extra': '{count, plural, one {# Zeichen zu viel} other {# Zeichen zu viel}}',
  'send.badCharacters': 'Das ist keine Adresse',
  'send.noRecipient': 'Das ist weder eine Adresse noch ein Name',
  'send.mistyped': 'Diese Adresse enthält einen Tippfehler. Prüfen Sie sie noch einmal.',
  'send.nobodysAddress': 'Burn-Adresse: hierher gesendetes Geld ist verloren',
  'send.unknownName': 'Dieser Name ist nicht registriert',
  'send.lookupFailed':
    'Der Name konnte nicht gesucht werden. Versuchen Sie es erneut oder fügen Sie eine Adresse ein.',
  'send.addressNotChecked':
    'Die Adresse konnte nicht geprüft werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'send.nameHidden':
    'Dieser Name enthält verborgene Zeichen ({characters}) und ist daher nicht, was er scheint. Tippen Sie ihn selbst ein oder fügen Sie eine Adresse ein.',
  'send.nameLookAlike':
    'Dieser Name verwendet Buchstaben, die wie andere aussehen. Tippen Sie ihn selbst ein oder fügen Sie eine Adresse ein.',
  'send.nameInvalid': 'Das ist kein gültiger Name. Prüfen Sie ihn oder fügen Sie eine Adresse ein.',
  'send.nameLeftOut': 'Verborgene Zeichen entfernt: {characters}',
  'send.nameScripts': 'Dieser Name mischt Alphabete: {scripts}',
  'send.nameLookedUp': 'Gesucht als {name}',
  'send.notReady':
    'Diese Zahlung konnte nicht vorbereitet werden. Es wurde nichts gesendet. Wählen Sie den Token noch einmal und prüfen Sie den Betrag.',
  'send.tokenUnsupported':
    'Die Übertragungsregeln von {symbol} werden hier nicht unterstützt. Es wurde nichts gesendet. Senden Sie stattdessen aus Ihrer Wallet.',
  'send.reloadBalances': 'Guthaben neu laden',
  'send.otherNetwork':
    'Diese Adresse gehört zu {network}, und Sie senden auf {current}. Bitten Sie um eine Adresse auf {current} oder wechseln Sie zu {network}.',
  'send.unknownPrefix':
    '„{prefix}:“ bezeichnet kein hier bekanntes Netzwerk. Entfernen Sie es, wenn die Adresse auf {current} ist.',
  'send.otherLink':
    'Dieser Link verlangt etwas anderes als eine Zahlung. Bitten Sie stattdessen um eine einfache Adresse.',
  'send.linkAsks': 'Der Link verlangt {amount}. Geben Sie den Betrag selbst ein.',
  'send.linkAsksToken':
    'Der Link verlangt den Token {token}. Wählen Sie ihn und den Betrag selbst.',
  'send.ownAddress': 'Das ist Ihre eigene Adresse',
  'send.button.chooseToken': 'Token wählen',
  'send.button.addAmount': 'Betrag eingeben',
  'send.button.checkAmount': 'Betrag prüfen',
  'send.button.notEnough': 'Nicht genug {symbol}',
  'send.button.noFee': 'Nicht genug {symbol} für die Netzwerkgebühr',
  'send.button.addAddress': 'Adresse eingeben',
  'send.button.checkAddress': 'Adresse prüfen',
  'send.button.checkName': 'Namen prüfen',
  'send.button.lookingUp': 'Name wird gesucht',
  'send.button.checkingToken': 'Token wird geprüft',
  'send.button.preview': 'Überprüfen',
  'selectToken.search': 'Name oder Adresse suchen',
  'selectToken.yours': 'Ihre Token auf {network}',
  'selectToken.none': 'Kein Token passt zu „{text}“.',
  'selectToken.empty': 'Dieses Konto hat keine Token auf {network}.',
  'preview.to': 'An',
  'preview.newBadge': 'Neu',
  'preview.from': 'Von {wallet}',
  'preview.total': 'Gesamt',
  'preview.balanceOf': 'Ihre {symbol}',
  'preview.beforeAfter': '{before}, dann {after}',
  'preview.lowTitle': 'Kaum noch {symbol} für Gebühren',
  'preview.lowText':
    'Danach reichen Ihre {symbol} vielleicht nicht für die Gebühren zweier weiterer Zahlungen.',
  'preview.firstTime': 'Erste Zahlung an diese Adresse',
  'preview.notRecent': 'An diese Adresse haben Sie in letzter Zeit nicht gezahlt',
  'preview.ownAddress': 'Ihre eigene Adresse',
  'preview.network': 'Netzwerk',
  'preview.tokenAddress': 'Token-Contract',
  'preview.fee': 'Netzwerkgebühr',
  'preview.deposit': 'Neues Token-Konto',
  'preview.feeUnknown': 'In Ihrer Wallet angezeigt',
  'preview.feeEstimating': 'Wird geschätzt',
  'preview.feeRetry': 'Wiederholen',
  'preview.arrives': 'Kommt an in',
  'preview.arrivesSoon': 'Wenige Sekunden',
  'preview.arrivesSeconds': '{count, plural, one {Etwa # Sekunde} other {Etwa # Sekunden}}',
  'preview.arrivesMinutes': '{count, plural, one {Etwa # Minute} other {Etwa # Minuten}}',
  'preview.lookAlikeTitle': 'Nicht die Adresse, die Sie kennen',
  'preview.lookAlikeText':
    'Sie haben eine Adresse mit demselben Anfang und Ende verwendet. Die Mitte ist anders.',
  'preview.lookAlikeNamed':
    'Sie kennen {name} unter einer Adresse mit demselben Anfang und Ende. Die Mitte ist anders.',
  'preview.lookAlikePaid': 'Bezahlt am {date}',
  'preview.lookAlikePaidBy': 'Hat Sie am {date} bezahlt',
  'preview.lookAlikeKnown': 'Die Adresse, die Sie kennen',
  'preview.lookAlikeCheck': 'Ich habe jeden Teil der Adresse geprüft.',
  'preview.mayFailCheck': 'Trotzdem senden, obwohl es wahrscheinlich fehlschlägt.',
  'preview.wouldRefuse': 'Das Netzwerk würde diese Zahlung so ablehnen.',
  'preview.wouldRevert': 'Der Contract an dieser Adresse würde diese Zahlung ablehnen.',
  'preview.wouldLack': 'Nicht genug für den Betrag und die Netzwerkgebühr. Senken Sie den Betrag.',
  'preview.unreachable':
    '{network} antwortet nicht, daher konnte diese Zahlung nicht geprüft werden. Sie kann trotzdem ankommen.',
  'preview.unanswered':
    'Diese Zahlung konnte auf {network} nicht geprüft werden. Sie kann trotzdem ankommen.',
  'preview.mayFail': 'Diese Transaktion wird wahrscheinlich fehlschlagen',
  'preview.noFeeTitle': 'Nicht genug {symbol} für die Netzwerkgebühr',
  'preview.noFeeCoin': 'Senken Sie den Betrag oder laden Sie {symbol} auf dieses Konto.',
  'preview.noFeeToken': 'Laden Sie zuerst {symbol} auf dieses Konto.',
  'preview.noFeeHeld': '{symbol} auf diesem Konto:',
  'preview.notChecked': 'Nicht mit dem Netzwerk geprüft',
  'preview.tokenContractTitle': 'Das ist ein Token-Contract',
  'preview.tokenContract':
    'Diese Adresse gehört niemandem; sie ist der Token selbst. Hierher gesendetes Geld ist meist verloren.',
  'preview.tokenContractCheck':
    'Mir ist bewusst, dass an einen Token-Contract gesendetes Geld meist verloren ist.',
  'preview.contractTitle': 'Ein Contract, kein gewöhnliches Konto',
  'preview.contract': 'Vergewissern Sie sich, dass der Empfänger abheben kann, was Sie senden.',
  'preview.contractCheck': 'Ich habe geprüft: Dieser Contract kann verwenden, was ich sende.',
  'preview.elsewhereTitle': 'Der Name hat keine Adresse auf {network}',
  'preview.elsewhere':
    'Er ist für ein anderes Netzwerk registriert. Sein Inhaber hat auf {network} vielleicht keinen Zugriff darauf.',
  'preview.nameOneWay': 'Diese Adresse hat keinen passenden Rückwärtseintrag',
  'preview.nameMarked': 'Sehen Sie sich diesen Namen genau an',
  'preview.theRecipient': 'Der Empfänger',
  'preview.receivesTitle': '{recipient} erhält {amount}\u00a0{symbol}',
  'preview.receivesText': 'Der Token selbst behält {kept} {symbol} dieser Zahlung ein.',
  'preview.irreversible': 'Zahlungen können nicht rückgängig gemacht werden.',
  'preview.covered':
    'Etwas verdeckt diese Schaltfläche. Es wurde nichts gesendet. Schließen Sie es und versuchen Sie es erneut.',
  'preview.send': 'Senden',
  'preview.sendAmount': '{amount}\u00a0{symbol} senden',
  'preview.checking': 'Wird geprüft…',
  'preview.reviewAgain': 'Erneut überprüfen',
  'preview.changeAmount': 'Betrag ändern',
  'preview.switchNetwork': 'Netzwerk wechseln',
  'preview.walletElsewhereTitle': '{wallet} ist auf einem anderen Netzwerk',
  'preview.walletElsewhere': 'Die Wallet muss zu {network} wechseln, bevor sie das senden kann.',
  'preview.walletElsewhereOwn': 'Wählen Sie {network} in {wallet}, bevor Sie das senden.',
  'preview.waitTitle': 'In {wallet} bestätigen',
  'preview.waitText': 'Bis Sie bestätigen, wird nichts gesendet.',
  'preview.waitSpoken': 'Prüfen Sie, ob Ihre Wallet {amount} {symbol} an {recipient} anzeigt.',
  'preview.walletShows': 'Ihre Wallet sollte anzeigen',
  'preview.declineElse': 'Etwas anderes? Lehnen Sie es dort ab.',
  'preview.amount': 'Betrag',
  'preview.stopWaiting': 'Nicht mehr warten',
  'preview.stopNote':
    'Die Anfrage bleibt in {wallet}. Lehnen Sie sie auch dort ab, sonst kann die Zahlung noch hinausgehen.',
  'preview.thisAddress': 'die Adresse unten',
  'preview.submittedTitle': 'Unterwegs',
  'preview.submittedText':
    '{amount}\u00a0{symbol} an {recipient}. Sie können dieses Fenster schließen und weitermachen.',
  'preview.sentText': '{recipient} hat {amount}\u00a0{symbol} erhalten.',
  'preview.feePaid': 'Die Gebühr betrug {fee}.',
  'preview.rejectedTitle': 'Die Zahlung ist fehlgeschlagen',
  'preview.replacedTitle': 'Die Zahlung wurde ersetzt',
  'preview.done': 'Fertig',
  'preview.explorer': 'Im Explorer ansehen',
  'preview.failedTitle': 'Nicht gesendet',
  'preview.declinedTitle': 'Sie haben in {wallet} abgelehnt',
  'preview.declinedText': 'Es wurde nichts gesendet. Sie haben Ihre {amount}\u00a0{symbol} noch.',
  'preview.uncertainTitle': 'Status unbekannt',
  'preview.request': 'Die Anfrage',
  'preview.pendingTitle': 'Antworten Sie zuerst in {wallet}',
  'preview.seeActivity': 'Aktivität ansehen',
  'preview.openTitle': 'In {wallet} ist eine Anfrage offen',
  'preview.openText': 'Bestätigen Sie sie dort zuerst oder lehnen Sie sie ab.',
  'preview.doubtTitle': 'Das wurde vielleicht schon gesendet',
  'preview.doubtText':
    'Der Ausgang einer früheren Zahlung ist unbekannt. Prüfen Sie {wallet} und Ihre Aktivität.',
  'preview.doubtCheck': 'Ich habe geprüft: Die frühere Zahlung wurde nicht gesendet.',
  'preview.timeoutTitle': '{wallet} antwortet nicht',
  'toast.sent': '{amount}\u00a0{symbol} gesendet',
  'toast.started': 'Zahlung übermittelt',
  'errors.projectIdMissing':
    'Projekt-ID nicht konfiguriert. Übergeben Sie createWalletModal eine projectId.',
  'errors.siwxAndSiwe': 'Übergeben Sie entweder siwx oder siweConfig, nicht beides.',
  'errors.unknownOption': 'createWalletModal hat eine Option erhalten, die es nicht gibt.',
  'errors.invalidOption': 'createWalletModal hat eine Option mit einem ungültigen Wert erhalten.',
  'errors.storeNotIntegrated':
    'Dieser Store hat kein Wallet-Modal. Fügen Sie ihm walletModal.enhancer hinzu.',
  'errors.storeIntegratedTwice':
    'Dieser Store hat dasselbe Wallet-Modal zweimal. Verwenden Sie entweder den Enhancer oder die Middleware.',
  'errors.sendIncomplete': 'Ein Betrag und eine Empfängeradresse sind erforderlich',
  'errors.sendWithoutToken': 'Ein Token ist erforderlich',
  'errors.tokenMismatch':
    'Die Nachkommastellen dieses Tokens im Netzwerk passen nicht zu Ihrem Guthaben. Es wurde nichts gesendet. Laden Sie die Guthaben neu und wählen Sie den Token noch einmal.',
  'errors.tokenNotChecked':
    'Dieser Token konnte nicht mit dem Netzwerk geprüft werden. Es wurde nichts gesendet. Warten Sie einen Moment.',
  'errors.tokenUnsupported':
    'Die Übertragungsregeln dieses Tokens werden hier nicht unterstützt. Es wurde nichts gesendet. Senden Sie stattdessen aus Ihrer Wallet.',
  'errors.tokenWithholds':
    'Dieser Token behält einen Teil jeder Übertragung ein, daher käme nicht der volle Betrag an. Es wurde nichts gesendet. Zahlen Sie auf anderem Weg.',
  'errors.sendUnsupportedChain': 'Blockchain nicht unterstützt',
  'errors.sendFailed':
    'Die Zahlung wurde nicht gesendet. Ihre Eingaben sind noch da; versuchen Sie es erneut.',
  'errors.sendTimeout':
    '{wallet} antwortet nicht. Wenn Sie dort jetzt bestätigen, kann die Zahlung noch hinausgehen.',
  'errors.sendUncertain':
    'Wir konnten diese Zahlung nicht bestätigen. Prüfen Sie {wallet} und Ihre Aktivität, bevor Sie es erneut versuchen.',
  'errors.alreadyKnown':
    'Das Netzwerk hat diese Zahlung bereits. Prüfen Sie {wallet} und Ihre Aktivität, bevor Sie es erneut versuchen.',
  'errors.intentChanged':
    'Die Zahlung entspricht nicht mehr dem, was Sie überprüft haben. Sie wurde gestoppt; es wurde nichts gesendet.',
  'errors.feeUnavailable':
    'Die Netzwerkgebühr ist gerade nicht bekannt. Ihre Wallet zeigt sie, bevor Sie bestätigen.',
  'errors.insufficientFunds':
    'Nicht genug für den Betrag und die Netzwerkgebühr. Es wurde nichts gesendet. Senken Sie den Betrag.',
  'errors.nonceTooLow':
    'Ihre Wallet ist nicht auf dem Stand des Netzwerks. Wir konnten diese Zahlung nicht bestätigen; prüfen Sie Ihre Aktivität, bevor Sie es erneut versuchen.',
  'errors.nonceTooHigh':
    'Eine frühere Zahlung ist noch nicht abgeschlossen, deshalb wurde diese nicht gesendet. Warten Sie, bis die frühere abgeschlossen ist, und versuchen Sie es erneut.',
  'errors.feeTooLow':
    'Die Gebühr ist niedriger, als das Netzwerk gerade verlangt. Es wurde nichts gesendet. Versuchen Sie es erneut.',
  'errors.feeTooHigh':
    'Die Gebühr liegt über dem Limit des Netzwerks. Es wurde nichts gesendet. Versuchen Sie es erneut.',
  'errors.gasTooLow':
    'Die Zahlung braucht mehr Gas, als ihr Limit zulässt. Es wurde nichts gesendet. Versuchen Sie es erneut.',
  'errors.gasTooHigh':
    'Die Zahlung braucht mehr Gas, als in einen Block passt. Es wurde nichts gesendet.',
  'errors.executionReverted':
    'Der Contract an dieser Adresse würde diese Zahlung ablehnen. Es wurde nichts gesendet.',
  'errors.receiptTimeout':
    'Das Netzwerk hat die Zahlung noch nicht bestätigt. Sehen Sie später noch einmal in Ihre Aktivität.',
  'errors.transactionFailed':
    'Die Zahlung ist im Netzwerk fehlgeschlagen. Es ist nichts angekommen; nur die Gebühr wurde bezahlt.',
  'errors.transactionReplaced':
    'Eine andere Transaktion aus Ihrer Wallet hat diese Zahlung ersetzt, sie ist daher vielleicht nicht angekommen. Prüfen Sie Ihre Aktivität, bevor Sie erneut zahlen.',
  'errors.nameNotResolved':
    'Fehler beim Auflösen des Namens. Es wurde nichts gesendet. Versuchen Sie es erneut oder fügen Sie eine Adresse ein.',
  'errors.transactionRejected':
    'Das Netzwerk hat die Zahlung nicht angenommen. Es wurde nichts gesendet.',
  'errors.unsupportedCapability': 'Ihre Wallet unterstützt diese Anfrage nicht.',
  'errors.unsupportedChainId': 'Ihre Wallet unterstützt auf diesem Netzwerk keine Stapel.',
  'errors.duplicateBundle':
    'Ihre Wallet hat diesen Transaktionsstapel bereits erhalten. Er wurde nicht erneut gesendet.',
  'errors.unknownBundle': 'Ihre Wallet kennt diesen Stapel nicht.',
  'errors.bundleTooLarge': 'Dieser Stapel ist zu groß für Ihre Wallet.',
  'errors.upgradeRejected': 'Sie haben das Konto-Upgrade abgelehnt. Es wurde nichts gesendet.',
  'errors.atomicityNotSupported':
    'Ihre Wallet kann diese Schritte nicht als eine Transaktion ausführen.',
}
