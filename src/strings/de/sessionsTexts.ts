import type { sessionsTexts as english } from '../en/sessionsTexts'
import type { Translation } from '../language'

export const sessionsTexts: Translation<typeof english> = {
  'sessions.walletShows': 'Ihre Wallet sollte anzeigen',
  'sessions.declineElse': 'Etwas anderes? Lehnen Sie es dort ab.',
  'sessions.now': 'Kann jetzt für Sie handeln',
  'sessions.past': 'Früher',
  'sessions.none': 'Keine App kann für Sie handeln. Sitzungen, die Sie erlauben, erscheinen hier.',
  'sessions.listFailed':
    'Ihre Sitzungen konnten nicht geladen werden. Es wurde nichts geändert. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'sessions.unnamed': 'Eine App',
  'sessions.stop': 'Beenden',
  'sessions.stopOne': '{app} beenden',
  'sessions.left': 'Noch {time}',
  'sessions.leftLast': 'Weniger als eine Minute',
  'sessions.endedOn': 'Beendet am {date}',
  'sessions.stoppedOn': 'Gestoppt am {date}',
  'sessions.upToPer': 'Bis zu {amount} {period}',
  'sessions.units': '{amount} Einheiten von {token}',
  'sessions.perHour': 'pro Stunde',
  'sessions.perDay': 'pro Tag',
  'sessions.perWeek': 'pro Woche',
  'sessions.perMonth': 'pro Monat',
  'sessions.perSeconds': '{count, plural, one {alle # s} other {alle # s}}',
  'sessions.mayCall': 'Kann {names} aufrufen',
  'sessions.mayCallSpending': 'Kann {names} aufrufen, mit jeweils bis zu {amount}',
  'sessions.calls': 'Ruft {names} auf {address} auf',
  'sessions.callsSpending': 'Ruft {names} auf {address} auf, mit jeweils bis zu {amount}',
  'sessions.more': '{count, plural, one {und # weitere} other {und # weitere}}',
  'sessions.condition': 'Argument {at} {operator} {value}',
  'sessions.wholeAccount': 'Führt {names} von {address} als Ihr Konto aus, ohne Limit',
  'sessions.wholeAccountTitle': 'Volle Kontrolle über Ihr Konto',
  'sessions.wholeAccountText':
    'Der Code des Contracts läuft als Ihr Konto: Er kann alles bewegen, was Sie haben, wie auch immer die Funktionen heißen.',
  'sessions.wholeAccountCheck': 'Ich vertraue dieser App alles auf meinem Konto an.',
  'sessions.other': 'Berechtigung „{type}“',
  'sessions.grantingNote':
    'Ihre Wallet hat es vielleicht erlaubt. Wir haben es noch nicht bestätigt.',
  'sessions.grantedNote': 'In Ihrer Wallet erlaubt. Der Dienst der App weiß es noch nicht.',
  'sessions.revokingNote':
    'Ihre Wallet hat sie vielleicht beendet. Wir haben es noch nicht bestätigt.',
  'sessions.revokedNote': 'In Ihrer Wallet beendet. Der Dienst der App weiß es noch nicht.',
  'sessions.app': 'App',
  'sessions.may': 'Erlaubt',
  'sessions.until': 'Bis',
  'sessions.network': 'Netzwerk',
  'sessions.account': 'Konto',
  'sessions.askedText': '{app} möchte für Sie handeln. Nichts ist erlaubt, bis Sie bestätigen.',
  'sessions.askedNote':
    'Die Anfrage bleibt in {wallet}. Lehnen Sie sie dort ab, wenn Sie das nicht möchten.',
  'sessions.leave': 'Schließen',
  'sessions.createdTitle': '{app} kann für Sie handeln',
  'sessions.createdSpendTitle': '{app} kann bis zu {amount} {period} ausgeben',
  'sessions.createdText': 'Bis {date} wird nicht erneut gefragt. Sie können es jederzeit beenden.',
  'sessions.seeAll': 'Sitzungen verwalten',
  'sessions.done': 'Fertig',
  'sessions.keep': 'Behalten',
  'sessions.stopSession': 'Sitzung beenden',
  'sessions.stopping': 'Wird beendet…',
  'sessions.revokeTitleLong': '{app} muss erneut fragen',
  'sessions.revokeText':
    'Die App kann nicht mehr allein handeln. Was sie bereits getan hat, lässt sich nicht rückgängig machen.',
  'sessions.waitTitle': 'In {wallet} fortfahren',
  'sessions.waitText':
    'Ihre Wallet fragt, ob {app} beendet werden soll. Bis Sie bestätigen, bleibt die Sitzung aktiv.',
  'sessions.tellingTitle': 'In Ihrer Wallet beendet',
  'sessions.tellingText': 'Der Dienst der App wird benachrichtigt.',
  'sessions.declinedTitle': 'Sie haben das Beenden abgelehnt',
  'sessions.declinedText': '{app} kann weiter für Sie handeln. Es wurde nichts geändert.',
  'sessions.failedTitle': 'Die Sitzung wurde nicht beendet',
  'sessions.uncertainTitle': 'Wir konnten es nicht bestätigen',
  'sessions.uncertainText':
    'Die Sitzung wurde vielleicht beendet oder ist noch aktiv. Prüfen Sie {wallet} und versuchen Sie es erneut.',
  'sessions.unfinishedTitle': 'Beendet, aber nicht überall',
  'sessions.unfinishedText':
    'Ihre Wallet hat sie beendet: {app} kann nicht mehr für Sie handeln. Den Dienst der App konnten wir noch nicht benachrichtigen. Versuchen Sie es erneut.',
  'sessions.gone': 'Diese Sitzung gibt es nicht mehr.',
  'sessions.covered':
    'Etwas verdeckt diese Schaltfläche. Schieben Sie es weg, um die Sitzung zu beenden.',
  'sessions.yourWallet': 'Ihre Wallet',
  'errors.permissionFailed':
    'Ihre Wallet konnte das nicht ausführen. Es wurde nichts erlaubt oder beendet. Versuchen Sie es erneut.',
  'errors.permissionUncertain':
    'Die Wallet hat nicht gesagt, ob es erlaubt wurde. Möglich ist es. Prüfen Sie Ihre Sitzungen, bevor Sie es erneut versuchen.',
  'errors.permissionUnfinished':
    'Die Wallet hat es ausgeführt, aber wir konnten den Dienst der App noch nicht benachrichtigen. Es ging nichts verloren. Prüfen Sie Ihre Sitzungen und versuchen Sie es erneut.',
  'sessions.leftUnfinished':
    'Eine Sitzung, die Sie erlaubt oder beendet haben, wurde nicht bestätigt. Öffnen Sie Ihre Sitzungen, um sie zu prüfen.',
}
