import type { swapTexts as english } from '../en/swapTexts'
import type { Translation } from '../language'

export const swapTexts: Translation<typeof english> = {
  'swap.pay': 'Sie zahlen',
  'swap.get': 'Sie erhalten',
  'swap.chooseToken': 'Token wählen',
  'swap.payPick': 'Mit {symbol} zahlen, anderen Token wählen',
  'swap.getPick': '{symbol} erhalten, anderen Token wählen',
  'swap.balance': 'Guthaben {amount}\u00a0{symbol}',
  'swap.flip': 'Richtung umkehren',
  'swap.max': 'Max.',
  'swap.maxLabel': 'Maximum verwenden: {amount} {symbol}',
  'swap.tooPrecise':
    '{symbol} hat nur {decimals, plural, one {# Nachkommastelle} other {# Nachkommastellen}}',
  'swap.whichAmount': 'Das kann als zwei Beträge gelesen werden. Welchen meinen Sie?',
  'swap.amountNotPlain': 'Geben Sie eine einfache Zahl ein, etwa {example}.',
  'swap.maxUnknown': 'Die Netzwerkgebühr ist noch nicht bekannt',
  'swap.maxShort': 'Nach der Netzwerkgebühr bleibt nichts übrig',
  'swap.quoting': 'Bester Preis wird gesucht',
  'swap.rate': '1\u00a0{source} = {amount}\u00a0{target}',
  'swap.unitPrice': 'Preis von 1 {symbol}',
  'swap.impact': 'Preisauswirkung',
  'swap.impactUnknown': 'Unbekannt',
  'swap.slippage': 'Max. Slippage',
  'swap.slippageCustom': 'Eigener Wert in Prozent',
  'swap.slippageBounds': 'Von {min}\u00a0% bis {max}\u00a0%',
  'swap.minimum': 'Sie erhalten mindestens',
  'swap.serviceFee': 'Servicegebühr',
  'swap.networkFee': 'Netzwerkgebühr',
  'swap.networkFeeUnknown': 'In Ihrer Wallet angezeigt',
  'swap.button.selectToken': 'Token wählen',
  'swap.button.enterAmount': 'Betrag eingeben',
  'swap.button.checkAmount': 'Betrag prüfen',
  'swap.button.balance': 'Guthaben reicht nicht',
  'swap.button.liquidity': 'Liquidität reicht nicht',
  'swap.button.gas': 'Gas reicht nicht',
  'swap.button.impact': 'Preisauswirkung zu hoch',
  'swap.button.review': 'Tausch überprüfen',
  'swap.button.swap': 'Tauschen',
  'swap.initFailed': 'Der Tausch konnte nicht gestartet werden',
  'swap.coinPriceFailed': 'Der Preis der Netzwerkwährung konnte nicht abgerufen werden',
  'swap.unsupported': 'Netzwerk unterstützt kein Tauschen',
  'swap.unsupportedText': 'Wählen Sie ein Netzwerk, das Tauschen unterstützt.',
  'swap.networks': 'Netzwerke zum Tauschen',
  'swap.noNetworks': 'Keines der Netzwerke dieser App unterstützt Tauschen.',
  'swap.tokensSuggested': 'Vorgeschlagene Token',
  'swap.tokensOwn': 'Ihre Token',
  'swap.tokensAll': 'Andere Token',
  'swap.problem.noLiquidity':
    'Für diesen Betrag reicht die Liquidität nicht. Es wurde nichts gesendet. Versuchen Sie es mit einem kleineren.',
  'swap.problem.noAmount': 'Falscher Betrag. Geben Sie einen gültigen ein.',
  'swap.problem.wrongAnswer':
    'Das Angebot passte nicht zu diesem Tausch und wird daher nicht angezeigt. Es wurde nichts gesendet.',
  'swap.problem.limited':
    'Gerade zu viele Anfragen. Es wurde nichts gesendet. Warten Sie einen Moment.',
  'swap.problem.unreachable': 'Der Preis konnte nicht geladen werden. Es wurde nichts gesendet.',
  'swap.problem.unsupported': 'Netzwerk unterstützt kein Tauschen',
  'swap.problem.shortOfGas': 'Laden Sie {symbol} für die Netzwerkgebühr auf dieses Konto.',
  'swap.problem.noAccount': 'Keine Adresse gefunden, von der die Token getauscht werden könnten.',
  'swap.problem.tokenMismatch':
    'Die Nachkommastellen dieses Tokens im Netzwerk passen nicht zu den Angaben des Dienstes. Es wurde nichts gesendet. Wählen Sie einen anderen Token.',
  'swap.problem.tokenNotChecked':
    'Dieser Tausch konnte nicht mit dem Netzwerk geprüft werden. Es wurde nichts gesendet. Warten Sie einen Moment.',
  'swap.problem.allowanceFailed':
    'Die Freigabe konnte nicht geprüft werden. Es wurde nichts gesendet.',
  'swap.problem.approvalFailed':
    'Die Freigabe-Transaktion konnte nicht erstellt werden. Es wurde nichts gesendet.',
  'swap.problem.buildFailed':
    'Die Transaktion konnte nicht erstellt werden. Es wurde nichts gesendet.',
  'swap.problem.routeDiffers':
    'Die erhaltene Transaktion tut etwas anderes als diesen Tausch. Sie wurde gestoppt; es wurde nichts gesendet.',
  'swap.problem.minimumTooLow':
    'Die erhaltene Transaktion würde Ihnen weniger geben, als Ihre Slippage erlaubt. Es wurde nichts gesendet.',
  'swap.problem.impactTooHigh':
    'Sie würden durch die Preisauswirkung mehr als {max}\u00a0% verlieren. Es wurde nichts gesendet. Versuchen Sie es mit einem kleineren Betrag.',
  'swap.problem.noContract':
    'An der Adresse, die Ihre Token erhalten würde, gibt es keinen Contract. Es wurde nichts gesendet.',
  'swapReview.minimumUnread': 'Sie sollten mindestens erhalten',
  'swapReview.rate': 'Kurs',
  'swapReview.contracts': 'Contracts',
  'swapReview.swapAmount': '{amount}\u00a0{symbol} tauschen',
  'swapReview.steps': 'Schritte',
  'swapReview.details': 'Details zum Tausch',
  'swapReview.stepDone': 'erledigt',
  'swapReview.stepReset': 'Frühere Freigabe für {symbol} auf 0 setzen',
  'swapReview.stepAllow': 'Verwendung von {amount}\u00a0{symbol} freigeben',
  'swapReview.stepSwap': 'Gegen {amount}\u00a0{symbol} tauschen',
  'swapReview.spender': 'Berechtigter',
  'swapReview.target': 'Contract',
  'swapReview.sourceContract': '{symbol}-Contract',
  'swapReview.strangerTitle': 'Ein Contract, den wir nicht kennen',
  'swapReview.strangerText':
    'Es ist kein veröffentlichter Tausch-Contract. Wir wissen nicht, was er mit Ihren {amount}\u00a0{symbol} macht; vielleicht erhalten Sie nichts dafür.',
  'swapReview.strangerSpenderText':
    'Es ist kein veröffentlichter Tausch-Contract. Er könnte {amount}\u00a0{symbol}, aber nicht mehr, jederzeit nehmen.',
  'swapReview.strangerCheck': 'Ich kenne diesen Contract und vertraue ihm meine Token an.',
  'swapReview.unreadTitle': 'Diese Transaktion war nicht lesbar',
  'swapReview.unreadText':
    'Wir wissen nicht, was der Contract mit Ihren Token macht. Prüfen Sie es in {wallet}.',
  'swapReview.otherTitle': 'Zwei verschiedene Contracts',
  'swapReview.otherText':
    'Der Contract, der den Tausch ausführt, ist nicht der, den Sie freigegeben haben.',
  'swapReview.otherSpenderText':
    'Der Contract, der Ihre Token nehmen könnte, ist nicht der, der sie tauschen würde.',
  'swapReview.otherCheck': 'Ich kenne beide Contracts und möchte fortfahren.',
  'swapReview.impactTitle': 'Hohe Preisauswirkung',
  'swapReview.impactText': 'Sie verlieren etwa {impact}\u00a0% durch die Preisauswirkung.',
  'swapReview.impactUnknownTitle': 'Preisauswirkung unbekannt',
  'swapReview.impactUnknownText':
    'Für einen der Token haben wir keinen Preis. Vergleichen Sie, bevor Sie tauschen.',
  'swapReview.impactCheck': 'Ich nehme diesen Verlust in Kauf.',
  'swapReview.impactUnknownCheck': 'Ich habe den Preis verglichen und akzeptiere ihn.',
  'swapReview.unreadCheck': 'Trotzdem senden, obwohl sie nicht lesbar war.',
  'swapReview.doubtCheck': 'Ich habe geprüft: Der frühere Tausch wurde nicht gesendet.',
  'swapReview.doubtTitle': 'Das wurde vielleicht schon getauscht',
  'swapReview.doubtText':
    'Der Ausgang eines früheren Tauschs ist unbekannt. Prüfen Sie {wallet} und Ihre Aktivität.',
  'swapReview.movedTitle': 'Der Preis hat sich geändert',
  'swapReview.movedText':
    'Es wurde nichts gesendet. Überprüfen Sie, was Sie jetzt erhalten würden.',
  'swapReview.movedAccept': 'Mit diesem Preis fortfahren',
  'swapReview.staleTitle': 'Diese Übersicht ist veraltet',
  'swapReview.reset': 'Auf 0 setzen',
  'swapReview.allow': 'Freigeben',
  'swapReview.checking': 'Preis wird geprüft',
  'swapReview.irreversible': 'Ein Tausch kann nicht rückgängig gemacht werden.',
  'swapReview.resetWaitTitle': 'Schritt {step} von {steps}: frühere Freigabe auf 0 setzen',
  'swapReview.resetWaitText':
    'Bestätigen Sie in {wallet}. {symbol} nimmt erst danach eine neue Freigabe an. Es werden keine Token bewegt.',
  'swapReview.resetSettlingText':
    'Das Netzwerk bestätigt es gerade. Danach folgt die neue Freigabe.',
  'swapReview.allowWaitTitle': 'Schritt {step} von {steps}: freigeben',
  'swapReview.allowWaitText':
    'Bestätigen Sie in {wallet}. Damit darf der Tausch {amount}\u00a0{symbol} verwenden, nicht mehr.',
  'swapReview.settlingText': 'Das Netzwerk bestätigt es gerade. Danach folgt der Tausch.',
  'swapReview.swapWaitTitle': 'Schritt {step} von {steps}: tauschen',
  'swapReview.swapWaitText':
    'Bestätigen Sie den Tausch von {amount}\u00a0{source} gegen {target} in {wallet}. Vorher wird nichts getauscht.',
  'swapReview.submittedTitle': 'Unterwegs',
  'swapReview.submittedText':
    '{amount}\u00a0{source} gegen {targetAmount}\u00a0{target}. Sie können dieses Fenster schließen und weitermachen.',
  'swapReview.doneTitle': 'Getauscht',
  'swapReview.gotText': 'Sie haben {amount}\u00a0{target} erhalten.',
  'swapReview.doneText': 'Ihre {source} wurden gegen mindestens {amount}\u00a0{target} getauscht.',
  'swapReview.doneUnreadText': 'Ihre {source} wurden gegen {target} getauscht.',
  'swapReview.failedTitle': 'Nicht getauscht',
  'swapReview.allowFailedTitle': 'Freigabe fehlgeschlagen',
  'swapReview.rejectedTitle': 'Der Tausch ist fehlgeschlagen',
  'swapReview.declinedText':
    'Es wurde nichts gesendet. Sie haben Ihre {amount}\u00a0{symbol} noch.',
  'swapReview.changedText':
    'Die Transaktion entspricht nicht mehr dem, was Sie überprüft haben. Sie wurde gestoppt; es wurde nichts gesendet.',
  'swapReview.uncertainText':
    'Wir konnten das nicht bestätigen. Prüfen Sie {wallet} und Ihre Aktivität, bevor Sie es erneut versuchen.',
  'swapReview.receiptText':
    'Das Netzwerk hat es noch nicht bestätigt. Sehen Sie später noch einmal nach.',
  'swapReview.timeoutText':
    '{wallet} antwortet nicht. Wenn Sie dort jetzt bestätigen, kann die Transaktion noch hinausgehen.',
  'toast.swapped': '{amount}\u00a0{symbol} getauscht',
}
