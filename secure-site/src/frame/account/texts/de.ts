import type { AccountTexts } from './en'

export const accountTexts: AccountTexts = {
  title: 'Ihr Wallet-Konto',
  working: 'Einen Moment…',
  failed:
    'Etwas ist schiefgelaufen. Es wurde nichts geändert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  back: 'Zurück',
  next: 'Weiter',
  signIn: {
    title: 'Bei Ihrem Konto anmelden',
    lead: 'Hier können Sie Ihren Schlüssel exportieren, die Wiederherstellung festlegen, sich überall abmelden oder das Konto löschen. Nur der Inhaber hat Zugang zu dieser Seite.',
    email: 'E-Mail-Adresse',
    send: 'Code senden',
    deviceTitle: 'Prüfen Sie Ihre E-Mails',
    device:
      'Öffnen Sie den Link, den wir Ihnen gesendet haben, und lassen Sie diesen Browser zu. Er gilt 20 Minuten.',
    codeTitle: 'Code eingeben',
    code: 'Wir haben sechs Ziffern an Ihre E-Mail-Adresse gesendet. Sie gelten 20 Minuten.',
    freshCode:
      'Um sicherzugehen, dass Sie es sind, haben wir sechs Ziffern an Ihre E-Mail-Adresse gesendet.',
    codeLabel: 'Sechsstelliger Code',
    enter: 'Anmelden',
  },
  waysIn: {
    open: 'Auf andere Weise anmelden',
    title: 'Auf andere Weise anmelden',
    lead: 'Wählen Sie, womit Sie sich bei dieser Wallet anmelden. Sie verlassen diese Seite und kommen angemeldet zurück.',
    continueWith: 'Weiter mit {name}',
    againTitle: 'Erneut anmelden',
    again:
      'Um sicherzugehen, dass Sie es sind, melden Sie sich noch einmal mit {name} an. Sie kommen hierher zurück. Bis dahin wird nichts angezeigt oder geändert.',
    leaving: '{name} wird geöffnet…',
    farcasterTitle: 'Mit Farcaster anmelden',
    farcaster:
      'Öffnen Sie Farcaster auf dem Smartphone, auf dem Ihr Konto ist, und bestätigen Sie dort. Diese Seite macht von selbst weiter; sie wartet zehn Minuten.',
    openFarcaster: 'Farcaster öffnen',
    otherAccount:
      'Das ist ein anderes Konto als das, das hier vorher geöffnet war. Es wurde nichts angezeigt oder geändert.',
  },
  overview: {
    evm: 'Ethereum und andere',
    solana: 'Solana',
    email: 'E-Mail',
    signedInWith: 'Angemeldet mit',
    at: '{provider}, als {name}',
    recovery: 'Wiederherstellung',
    methods: {
      server: 'Durch Anmelden',
      passkey: 'Durch Anmelden, mit Ihrem Passkey',
      password: 'Durch Anmelden, mit Ihrem Passwort',
    },
    export: 'Ihren Schlüssel exportieren',
    setRecovery: 'Wiederherstellung des Schlüssels festlegen',
    grants: 'Apps, die für Sie handeln',
    signOut: 'Überall abmelden',
    delete: 'Konto löschen',
  },
  export: {
    title: 'Ihren Schlüssel exportieren',
    warning:
      'Wer diese Wörter oder Schlüssel sieht, kann alles, was das Konto enthält, endgültig an sich nehmen. Keine Seite und kein Mitarbeiter wird Sie je danach fragen.',
    lead: 'Achten Sie darauf, dass Sie allein sind und der Bildschirm nicht geteilt wird. Was angezeigt wird, verbirgt sich nach einer Minute oder wenn Sie dieses Fenster verlassen. Es verlässt diesen Browser nie.',
    show: 'Anzeigen',
    shownTitle: 'Ihre Wiederherstellungsphrase',
    phrase: 'Wiederherstellungsphrase',
    evmKey: 'Privater Schlüssel, Ethereum und andere',
    solanaKey: 'Privater Schlüssel, Solana',
    copy: 'Kopieren: {what}',
    copied:
      'Kopiert. Andere Apps können die Zwischenablage lesen: Fügen Sie es dort ein, wo es hingehört, und kopieren Sie dann etwas anderes.',
    notCopied:
      'Der Browser hat dieser Seite das Kopieren nicht erlaubt. Schreiben Sie es stattdessen auf.',
    hide: 'Verbergen',
    hiddenTitle: 'Verborgen',
    hidden: 'Ihr Schlüssel ist wieder verborgen.',
  },
  recovery: {
    title: 'Wie Ihr Schlüssel wiederhergestellt wird',
    lead: 'Ein neuer Browser setzt Ihren Schlüssel aus dem zusammen, was der Server aufbewahrt. Legen Sie einen Passkey oder ein Passwort fest, dann kann der Server das nicht mehr ohne Sie.',
    warning:
      'Wenn Sie den Passkey oder das Passwort und jeden Browser mit Ihrem Schlüssel verlieren, bringt nur Ihre Wiederherstellungsphrase das Konto zurück. Exportieren Sie sie zuerst.',
    passkey: 'Einen Passkey verwenden',
    password: 'Ein Passwort verwenden',
    remove: 'Keines von beiden verwenden',
    passkeyWaiting: 'Warten auf Ihren Passkey…',
    passwordTitle: 'Wiederherstellungspasswort wählen',
    passwordLead:
      'Mindestens 12 Zeichen. Es wird in diesem Browser verstärkt und nie gesendet. Es lässt sich nicht zurücksetzen.',
    passwordLabel: 'Neues Passwort',
    repeatLabel: 'Noch einmal dasselbe',
    weak: 'Wählen Sie ein längeres Passwort: mindestens 12 Zeichen, davon sechs verschiedene.',
    different: 'Die beiden Passwörter sind nicht gleich. Es wurde nichts geändert.',
    save: 'Passwort festlegen',
    passwordWorking: 'Ihr Schlüssel wird versiegelt. Das dauert einige Sekunden…',
    passkeyTroubles: {
      notUsed:
        'Der Passkey wurde nicht erstellt. Es wurde nichts geändert. Versuchen Sie es erneut oder verwenden Sie ein Passwort.',
      unsupported:
        'Dieser Browser oder dieses Gerät kann nicht mit Passkeys versiegeln. Es wurde nichts geändert. Verwenden Sie stattdessen ein Passwort.',
    },
    doneTitle: 'Fertig',
    done: {
      passkey: 'Ab jetzt braucht ein neuer Browser außer der Anmeldung auch Ihren Passkey.',
      password: 'Ab jetzt braucht ein neuer Browser außer der Anmeldung auch Ihr Passwort.',
      server: 'Ab jetzt genügt in einem neuen Browser die Anmeldung.',
    },
  },
  signOut: {
    title: 'Überall abmelden?',
    lead: 'Jeder Browser wird abgemeldet, auch dieser. Jeder muss sich neu anmelden, um zurückzukommen. Ihre Konten bleiben dieselben.',
    confirm: 'Überall abmelden',
    doneTitle: 'Überall abgemeldet',
    done: 'Kein Browser ist mehr angemeldet.',
  },
  delete: {
    title: 'Konto löschen?',
    warning:
      'Was das Konto enthält, lässt sich danach nur noch mit seiner Wiederherstellungsphrase bewegen. Wenn Sie sie nicht exportiert haben, ist es verloren. Das lässt sich nicht rückgängig machen.',
    lead: 'Alles, was der Server von Ihnen aufbewahrt, wird entfernt. Wenn Sie sich erneut anmelden, entsteht ein neues Konto mit anderen Adressen.',
    label: 'Geben Sie zur Bestätigung DELETE ein',
    mistyped: 'Geben Sie das Wort DELETE in Großbuchstaben ein. Es wurde nichts gelöscht.',
    confirm: 'Endgültig löschen',
    doneTitle: 'Das Konto wurde gelöscht',
    done: 'Hier wird nichts mehr davon aufbewahrt.',
  },
  grants: {
    title: 'Apps, die für Sie handeln',
    lead: 'Ihre Schlüssel handeln von Ihrem Smart Account aus, ohne Sie noch einmal zu fragen. Wählen Sie eine App, um zu sehen, was sie darf, oder um sie zu stoppen.',
    none: 'Zurzeit handelt keine App für Sie.',
    rowUntil: 'bis {until}',
    app: 'App',
    network: 'Netzwerk',
    spend: 'Darf ausgeben',
    tokens: '{amount} {amount, plural, one {Token} other {Token}}',
    units: '{amount} der kleinsten Einheit des Tokens',
    token: 'Token',
    call: 'Darf aufrufen',
    function: '{selector} des Contracts {contract}',
    until: 'Bis',
    permission: 'Erlaubnis',
    fee: 'Netzwerkgebühr',
    paid: 'Wird für Sie bezahlt',
    atMost: 'Höchstens {amount}, aus Ihrem Smart Account',
    waiting:
      'Das Netzwerk hat diese Erlaubnis noch nicht. Sehen Sie in einer Minute noch einmal nach.',
    unknown:
      'Kein Server dieses Netzwerks antwortet. Es ist deshalb nicht bekannt, ob diese Erlaubnis noch gilt.',
    stopLead:
      'Das Stoppen ist eine Transaktion Ihres Smart Accounts. Token, die die App andere Adressen nehmen ließ, bleiben diesen erlaubt.',
    stopInApp:
      'Auf dieser Seite lässt sie sich nicht stoppen, weil ein anderer Dienst die Transaktionen dieses Netzwerks sendet. Stoppen Sie sie in der App: Die Liste Ihrer Erlaubnisse steht dort im Fenster Ihrer Wallet.',
    wouldFail: 'Sie lässt sich jetzt nicht stoppen: {reason}. Es wurde nichts gesendet.',
    stop: 'Stoppen',
    working: 'Warten auf das Netzwerk. Das kann eine Minute dauern…',
    doneTitle: 'Gestoppt',
    done: 'Die Schlüssel von {app} können nichts mehr von Ihrem Smart Account aus tun.',
  },
}
