import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['connect'] = {
  'connecting.waitTitle': '{wallet} öffnen',
  'connecting.waitText': 'Bestätigen Sie die Verbindung mit {page}.',
  'connecting.waitTextNoPage': 'Bestätigen Sie die Verbindung in {wallet}.',
  'connecting.nothingOpened': 'Hat sich nichts geöffnet?',
  'connecting.sees': 'Sie sieht Ihre Adresse und öffentliche Aktivität',
  'connecting.cannotMove': 'Sie kann ohne Ihre Bestätigung kein Geld bewegen',
  'connecting.doneTitle': 'Verbunden',
  'connecting.doneText':
    '{page} kann Ihre Adresse sehen. Ohne Ihre Zustimmung kann kein Geld bewegt werden.',
  'connecting.doneShort': 'Sie sind mit {page} verbunden.',
  'connecting.declinedTitle': 'Verbindung abgelehnt',
  'connecting.declinedText': 'Sie haben in {wallet} abgelehnt. Es wurde nichts geteilt.',
  'connecting.pendingTitle': 'Eine Anfrage ist bereits offen',
  'connecting.pendingText': 'Beantworten Sie sie in {wallet} und versuchen Sie es erneut.',
  'connecting.changedTitle': 'Diese Wallet noch nicht verwenden',
  'connecting.failedTitle': 'Nicht verbunden',
  'connecting.goneTitle': 'Wallet nicht gefunden',
  'connecting.goneText':
    'Diese Wallet ist auf dieser Seite nicht mehr verfügbar. Es wurde nichts geteilt. Wählen Sie eine andere oder laden Sie die Seite neu.',
  'connecting.idleTitle': 'Nicht verbunden',
  'connecting.idleText': 'An {wallet} wurde noch nichts gesendet.',
  'connecting.connect': 'Verbinden',
  'connecting.another': 'Andere Wallet wählen',
  'pairing.showQrCode': 'QR-Code anzeigen',
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
  'multiChain.both': '{wallet} funktioniert mit beiden. Welches zuerst?',
  'multiChain.several': '{wallet} funktioniert mit all diesen. Welches zuerst?',
  'multiChain.list': 'Netzwerkarten',
  'multiChain.evm': 'Ethereum und andere',
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
  'page.message': '{message}',
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
    'Ein anderer Tab dieser Seite bittet Ihre Wallet um eine Signatur. Beantworten Sie zuerst diese Anfrage in Ihrer Wallet.',
  'errors.siwxSignOutFailed':
    'Wir konnten Sie nicht von dieser App abmelden. Sie sind vielleicht noch angemeldet. Versuchen Sie es erneut.',
  'downloads.list': 'Wo es {wallet} gibt',
  'downloads.none': 'Kein Download-Link für {wallet}.',
  'downloads.browser': 'Browsererweiterung',
  'downloads.browserNote': 'Für diesen Browser',
  'downloads.ios': 'iPhone und iPad',
  'downloads.iosNote': 'App Store',
  'downloads.android': 'Android',
  'downloads.androidNote': 'Google Play',
  'downloads.website': 'Website',
  'downloads.websiteNote': '{host}',
  'downloads.code': 'QR-Code für {store}. Scannen Sie ihn mit der Kamera Ihres Handys.',
  'downloads.scan': 'Scannen Sie mit der Kamera Ihres Handys.',
  'downloads.openHere': '{store} hier öffnen',
  'allWallets.search': 'Wallets suchen',
  'allWallets.certifiedOnly': 'Nur zertifizierte',
  'allWallets.certified': 'Zertifiziert',
  'allWallets.certifiedShown': 'Nur zertifizierte Wallets werden angezeigt',
  'allWallets.list': 'Alle Wallets',
  'allWallets.loading': 'Wallets werden geladen',
  'allWallets.taken':
    'Eine Wallet auf einem anderen Gerät ist verbunden. Trennen Sie sie, um eine andere zu verbinden.',
  'allWallets.slow': 'Das dauert länger als üblich.',
  'allWallets.found': '{count, plural, one {# Wallet} other {# Wallets}}',
  'allWallets.none': 'Keine Wallet passt zu „{text}“.',
  'allWallets.noneAtAll': 'Hier gibt es keine Wallets.',
  'allWallets.failed': 'Die Wallet-Liste konnte nicht geladen werden. Prüfen Sie Ihre Verbindung.',
  'allWallets.restFailed': 'Die übrigen Wallets konnten nicht geladen werden.',
  'allWallets.scan': 'QR-Code scannen',
  'whatIsAWallet.loginTitle': 'Ein Weg, sich anzumelden',
  'whatIsAWallet.loginText':
    'Eine Wallet meldet Sie bei vielen Apps an. Ohne jedes Mal ein neues Passwort.',
  'whatIsAWallet.assetsTitle': 'Ein Schlüssel zu dem, was Ihnen gehört',
  'whatIsAWallet.assetsText':
    'Sie verwahrt die Schlüssel zu Ihrem Geld und Ihren Sammlerstücken. Ihre Werte sind in öffentlichen Netzwerken verzeichnet.',
  'whatIsAWallet.keysTitle': 'Nur Ihre',
  'whatIsAWallet.keysText':
    'Niemand, auch nicht diese App, kann etwas bewegen, wenn Sie nicht bestätigen. Geben Sie Ihre Wiederherstellungsphrase nie auf einer Website ein.',
  'whatIsAWallet.get': 'Wallet besorgen',
  'getWallet.steps': 'Zu Ihrer ersten Wallet',
  'getWallet.stepDone': 'erledigt',
  'getWallet.stepGet': 'Wallet besorgen',
  'getWallet.stepInstall': 'Installieren, dann zurückkommen',
  'getWallet.stepInstallPhone': 'Auf diesem Handy installieren, dann zurückkommen',
  'getWallet.stepConnect': 'Verbinden. Sie erscheint von selbst in der Liste',
  'getWallet.stepConnectPhone': 'Verbinden',
  'getWallet.onPhone': 'Auf Ihrem Handy',
  'getWallet.explore': 'Alle Wallets entdecken',
  'getWallet.list': 'Wallets',
  'getWallet.browser': 'Browser',
  'getWallet.phone': 'Handy',
  'getWallet.desktop': 'Desktop',
  'getWallet.web': 'Web',
}
