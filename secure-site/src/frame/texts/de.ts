import type { Texts } from './en'

export const texts: Texts = {
  failures: {
    EMAIL_INVALID: 'Das ist keine E-Mail-Adresse. Prüfen Sie sie und versuchen Sie es erneut.',
    TOO_MANY_REQUESTS:
      'Es wurden zu viele Codes angefordert. Warten Sie einen Moment und versuchen Sie es erneut.',
    CODE_WRONG: 'Das ist nicht der gesendete Code. Prüfen Sie ihn und versuchen Sie es erneut.',
    CODE_EXPIRED: 'Dieser Code ist nicht mehr gültig. Fordern Sie einen neuen an.',
    CODE_SPENT: 'Es wurden zu viele falsche Codes eingegeben. Fordern Sie einen neuen an.',
    DEVICE_EXPIRED:
      'Der Link in der E-Mail wurde nicht rechtzeitig geöffnet. Beginnen Sie von vorn.',
    SIGNED_OUT:
      'Sie sind abgemeldet. Es wurde nichts signiert oder gesendet. Melden Sie sich erneut an.',
    CODE_NEEDED: 'Dafür ist ein neuer Code aus Ihrem Postfach nötig. Es wurde nichts geändert.',
    NO_SHARES:
      'Der Schlüssel lässt sich nicht zusammensetzen. Es wurde nichts signiert oder gesendet. Melden Sie sich erneut an.',
    HOST_NOT_ALLOWED:
      'Diese Seite darf die Wallet nicht verwenden. Informieren Sie den Betreiber der Seite.',
    PROVIDER_NOT_OFFERED:
      'Diese Wallet bietet diese Art der Anmeldung nicht an. Wählen Sie eine andere.',
    PROVIDER_UNREACHABLE:
      'Der Dienst, mit dem Sie sich anmelden, antwortet nicht. Sie sind nicht angemeldet. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
    LOGIN_EXPIRED:
      'Diese Anmeldung wurde schon verwendet oder hat zu lange gedauert. Sie sind nicht angemeldet. Beginnen Sie von vorn.',
    LOGIN_DECLINED:
      'Sie haben die Anmeldung abgelehnt. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
    LOGIN_FAILED:
      'Der Dienst, mit dem Sie sich anmelden, hat keine gültige Antwort gegeben. Sie sind nicht angemeldet. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
    BATCH_REFUSED:
      'Das Konto oder die Gebühr hat sich geändert, seit dies angezeigt wurde. Es wurde nichts gesendet. Beginnen Sie von vorn.',
    BATCH_FAILS: 'Das Netzwerk würde das nicht ausführen. Es wurde nichts gesendet.',
    NETWORK_SILENT:
      'Kein Server des Netzwerks antwortet dem Server der Wallet. Es wurde nichts gesendet. Versuchen Sie es später erneut.',
    BAD_REQUEST:
      'Der Server der Wallet hat die Anfrage abgelehnt. Es wurde nichts signiert oder gesendet.',
    NOT_FOUND:
      'Der Server der Wallet kennt die Anfrage nicht. Es wurde nichts signiert oder gesendet.',
    SERVER_ERROR:
      'Der Server der Wallet hat ein Problem. Es wurde nichts signiert oder gesendet. Versuchen Sie es später erneut.',
    SERVER_UNREACHABLE:
      'Der Server der Wallet antwortet nicht. Es wurde nichts signiert oder gesendet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    DEVICE_KEY_LOST:
      'Dieser Browser hat seinen Teil Ihres Schlüssels nicht mehr. Es wurde nichts signiert oder gesendet. Melden Sie sich mit einem neuen Code an.',
    KEY_LOCKED:
      'Ihr Schlüssel ist in diesem Browser noch gesperrt. Es wurde nichts signiert oder gesendet. Versuchen Sie erneut, ihn zu entsperren.',
    KEY_MISMATCH:
      'Die Teile des Schlüssels ergeben nicht Ihr Konto. Es wurde nichts signiert oder gesendet. Melden Sie sich erneut an.',
    NOT_SUPPORTED: 'Wird von dieser Wallet noch nicht unterstützt',
    TOO_LARGE:
      'Die Anfrage ist größer, als diese Wallet annimmt. Es wurde nichts signiert oder gesendet.',
    TOO_MANY_OPEN: 'Zu viele Anfragen sind offen. Beantworten Sie diese zuerst.',
    CANCELLED: 'Die Anfrage wurde zurückgezogen. Es wurde nichts signiert oder gesendet.',
    INTERNAL: 'In der Wallet ist etwas schiefgelaufen. Versuchen Sie es erneut.',
  },
  declined: 'Sie haben abgelehnt. Es wurde nichts signiert oder gesendet.',
  serverSilent:
    'Kein Server des Netzwerks antwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  close: 'Schließen',
  reject: 'Ablehnen',
  approve: 'Bestätigen',
  sign: 'Signieren',
  send: 'Senden',
  reading: 'Anfrage wird gelesen…',
  working: 'Wird signiert…',
  unknownPage: 'Eine unbekannte Seite',
  claim: 'Die Seite nennt sich „{name}“',
  waitSettling: 'Sie können gleich bestätigen, wenn Sie dies gelesen haben.',
  waitCovered: 'Etwas verdeckt diese Anfrage. Schieben Sie es weg, um zu bestätigen.',
  waitBelow: 'Weiter unten steht noch mehr. Scrollen Sie ans Ende, um zu bestätigen.',
  waitInside: 'Ein Text ist länger als sein Feld. Scrollen Sie ihn bis zum Ende, um zu bestätigen.',
  cannotApprove: 'Diese Anfrage kann nicht bestätigt werden.',
  frameTitle: 'Wallet',
  account: 'Konto',
  network: 'Netzwerk',
  fee: 'Netzwerkgebühr',
  feeUnknown: 'Konnte nicht geschätzt werden',
  to: 'An',
  from: 'Von',
  spender: 'Berechtigter',
  contract: 'Contract',
  amount: 'Betrag',
  token: 'Token',
  value: 'Wert',
  call: 'Aufruf',
  callOf: 'Aufruf {index} von {count}',
  code: 'Daten (Code)',
  bytes: '{count, plural, one {# Byte} other {# Byte}}',
  unlimited: 'Unbegrenzt',
  unlimitedOf: 'Unbegrenzt {symbol}',
  rawUnits: '{amount} in der kleinsten Einheit des Tokens',
  atMost: 'Höchstens {amount}',
  transaction: {
    sendTitle: 'Senden',
    approveTitle: 'Einer Adresse erlauben, Ihre Token auszugeben',
    revokeTitle: 'Einer Adresse das Ausgeben Ihrer Token verbieten',
    callTitle: 'Einen Contract aufrufen',
    createTitle: 'Einen Contract erstellen',
    function: 'Funktion',
    nonce: 'Ersetzt Nummer',
    tokenNote: 'Der Betrag ist so geschrieben, wie dieser Contract es angibt.',
    unknownToken:
      'Dieser Contract gibt nicht an, wie sein Token gezählt wird. Der Betrag ist deshalb unverändert angezeigt.',
    approveWarning:
      'Der Berechtigte kann diesen Betrag jederzeit nehmen, ohne Sie noch einmal zu fragen.',
    unlimitedWarning:
      'Es gibt keine Grenze: Der Berechtigte kann alles nehmen, was Sie haben oder bekommen werden.',
    unknownCall:
      'Was dieser Aufruf bewirkt, ist hier nicht bekannt. Bestätigen Sie ihn nur, wenn Sie der Seite Ihr Konto anvertrauen.',
    createWarning: 'Dies erstellt einen Contract. Mitgesendetes Geld bleibt darin.',
    mayFail:
      'Der Server des Netzwerks konnte die Gebühr nicht ermitteln. Die Transaktion schlägt womöglich fehl.',
    wouldFail: 'Laut dem Server des Netzwerks würde diese Transaktion fehlschlagen: {reason}',
    noHash:
      'Der Server des Netzwerks hat die Transaktion angenommen, aber nicht benannt. Prüfen Sie Ihr Konto, bevor Sie sie noch einmal senden.',
  },
  calls: {
    title: '{count, plural, one {Eine Transaktion senden} other {# Transaktionen senden}}',
    lead: 'Sie werden nacheinander gesendet. Schlägt eine fehl, werden die folgenden nicht gesendet, und die vorherigen bleiben bestehen.',
  },
  smartAccount: {
    name: 'Ihr Smart Account',
    created: 'Ihr Smart Account. Diese Transaktion erstellt ihn auch in diesem Netzwerk.',
    unborn: 'Ihr Smart Account. Er ist noch nicht in diesem Netzwerk; die Signatur gilt trotzdem.',
    lead: 'Sie werden als Einheit gesendet: Schlägt eine fehl, wird keine ausgeführt.',
    sponsored: 'Wird für Sie bezahlt',
    accountPays: 'Wird aus Ihrem Smart Account bezahlt',
    wouldFail:
      'Das kann jetzt nicht ausgeführt werden: {reason}. Lehnen Sie ab; es wurde nichts gesendet.',
    notHere:
      'Ihr Smart Account kann in diesem Netzwerk nicht verwendet werden. Es wurde nichts signiert oder gesendet. Wechseln Sie zu Ihrem anderen Konto.',
    bundlerRefuses: 'Der Bundler des Netzwerks lehnt es ab',
    late: 'Es wurde gesendet, aber das Netzwerk hat es noch nicht aufgenommen. Prüfen Sie Ihr Konto, bevor Sie es noch einmal senden.',
  },
  typedData: {
    title: 'Daten signieren',
    lead: 'Das Signieren allein sendet nichts, aber ein Contract kann aufgrund der Signatur handeln.',
    permitLead: 'Das Signieren genügt: Der Berechtigte braucht nichts weiter von Ihnen.',
    message: 'Daten: {type}',
    domain: 'Für',
    nothing: '(nichts)',
    deadline: 'Gültig bis',
    never: 'Für immer',
    unreadPermit:
      'Das sieht nach einer Erlaubnis aus, Ihre Token auszugeben. Prüfen Sie jedes Feld davon.',
    otherNetwork: 'Diese Daten sind für {other}, aber die Seite nutzt {current}.',
  },
  device: {
    title: 'Bei Ihrer Wallet anmelden?',
    reading: 'Die Anfrage wird nachgeschlagen…',
    working: 'Einen Moment…',
    question: 'Ein bisher nicht verwendeter Browser möchte sich auf dieser Seite anmelden:',
    browser: 'Browser',
    asked: 'Angefragt',
    justNow: 'Gerade eben',
    ago: '{minutes, plural, one {vor # Minute} other {vor # Minuten}}',
    advice: 'Bestätigen Sie nur, wenn Sie das gerade eben selbst angefordert haben.',
    approve: 'Bestätigen',
    decline: 'Das war ich nicht',
    approvedTitle: 'Bestätigt',
    approved:
      'Ein Code ist unterwegs zu Ihnen. Geben Sie ihn auf der Seite ein, auf der Sie begonnen haben.',
    declinedTitle: 'Abgewiesen',
    declined:
      'Dieser Browser kann sich nicht anmelden. Ihre Wallet ist sicher, und Sie müssen nichts weiter tun.',
    expiredTitle: 'Dieser Link ist nicht mehr gültig',
    expired:
      'Er wurde verwendet oder ist zu alt. Beginnen Sie die Anmeldung dort noch einmal, wo Sie begonnen haben.',
    failedTitle: 'Etwas ist schiefgelaufen',
    failed:
      'Es wurde nichts bestätigt. Prüfen Sie Ihre Verbindung und öffnen Sie dann den Link noch einmal.',
  },
  popup: {
    loadingTitle: 'Einen Moment',
    loading: 'Hier öffnet sich die Seite Ihres Anmeldedienstes.',
    late: 'Es dauert länger als üblich. Wenn nichts passiert, schließen Sie dieses Fenster und versuchen Sie es erneut.',
    doneTitle: 'Sie können dieses Fenster schließen',
    done: 'Auf der Seite, auf der Sie begonnen haben, geht es weiter.',
    lostTitle: 'Diese Anmeldung konnte nicht abgeschlossen werden',
    lost: 'Sie sind nicht angemeldet. Schließen Sie dieses Fenster, gehen Sie zur Seite zurück, auf der Sie begonnen haben, und versuchen Sie es erneut.',
  },
  unlock: {
    title: 'Ihre Wallet entsperren',
    passwordLead:
      'Dieser Browser hat Ihren Schlüssel noch nicht. Geben Sie das Passwort ein, das Sie für die Wiederherstellung festgelegt haben. Damit wird nichts signiert.',
    passkeyLead:
      'Dieser Browser hat Ihren Schlüssel noch nicht. Verwenden Sie den Passkey, den Sie für die Wiederherstellung festgelegt haben. Damit wird nichts signiert.',
    password: 'Wiederherstellungspasswort',
    unlock: 'Entsperren',
    usePasskey: 'Passkey verwenden',
    useWindow: 'In einem neuen Fenster verwenden',
    cancel: 'Abbrechen',
    working: 'Wird entsperrt. Das dauert einige Sekunden…',
    waiting: 'Warten auf Ihren Passkey…',
    waitingWindow: 'Machen Sie im geöffneten Fenster weiter.',
    wrongPassword:
      'Das ist nicht das Passwort. Es wurde nichts signiert. Prüfen Sie es und versuchen Sie es erneut.',
    wrongPasskey:
      'Das ist nicht der Passkey, den Sie für die Wiederherstellung festgelegt haben. Es wurde nichts signiert. Versuchen Sie einen anderen.',
    notUsed:
      'Der Passkey wurde nicht verwendet. Es wurde nichts signiert. Versuchen Sie es erneut oder verwenden Sie ihn in einem neuen Fenster.',
    unsupported:
      'Dieser Browser kann Passkeys nicht zur Wiederherstellung verwenden. Es wurde nichts signiert. Versuchen Sie einen anderen Browser.',
    closed:
      'Das Fenster wurde geschlossen, bevor der Passkey verwendet wurde. Es wurde nichts signiert. Öffnen Sie es noch einmal oder brechen Sie ab.',
    blocked:
      'Der Browser hat das Fenster blockiert. Es wurde nichts signiert. Öffnen Sie es mit dem Link.',
    openWindow: 'Fenster öffnen',
    failed: 'Etwas ist schiefgelaufen. Es wurde nichts signiert. Versuchen Sie es erneut.',
    windowTitle: 'Ihren Passkey verwenden',
    windowLead:
      'Ihre Wallet fragt nach dem Passkey, den Sie für die Wiederherstellung festgelegt haben.',
    windowWaiting: 'Warten auf die Seite, die dieses Fenster geöffnet hat…',
    windowNotUsed:
      'Der Passkey wurde nicht verwendet. Es wurde nichts signiert. Versuchen Sie es erneut oder schließen Sie dieses Fenster, um zurückzugehen.',
    windowDone:
      'Die Seite, die dieses Fenster geöffnet hat, macht weiter. Sie können dieses Fenster schließen.',
    windowLost:
      'Die Seite, die dieses Fenster geöffnet hat, gibt es nicht mehr. Es wurde nichts signiert. Schließen Sie dieses Fenster und beginnen Sie dort noch einmal.',
  },
  solana: {
    signTitle:
      '{count, plural, one {Eine Transaktion signieren} other {# Transaktionen signieren}}',
    signLead: 'Die Seite kann sie senden, sobald Sie signiert haben.',
    sendTitle: 'Eine Transaktion senden',
    sendLead: 'Sie wird gesendet, sobald Sie bestätigen.',
    transaction: '{index} von {count}:',
    sendTokenTitle: 'Token senden',
    closeTitle: 'Ein Tokenkonto schließen',
    newAccountTitle: 'Ein Tokenkonto eröffnen',
    budgetTitle: 'Die Netzwerkgebühr festlegen',
    memoTitle: 'Eine Notiz anhängen',
    unknownTitle: 'Ein Programm aufrufen',
    program: 'Programm',
    owner: 'Inhaber',
    toTokenAccount: 'An Tokenkonto',
    fromTokenAccount: 'Von Tokenkonto',
    lookedUp: 'Steht in einer Tabelle im Netzwerk',
    unnamedToken: 'Die Transaktion gibt nicht an, welches Token sie bewegt.',
    unknownWarning:
      'Was dieses Programm bewirkt, ist hier nicht bekannt. Bestätigen Sie es nur, wenn Sie der Seite Ihr Konto anvertrauen.',
    lookupWarning:
      'Einige ihrer Konten stehen in Tabellen im Netzwerk und werden hier nicht angezeigt.',
    moreSigners: 'Andere Konten müssen sie ebenfalls signieren.',
  },
  message: {
    title: 'Nachricht signieren',
    lead: 'Die Signatur beweist, dass dieses Konto Ihnen gehört. Sie sendet nichts.',
    label: 'Nachricht',
    hex: 'Nachricht (kein lesbarer Text)',
    hexWarning:
      'Diese Nachricht ist kein lesbarer Text. Signieren Sie sie nur, wenn Sie wissen, wozu sie dient.',
    hidden: 'Unsichtbare Zeichen sind ausgeschrieben.',
    empty: '(leer)',
  },
  grants: {
    title: 'Eine App für Sie handeln lassen',
    lead: 'Ihre Schlüssel können dies von Ihrem Smart Account aus tun, ohne Sie noch einmal zu fragen – bis zum unten genannten Zeitpunkt oder bis Sie sie stoppen.',
    working: 'Warten auf das Netzwerk. Das kann eine Minute dauern…',
    spend: 'Darf ausgeben',
    take: 'Sendet es oder lässt es eine andere Adresse nehmen.',
    call: 'Darf aufrufen',
    callOf: 'Darf aufrufen: {index} von {count}',
    coinsAlong: 'Mit jeweils bis zu {amount}, als ausgegeben gezählt',
    noCoinsAlong: 'Ohne Coins zu senden',
    until: 'Bis',
    from: 'Ab {time}',
    inAll: 'Insgesamt höchstens {amount}',
    key: 'Schlüssel',
    keyOf: 'Schlüssel {index} von {count}',
    each: {
      week: '{amount} je {count, plural, one {Woche} other {# Wochen}}',
      day: '{amount} je {count, plural, one {Tag} other {# Tage}}',
      hour: '{amount} je {count, plural, one {Stunde} other {# Stunden}}',
      minute: '{amount} je {count, plural, one {Minute} other {# Minuten}}',
      second: '{amount} je {count, plural, one {Sekunde} other {# Sekunden}}',
    },
    limitWarning:
      'Eine gehackte App kann all das verwenden. Bestätigen Sie nur, was Sie entbehren können, und nur, wenn Sie ihr vertrauen.',
    callWarning:
      'Was diese Aufrufe bewirken, ist hier nicht bekannt. Die App kann sie beliebig oft ausführen. Bestätigen Sie sie nur, wenn Sie der Seite Ihr Konto anvertrauen.',
    stopTitle: 'Verhindern, dass eine App für Sie handelt',
    stopLead:
      'Ihre Schlüssel können dann nichts mehr von Ihrem Smart Account aus tun. Token, die sie andere Adressen nehmen ließ, bleiben diesen erlaubt.',
    stoppedLead:
      'Ihre Schlüssel wurden schon gestoppt. Sie signieren nur, dass Sie sie gestoppt haben; es wird nichts gesendet.',
    permission: 'Erlaubnis',
    late: 'Es wurde gesendet, aber das Netzwerk hat es noch nicht aufgenommen. Prüfen Sie Ihre Sessions, bevor Sie es noch einmal tun.',
    failed:
      'Das Netzwerk hat es nicht ausgeführt, es wurde also nichts geändert. Die Gebühr wurde womöglich bezahlt.',
  },
}
