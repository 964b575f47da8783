import type { networkTexts as english } from '../en/networkTexts'
import type { Translation } from '../language'

export const networkTexts: Translation<typeof english> = {
  'networks.search': 'Netzwerke suchen',
  'networks.none': 'Kein Netzwerk passt zu „{text}“.',
  'networks.current': 'Aktuell',
  'networks.needsOtherWallet': 'Braucht eine andere Wallet',
  'networks.notApproved': 'In dieser Wallet nicht verfügbar',
  'networks.list': 'Netzwerke',
  'networks.hint': 'Ihre Wallet unterstützt möglicherweise nicht jedes Netzwerk.',
  'switchNetwork.waitTitle': 'In {wallet} bestätigen',
  'switchNetwork.waitText': 'Bestätigen Sie den Wechsel von {from} zu {network}.',
  'switchNetwork.waitTextNoFrom': 'Bestätigen Sie den Wechsel zu {network}.',
  'switchNetwork.nothingOpened': 'Hat sich nichts geöffnet?',
  'switchNetwork.failedTitle': 'Weiterhin auf {from}',
  'switchNetwork.failedTitleNoFrom': 'Netzwerk nicht gewechselt',
  'switchNetwork.stillOn': 'Weiterhin auf {from}. Der Wechsel zu {network} ist fehlgeschlagen.',
  'switchNetwork.stillOnDeclined':
    'Weiterhin auf {from}. Sie haben den Wechsel zu {network} abgelehnt.',
  'switchNetwork.stillOnUnanswered': 'Weiterhin auf {from}. Ihre Wallet antwortet nicht.',
  'switchNetwork.stillOnBusy':
    'Weiterhin auf {from}. In Ihrer Wallet ist eine andere Anfrage offen. Beantworten Sie sie dort und versuchen Sie es erneut.',
  'switchNetwork.declinedText': 'Sie haben in {wallet} abgelehnt. Es wurde nichts geändert.',
  'switchNetwork.doneTitle': 'Zu {network} gewechselt',
  'switchNetwork.doneText': '{wallet} ist jetzt auf {network}.',
  'switchNetwork.idleTitle': 'Zu {network} wechseln',
  'switchNetwork.idleText': 'An {wallet} wurde noch nichts gesendet.',
  'switchNetwork.action': 'Wechseln',
  'switchNetwork.yourWallet': 'Ihre Wallet',
  'switchActiveChain.heading': '{namespace} braucht eine andere Wallet',
  'switchActiveChain.text':
    '{wallet} bleibt verbunden, während Sie eine Wallet für {namespace} hinzufügen.',
  'switchActiveChain.textSingle':
    '{wallet} wird getrennt, sobald Sie eine Wallet für {namespace} verbinden.',
  'switchActiveChain.action': 'Wallet wählen',
  'unsupportedChain.heading': 'Wechseln, um fortzufahren',
  'unsupportedChain.text': '{wallet} ist auf {network}. {page} funktioniert auf:',
  'unsupportedChain.textOne': '{wallet} ist auf {network}. {page} funktioniert auf {other}.',
  'unsupportedChain.unknown': 'Netzwerk {reference}',
  'unsupportedChain.switchTo': 'Zu {network} wechseln',
  'unsupportedChain.list': 'Unterstützte Netzwerke',
  'compatible.many': 'Nur auf diesen Netzwerken senden',
  'compatible.one': 'Nur auf {network} senden',
  'compatible.same':
    'Geld, das auf einem anderen gesendet wird, erscheint hier vielleicht nicht und kann bei einem Smart Account verloren gehen.',
  'compatible.elsewhere': 'Was, wenn ich ein anderes Netzwerk verwende?',
  'compatible.elsewhereText':
    'Wenn Ihre Wallet den Schlüssel zu dieser Adresse hat, gehört das Geld auch dort Ihnen, wird hier aber nicht angezeigt. Ist das Konto ein Smart Contract, existiert es dort vielleicht nicht, und dorthin gesendetes Geld ist verloren.',
  'compatible.single':
    'Dieses Konto gibt es nur hier. Auf einem anderen Netzwerk gesendetes Geld kann verloren gehen.',
  'compatible.list': 'Netzwerke für diese Adresse',
  'compatible.help': 'Was ist ein Netzwerk?',
  'whatIsANetwork.recordTitle': 'Ein Verzeichnis, wem was gehört',
  'whatIsANetwork.recordText':
    'Viele Computer führen es. Gebühren werden in der eigenen Währung des Netzwerks bezahlt.',
  'whatIsANetwork.sameTitle': 'Eine Adresse, mehrere Guthaben',
  'whatIsANetwork.sameText':
    'Ihre Adresse kann es auf mehreren Netzwerken geben, jeweils mit eigenem Guthaben.',
  'whatIsANetwork.bothTitle': 'Dasselbe Netzwerk auf beiden Seiten',
  'whatIsANetwork.bothText':
    'Geld, das auf einem Netzwerk gesendet wird, erscheint auf keinem anderen.',
  'whatIsANetwork.more': 'Mehr über Netzwerke',
  'whatIsANetwork.understood': 'Verstanden',
  'account.disconnect': 'Trennen',
}
