import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['send'] = {
  'bitcoinReview.more': 'Szczegóły opłaty',
  'bitcoinReview.feeRate': 'Stawka opłaty',
  'bitcoinReview.feeRateValue': '{rate} sat/vB',
  'bitcoinReview.change': 'Reszta, wraca do Ciebie',
  'bitcoinReview.noHistory': 'Nie ma historii płatności do porównania. Sprawdź każdą część adresu.',
  'bitcoinReview.highFeeTitle': 'Wysoka opłata sieciowa',
  'bitcoinReview.highFee': 'Opłata przekracza jedną dziesiątą wysyłanej kwoty.',
  'bitcoinReview.highFeeCheck': 'Zgadzam się na tę opłatę.',
  'bitcoinReview.walletFee': 'Ustala ją Twój portfel',
  'bitcoinReview.doubtText':
    'Wcześniejsza płatność na tę kwotę i na ten adres może być w drodze. Ponowne wysłanie może oznaczać podwójną zapłatę. Najpierw poszukaj jej w swoim portfelu.',
  'errors.reviewTimeout': 'Płatność nie została potwierdzona na czas. Niczego nie wysłano.',
  'pay.to': 'Do',
  'pay.asks': '{page} prosi o',
  'pay.onNetwork': 'w sieci {network}',
  'pay.available': 'Dostępne: {amount}\u00a0{symbol}',
  'pay.ways': 'Sposoby płatności',
  'pay.exchange': 'Giełda',
  'pay.pay': 'Zapłać',
  'pay.payAmount': 'Zapłać {amount}\u00a0{symbol}',
  'pay.otherWallet': 'Użyj innego portfela',
  'pay.checking': 'Sprawdzanie salda',
  'pay.connect': 'Zapłać portfelem',
  'pay.loading': 'Wczytywanie giełd',
  'pay.retryIn': 'Spróbuj ponownie za {seconds} s',
  'pay.none': 'Żadna giełda nie obsługuje tej płatności.',
  'pay.short': 'Za mało {symbol}. Masz {held}; ta płatność wymaga {amount}. Niczego nie wysłano.',
  'pay.preparingTitle': 'Otwieranie {exchange}',
  'pay.preparingText': 'Nic jeszcze nie zostało zapłacone.',
  'pay.openTitle': 'Dokończ na {exchange}',
  'pay.openText': 'Zapłać {amount}\u00a0{symbol} na stronie {exchange}. Potwierdzimy to tutaj.',
  'pay.hostTitle': 'Czy znasz {host}?',
  'pay.hostText':
    'Według usługi strona płatności {exchange} jest właśnie tam. Otwórz ją tylko, jeśli ją znasz. Nic jeszcze nie zostało zapłacone.',
  'pay.blockedTitle': 'Przeglądarka zablokowała stronę {exchange}',
  'pay.blockedText': 'Nic nie zostało zapłacone. Otwórz ją poniżej.',
  'pay.unheardTitle': 'Płatność jeszcze niepotwierdzona',
  'pay.unheardText':
    'Nie udało się potwierdzić tej płatności. Sprawdź {exchange}, zanim zapłacisz ponownie.',
  'pay.paidTitle': 'Zapłacono',
  'pay.paidText': 'Zapłacono {amount}\u00a0{symbol} z {exchange}.',
  'pay.failedTitle': 'Płatność nie powiodła się',
  'pay.failedText':
    '{exchange} zgłasza, że płatność nie powiodła się. Zanim zapłacisz ponownie, sprawdź tam, czy Cię obciążono.',
  'pay.open': 'Otwórz {exchange}',
  'pay.openHost': 'Otwórz {host}',
  'pay.openAgain': 'Otwórz ponownie {exchange}',
  'pay.lookAgain': 'Sprawdź ponownie',
  'pay.leftTitle': 'Płatność mogła już przejść na {exchange}',
  'pay.leftText':
    'Otworzyliśmy stronę giełdy. Jeśli płatność została tam wykonana, nie płać ponownie.',
  'pay.leftCheck': 'Sprawdź tę płatność',
  'pay.inWalletTitle': 'Portfel nadal ma tę płatność',
  'pay.inWalletText':
    'Może jeszcze zostać wysłana, jeśli ją tam zatwierdzisz. Odrzuć ją w portfelu, zanim zapłacisz inaczej.',
  'pay.sentTitle': 'Twoja płatność jest w drodze',
  'pay.sentText':
    'Twój portfel już ją wysłał, a sieć jeszcze jej nie potwierdziła. Nie musisz płacić ponownie.',
  'pay.doubtTitle': 'To mogło już zostać zapłacone',
  'pay.doubtText':
    'Twój portfel otrzymał prośbę o tę płatność i nie udało się potwierdzić, czy ją wysłano. Sprawdź portfel i aktywność, zanim zapłacisz ponownie.',
  'pay.another': 'Zapłać inaczej',
  'errors.invalidPaymentConfig':
    'Płatność tej aplikacji nie jest poprawnie skonfigurowana. Niczego nie wysłano.',
  'errors.invalidChainNamespace':
    'Płatności nie są obsługiwane w tym rodzaju sieci. Niczego nie wysłano.',
  'errors.invalidAsset': 'Ta aplikacja prosi o zapłatę w nieznanym tokenie. Niczego nie wysłano.',
  'errors.invalidRecipient':
    'Adres odbiorcy tej aplikacji jest nieprawidłowy. Niczego nie wysłano.',
  'errors.invalidAmount': 'Kwota jest nieprawidłowa. Niczego nie wysłano.',
  'errors.unableToInitiatePayment': 'Nie udało się rozpocząć płatności. Niczego nie wysłano.',
  'errors.paymentInProgress':
    'Wcześniejsza płatność jest nadal w toku. Dla tej płatności niczego nie wysłano. Najpierw dokończ tamtą.',
  'errors.unableToGetExchanges':
    'Nie udało się wczytać giełd. Spróbuj ponownie lub zapłać portfelem.',
  'errors.assetNotSupported':
    'Żadna giełda nie obsługuje tego tokena w tej sieci. Zapłać portfelem.',
  'errors.unableToGetPayUrl': 'Giełda nie podała strony płatności. Nic nie zostało zapłacone.',
  'errors.linkRefused':
    'Link do strony płatności wskazuje innego odbiorcę. Nie został otwarty; nic nie zostało zapłacone. Zapłać inaczej.',
  'errors.unableToGetBuyStatus':
    'Nie udało się potwierdzić tej płatności. Sprawdź giełdę, zanim zapłacisz ponownie.',
  'errors.genericPaymentError':
    'Giełda zgłasza, że płatność nie powiodła się. Zanim zapłacisz ponownie, sprawdź tam, czy Cię obciążono.',
  'send.amount': 'Kwota',
  'send.amountIn': 'Kwota w {unit}',
  'send.enterIn': 'Wpisz kwotę w {unit}',
  'send.to': 'Do',
  'send.chooseToken': 'Wybierz token',
  'send.tokenPick': '{symbol}, wybierz inny token',
  'send.balance': 'Saldo {amount}\u00a0{symbol}',
  'send.max': 'Maks.',
  'send.maxLabel': 'Użyj maksimum: {amount} {symbol}',
  'send.tooMuch': 'Więcej, niż masz',
  'send.tooPrecise':
    '{symbol} ma tylko {decimals, plural, one {# miejsce dziesiętne} few {# miejsca dziesiętne} many {# miejsc dziesiętnych} other {# miejsca dziesiętnego}}',
  'send.amountNotPlain': 'Wpisz zwykłą liczbę, np. {example}.',
  'send.whichAmount': 'Można to odczytać jako dwie kwoty. Którą masz na myśli?',
  'send.shortOfFee': 'Po opłacie sieciowej nic nie zostaje',
  'send.maxUnknown': 'Opłata sieciowa nie jest jeszcze znana',
  'send.recipientPlaceholder': 'Adres lub nazwa',
  'send.paste': 'Wklej',
  'send.clearRecipient': 'Wyczyść odbiorcę',
  'send.resolving': 'Wyszukiwanie nazwy',
  'send.paidOn': 'Zapłacono {date}',
  'send.firstTime': 'Pierwsza płatność na ten adres',
  'send.missing':
    '{count, plural, one {Brakuje # znaku} few {Brakuje # znaków} many {Brakuje # znaków} other {Brakuje # znaku}}',
  'send.extra':
    '{count, plural, one {O # znak za dużo} few {O # znaki za dużo} many {O # znaków za dużo} other {O # znaku za dużo}}',
  'send.badCharacters': 'To nie jest adres',
  'send.noRecipient': 'To nie jest adres ani nazwa',
  'send.mistyped': 'Ten adres zawiera literówkę. Sprawdź go jeszcze raz.',
  'send.nobodysAddress': 'Adres spalania: wysłane tu środki przepadają',
  'send.unknownName': 'Ta nazwa nie jest zarejestrowana',
  'send.lookupFailed': 'Nie udało się wyszukać nazwy. Spróbuj ponownie lub wklej adres.',
  'send.addressNotChecked':
    'Nie udało się sprawdzić adresu. Sprawdź połączenie i spróbuj ponownie.',
  'send.nameHidden':
    'Ta nazwa ma ukryte znaki ({characters}), więc nie jest tym, na co wygląda. Wpisz ją samodzielnie lub wklej adres.',
  'send.nameLookAlike':
    'Ta nazwa używa liter podobnych do innych. Wpisz ją samodzielnie lub wklej adres.',
  'send.nameInvalid': 'To nie jest prawidłowa nazwa. Sprawdź ją lub wklej adres.',
  'send.nameLeftOut': 'Usunięte ukryte znaki: {characters}',
  'send.nameScripts': 'Ta nazwa miesza alfabety: {scripts}',
  'send.nameLookedUp': 'Wyszukano jako {name}',
  'send.notReady':
    'Nie udało się przygotować tej płatności. Niczego nie wysłano. Wybierz token jeszcze raz, a potem sprawdź kwotę.',
  'send.tokenUnsupported':
    'Zasady przesyłania {symbol} nie są tu obsługiwane. Niczego nie wysłano. Wyślij zamiast tego ze swojego portfela.',
  'send.reloadBalances': 'Odśwież salda',
  'send.otherNetwork':
    'Ten adres jest dla sieci {network}, a wysyłasz w sieci {current}. Poproś o adres w sieci {current} albo przełącz na {network}.',
  'send.unknownPrefix':
    '„{prefix}:” nie oznacza żadnej znanej tu sieci. Usuń to, jeśli adres jest w sieci {current}.',
  'send.otherLink': 'Ten link prosi o coś innego niż płatność. Poproś zamiast tego o zwykły adres.',
  'send.linkAsks': 'Link prosi o {amount}. Wpisz kwotę samodzielnie.',
  'send.linkAsksToken': 'Link prosi o token {token}. Wybierz go i kwotę samodzielnie.',
  'send.ownAddress': 'To jest Twój własny adres',
  'send.button.chooseToken': 'Wybierz token',
  'send.button.addAmount': 'Wpisz kwotę',
  'send.button.checkAmount': 'Sprawdź kwotę',
  'send.button.notEnough': 'Za mało {symbol}',
  'send.button.noFee': 'Za mało {symbol} na opłatę sieciową',
  'send.button.addAddress': 'Wpisz adres',
  'send.button.checkAddress': 'Sprawdź adres',
  'send.button.checkName': 'Sprawdź nazwę',
  'send.button.lookingUp': 'Wyszukiwanie nazwy',
  'send.button.checkingToken': 'Sprawdzanie tokena',
  'send.button.preview': 'Sprawdź',
  'selectToken.search': 'Szukaj nazwy lub adresu',
  'selectToken.yours': 'Twoje tokeny w sieci {network}',
  'selectToken.none': 'Żaden token nie pasuje do „{text}”.',
  'selectToken.empty': 'To konto nie ma tokenów w sieci {network}.',
  'preview.to': 'Do',
  'preview.newBadge': 'Nowy',
  'preview.from': 'Od: {wallet}',
  'preview.total': 'Razem',
  'preview.balanceOf': 'Twoje {symbol}',
  'preview.beforeAfter': '{before}, potem {after}',
  'preview.lowTitle': 'Mało {symbol} na opłaty',
  'preview.lowText': 'Po tej płatności {symbol} może nie wystarczyć na opłaty za dwie kolejne.',
  'preview.firstTime': 'Pierwsza płatność na ten adres',
  'preview.notRecent': 'Ostatnio nie było płatności na ten adres',
  'preview.ownAddress': 'Twój własny adres',
  'preview.network': 'Sieć',
  'preview.tokenAddress': 'Kontrakt tokena',
  'preview.fee': 'Opłata sieciowa',
  'preview.deposit': 'Nowe konto tokena',
  'preview.feeUnknown': 'Widoczna w portfelu',
  'preview.feeEstimating': 'Szacowanie',
  'preview.feeRetry': 'Ponów',
  'preview.arrives': 'Dotrze za',
  'preview.arrivesSoon': 'Kilka sekund',
  'preview.arrivesSeconds':
    '{count, plural, one {Około # sekundy} few {Około # sekund} many {Około # sekund} other {Około # sekundy}}',
  'preview.arrivesMinutes':
    '{count, plural, one {Około # minuty} few {Około # minut} many {Około # minut} other {Około # minuty}}',
  'preview.lookAlikeTitle': 'To nie jest adres, który znasz',
  'preview.lookAlikeText':
    'Wcześniej użyto adresu o takim samym początku i końcu. Środek jest inny.',
  'preview.lookAlikeNamed':
    'Znasz {name} pod adresem o takim samym początku i końcu. Środek jest inny.',
  'preview.lookAlikePaid': 'Zapłacono {date}',
  'preview.lookAlikePaidBy': 'Płatność dla Ciebie {date}',
  'preview.lookAlikeKnown': 'Adres, który znasz',
  'preview.lookAlikeCheck': 'Każda część adresu została przeze mnie sprawdzona.',
  'preview.mayFailCheck': 'Wyślij, choć prawdopodobnie się nie powiedzie.',
  'preview.wouldRefuse': 'Sieć odrzuciłaby tę płatność w obecnej postaci.',
  'preview.wouldRevert': 'Kontrakt pod tym adresem odrzuciłby tę płatność.',
  'preview.wouldLack': 'Za mało na kwotę i opłatę sieciową. Zmniejsz kwotę.',
  'preview.unreachable':
    '{network} nie odpowiada, więc nie udało się sprawdzić tej płatności. Może jednak przejść.',
  'preview.unanswered':
    'Nie udało się sprawdzić tej płatności w sieci {network}. Może jednak przejść.',
  'preview.mayFail': 'Ta transakcja prawdopodobnie się nie powiedzie',
  'preview.noFeeTitle': 'Za mało {symbol} na opłatę sieciową',
  'preview.noFeeCoin': 'Zmniejsz kwotę lub dodaj {symbol} do tego konta.',
  'preview.noFeeToken': 'Najpierw dodaj {symbol} do tego konta.',
  'preview.noFeeHeld': '{symbol} na tym koncie:',
  'preview.notChecked': 'Nie sprawdzono w sieci',
  'preview.tokenContractTitle': 'To jest kontrakt tokena',
  'preview.tokenContract':
    'Ten adres do nikogo nie należy; to sam token. Wysłane tu środki zwykle przepadają.',
  'preview.tokenContractCheck': 'Wiem, że środki wysłane na kontrakt tokena zwykle przepadają.',
  'preview.contractTitle': 'Kontrakt, a nie zwykłe konto',
  'preview.contract': 'Upewnij się, że odbiorca może wypłacić to, co wysyłasz.',
  'preview.contractCheck': 'Sprawdzone: ten kontrakt może użyć tego, co wysyłam.',
  'preview.elsewhereTitle': 'Nazwa nie ma adresu w sieci {network}',
  'preview.elsewhere':
    'Jest zarejestrowana dla innej sieci. W sieci {network} właściciel może nie mieć dostępu do tego adresu.',
  'preview.nameOneWay': 'Ten adres nie ma zgodnego wpisu zwrotnego',
  'preview.nameMarked': 'Przyjrzyj się tej nazwie',
  'preview.theRecipient': 'Odbiorca',
  'preview.receivesTitle': '{recipient} otrzyma {amount}\u00a0{symbol}',
  'preview.receivesText': 'Sam token zatrzyma {kept} {symbol} z tej płatności.',
  'preview.irreversible': 'Płatności nie można cofnąć.',
  'preview.covered':
    'Coś zasłania ten przycisk. Niczego nie wysłano. Zamknij to, a potem spróbuj ponownie.',
  'preview.send': 'Wyślij',
  'preview.sendAmount': 'Wyślij {amount}\u00a0{symbol}',
  'preview.checking': 'Sprawdzanie…',
  'preview.reviewAgain': 'Sprawdź ponownie',
  'preview.changeAmount': 'Zmień kwotę',
  'preview.switchNetwork': 'Zmień sieć',
  'preview.walletElsewhereTitle': '{wallet} używa innej sieci',
  'preview.walletElsewhere': 'Portfel musi się przełączyć na {network}, zanim to wyśle.',
  'preview.walletElsewhereOwn': '{wallet}: wybierz sieć {network}, zanim to wyślesz.',
  'preview.waitTitle': 'Zatwierdź przez {wallet}',
  'preview.waitText': 'Do tego czasu nic nie zostanie wysłane.',
  'preview.waitSpoken':
    'Sprawdź, czy Twój portfel pokazuje {amount} {symbol}, odbiorca: {recipient}.',
  'preview.walletShows': 'Twój portfel powinien pokazać',
  'preview.declineElse': 'Coś innego? Odrzuć to tam.',
  'preview.amount': 'Kwota',
  'preview.stopWaiting': 'Przestań czekać',
  'preview.stopNote':
    '{wallet} nadal ma tę prośbę. Odrzuć ją także tam, inaczej płatność może jeszcze zostać wysłana.',
  'preview.thisAddress': 'adres poniżej',
  'preview.submittedTitle': 'W drodze',
  'preview.submittedText':
    '{amount}\u00a0{symbol}, odbiorca: {recipient}. Możesz zamknąć to okno i kontynuować.',
  'preview.sentText': 'Dostarczono {amount}\u00a0{symbol}, odbiorca: {recipient}.',
  'preview.feePaid': 'Opłata wyniosła {fee}.',
  'preview.rejectedTitle': 'Płatność nie powiodła się',
  'preview.replacedTitle': 'Płatność została zastąpiona',
  'preview.done': 'Gotowe',
  'preview.explorer': 'Zobacz w eksploratorze',
  'preview.failedTitle': 'Nie wysłano',
  'preview.declinedTitle': '{wallet}: odrzucono prośbę',
  'preview.declinedText': 'Niczego nie wysłano. Nadal masz swoje {amount}\u00a0{symbol}.',
  'preview.uncertainTitle': 'Stan nieznany',
  'preview.request': 'Prośba',
  'preview.pendingTitle': 'Najpierw odpowiedz przez {wallet}',
  'preview.seeActivity': 'Zobacz aktywność',
  'preview.openTitle': '{wallet} ma otwartą prośbę',
  'preview.openText': 'Najpierw zatwierdź ją tam lub odrzuć.',
  'preview.doubtTitle': 'To mogło już zostać wysłane',
  'preview.doubtText':
    'Wynik wcześniejszej płatności jest nieznany. Sprawdź {wallet} i swoją aktywność.',
  'preview.doubtCheck': 'Sprawdzone: wcześniejsza płatność nie została wysłana.',
  'preview.timeoutTitle': '{wallet} nie odpowiada',
  'toast.sent': 'Wysłano {amount}\u00a0{symbol}',
  'toast.started': 'Płatność przekazana',
  'errors.projectIdMissing':
    'Nie skonfigurowano identyfikatora projektu. Przekaż projectId do createWalletModal.',
  'errors.siwxAndSiwe': 'Przekaż siwx albo siweConfig, nie oba.',
  'errors.unknownOption': 'createWalletModal otrzymał opcję, która nie istnieje.',
  'errors.invalidOption': 'createWalletModal otrzymał opcję o nieprawidłowej wartości.',
  'errors.storeNotIntegrated':
    'Ten store nie ma okna portfela. Dodaj do niego walletModal.enhancer.',
  'errors.storeIntegratedTwice':
    'Ten store ma to samo okno portfela dwa razy. Użyj jego enhancer albo jego middleware.',
  'errors.sendIncomplete': 'Wymagane są kwota i adres odbiorcy',
  'errors.sendWithoutToken': 'Wymagany jest token',
  'errors.tokenMismatch':
    'Liczba miejsc dziesiętnych tego tokena w sieci nie zgadza się z Twoimi saldami. Niczego nie wysłano. Odśwież salda i wybierz token ponownie.',
  'errors.tokenNotChecked':
    'Nie udało się sprawdzić tego tokena w sieci. Niczego nie wysłano. Poczekaj chwilę.',
  'errors.tokenUnsupported':
    'Zasady przesyłania tego tokena nie są tu obsługiwane. Niczego nie wysłano. Wyślij zamiast tego ze swojego portfela.',
  'errors.tokenWithholds':
    'Ten token zatrzymuje część każdego przelewu, więc pełna kwota by nie dotarła. Niczego nie wysłano. Wybierz inny sposób płatności.',
  'errors.sendUnsupportedChain': 'Nieobsługiwany blockchain',
  'errors.sendFailed': 'Płatność nie została wysłana. Wpisane dane nadal tu są; spróbuj ponownie.',
  'errors.sendTimeout':
    '{wallet} nie odpowiada. Jeśli teraz tam zatwierdzisz, płatność może jeszcze zostać wysłana.',
  'errors.sendUncertain':
    'Nie udało się potwierdzić tej płatności. Sprawdź {wallet} i swoją aktywność, zanim spróbujesz ponownie.',
  'errors.alreadyKnown':
    'Sieć ma już tę płatność. Sprawdź {wallet} i swoją aktywność, zanim spróbujesz ponownie.',
  'errors.intentChanged':
    'Płatność nie odpowiada już temu, co zostało sprawdzone. Zatrzymano ją; niczego nie wysłano.',
  'errors.feeUnavailable':
    'Opłata sieciowa nie jest teraz znana. Portfel pokaże ją, zanim zatwierdzisz.',
  'errors.insufficientFunds':
    'Za mało na kwotę i opłatę sieciową. Niczego nie wysłano. Zmniejsz kwotę.',
  'errors.nonceTooLow':
    'Twój portfel nie jest zsynchronizowany z siecią. Nie udało się potwierdzić tej płatności; sprawdź aktywność, zanim spróbujesz ponownie.',
  'errors.nonceTooHigh':
    'Wcześniejsza płatność nadal oczekuje na realizację, więc ta nie została wysłana. Poczekaj, aż tamta się zakończy, a potem spróbuj ponownie.',
  'errors.feeTooLow':
    'Opłata jest niższa, niż teraz wymaga sieć. Niczego nie wysłano. Spróbuj ponownie.',
  'errors.feeTooHigh': 'Opłata przekracza limit sieci. Niczego nie wysłano. Spróbuj ponownie.',
  'errors.gasTooLow':
    'Płatność wymaga więcej gazu, niż pozwala jej limit. Niczego nie wysłano. Spróbuj ponownie.',
  'errors.gasTooHigh': 'Płatność wymaga więcej gazu, niż mieści blok. Niczego nie wysłano.',
  'errors.executionReverted':
    'Kontrakt pod tym adresem odrzuciłby tę płatność. Niczego nie wysłano.',
  'errors.receiptTimeout':
    'Sieć jeszcze nie potwierdziła płatności. Sprawdź aktywność ponownie później.',
  'errors.transactionFailed':
    'Płatność nie powiodła się w sieci. Nic nie dotarło; pobrano tylko opłatę.',
  'errors.transactionReplaced':
    'Inna transakcja z Twojego portfela zastąpiła tę płatność, więc mogła nie dotrzeć. Sprawdź aktywność, zanim zapłacisz ponownie.',
  'errors.nameNotResolved':
    'Błąd przy wyszukiwaniu nazwy. Niczego nie wysłano. Spróbuj ponownie lub wklej adres.',
  'errors.transactionRejected': 'Sieć nie przyjęła płatności. Niczego nie wysłano.',
  'errors.unsupportedCapability': 'Twój portfel nie obsługuje tego żądania.',
  'errors.unsupportedChainId': 'Twój portfel nie obsługuje pakietów w tej sieci.',
  'errors.duplicateBundle':
    'Twój portfel otrzymał już ten pakiet transakcji. Pakiet nie został wysłany ponownie.',
  'errors.unknownBundle': 'Twój portfel nie zna tego pakietu.',
  'errors.bundleTooLarge': 'Ten pakiet jest za duży dla Twojego portfela.',
  'errors.upgradeRejected': 'Ulepszenie konta zostało odrzucone. Niczego nie wysłano.',
  'errors.atomicityNotSupported':
    'Twój portfel nie może wykonać tych kroków jako jednej transakcji.',
}
