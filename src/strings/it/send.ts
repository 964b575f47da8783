import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['send'] = {
  'bitcoinReview.more': 'Dettagli della commissione',
  'bitcoinReview.feeRate': 'Tariffa commissione',
  'bitcoinReview.feeRateValue': '{rate} sat/vB',
  'bitcoinReview.change': 'Resto, torna a te',
  'bitcoinReview.noHistory':
    'Non ci sono pagamenti precedenti da confrontare. Controlla ogni parte dell’indirizzo.',
  'bitcoinReview.highFeeTitle': 'Commissione di rete alta',
  'bitcoinReview.highFee': 'La commissione supera un decimo di ciò che invii.',
  'bitcoinReview.highFeeCheck': 'Accetto di pagare questa commissione.',
  'bitcoinReview.walletFee': 'Impostata dal tuo wallet',
  'bitcoinReview.doubtText':
    'Un pagamento precedente di questo importo a questo indirizzo potrebbe essere in corso. Inviando di nuovo potresti pagare due volte. Prima cercalo nel tuo wallet.',
  'errors.reviewTimeout':
    'Il pagamento non è stato confermato in tempo. Non è stato inviato nulla.',
  'pay.to': 'A',
  'pay.asks': '{page} chiede',
  'pay.onNetwork': 'su {network}',
  'pay.available': '{amount}\u00a0{symbol} disponibili',
  'pay.ways': 'Metodi di pagamento',
  'pay.exchange': 'Exchange',
  'pay.pay': 'Paga',
  'pay.payAmount': 'Paga {amount}\u00a0{symbol}',
  'pay.otherWallet': 'Usa un altro wallet',
  'pay.checking': 'Verifica del saldo',
  'pay.connect': 'Paga con un wallet',
  'pay.loading': 'Caricamento degli exchange',
  'pay.retryIn': 'Riprova tra {seconds} s',
  'pay.none': 'Nessun exchange supporta questo pagamento.',
  'pay.short':
    '{symbol} insufficienti. Hai {held}; per questo pagamento servono {amount}. Non è stato inviato nulla.',
  'pay.preparingTitle': 'Apertura di {exchange}',
  'pay.preparingText': 'Non è ancora stato pagato nulla.',
  'pay.openTitle': 'Completa su {exchange}',
  'pay.openText': 'Paga {amount}\u00a0{symbol} sulla pagina di {exchange}. Lo confermeremo qui.',
  'pay.hostTitle': 'Conosci {host}?',
  'pay.hostText':
    'Il servizio indica che la pagina di pagamento di {exchange} si trova lì. Aprila solo se la conosci. Non è ancora stato pagato nulla.',
  'pay.blockedTitle': 'Il browser ha bloccato la pagina di {exchange}',
  'pay.blockedText': 'Non è stato pagato nulla. Aprila qui sotto.',
  'pay.unheardTitle': 'Pagamento non ancora confermato',
  'pay.unheardText':
    'Non è stato possibile confermare questo pagamento. Controlla {exchange} prima di pagare di nuovo.',
  'pay.paidTitle': 'Pagato',
  'pay.paidText': '{exchange} ha pagato {amount}\u00a0{symbol}.',
  'pay.failedTitle': 'Il pagamento non è riuscito',
  'pay.failedText':
    '{exchange} indica che il pagamento non è riuscito. Prima di pagare di nuovo, verifica lì se l’importo ti è stato addebitato.',
  'pay.open': 'Apri {exchange}',
  'pay.openHost': 'Apri {host}',
  'pay.openAgain': 'Apri di nuovo {exchange}',
  'pay.lookAgain': 'Controlla di nuovo',
  'pay.leftTitle': 'Potresti aver pagato su {exchange}',
  'pay.leftText': 'Abbiamo aperto la sua pagina. Se hai pagato lì, non pagare di nuovo.',
  'pay.leftCheck': 'Controlla quel pagamento',
  'pay.inWalletTitle': 'Questo pagamento è ancora nel tuo wallet',
  'pay.inWalletText':
    'Può ancora partire se lo approvi lì. Rifiutalo nel tuo wallet prima di pagare in un altro modo.',
  'pay.sentTitle': 'Il tuo pagamento è in corso',
  'pay.sentText':
    'Il tuo wallet l’ha inviato e la rete non l’ha ancora confermato. Non devi pagare di nuovo.',
  'pay.doubtTitle': 'Potresti averlo già pagato',
  'pay.doubtText':
    'Al tuo wallet è stato chiesto questo pagamento e non è stato possibile confermare se sia stato inviato. Controlla il tuo wallet e la tua attività prima di pagare di nuovo.',
  'pay.another': 'Paga in un altro modo',
  'errors.invalidPaymentConfig':
    'Il pagamento di questa app non è configurato correttamente. Non è stato inviato nulla.',
  'errors.invalidChainNamespace':
    'I pagamenti non sono supportati su questo tipo di rete. Non è stato inviato nulla.',
  'errors.invalidAsset':
    'Questa app chiede il pagamento in un token sconosciuto. Non è stato inviato nulla.',
  'errors.invalidRecipient':
    'L’indirizzo del destinatario di questa app non è valido. Non è stato inviato nulla.',
  'errors.invalidAmount': 'L’importo non è valido. Non è stato inviato nulla.',
  'errors.unableToInitiatePayment': 'Impossibile avviare il pagamento. Non è stato inviato nulla.',
  'errors.paymentInProgress':
    'Un pagamento precedente è ancora in corso. Per questo non è stato inviato nulla. Prima completa l’altro.',
  'errors.unableToGetExchanges': 'Impossibile caricare gli exchange. Riprova o paga con un wallet.',
  'errors.assetNotSupported':
    'Nessun exchange supporta questo token su questa rete. Paga con un wallet.',
  'errors.unableToGetPayUrl':
    'L’exchange non ha fornito una pagina di pagamento. Non è stato pagato nulla.',
  'errors.linkRefused':
    'Il link alla pagina di pagamento indica un altro destinatario. Non è stato aperto; non è stato pagato nulla. Paga in un altro modo.',
  'errors.unableToGetBuyStatus':
    'Non è stato possibile confermare questo pagamento. Controlla l’exchange prima di pagare di nuovo.',
  'errors.genericPaymentError':
    'L’exchange indica che il pagamento non è riuscito. Prima di pagare di nuovo, verifica lì se l’importo ti è stato addebitato.',
  'send.amount': 'Importo',
  'send.amountIn': 'Importo in {unit}',
  'send.enterIn': 'Inserisci l’importo in {unit}',
  'send.to': 'A',
  'send.chooseToken': 'Scegli token',
  'send.tokenPick': '{symbol}, scegli un altro token',
  'send.balance': 'Saldo {amount}\u00a0{symbol}',
  'send.max': 'Max',
  'send.maxLabel': 'Usa il massimo: {amount} {symbol}',
  'send.tooMuch': 'Più di quanto possiedi',
  'send.tooPrecise': '{symbol} ha solo {decimals, plural, one {# decimale} other {# decimali}}',
  'send.amountNotPlain': 'Inserisci un numero semplice, ad esempio {example}.',
  'send.whichAmount': 'Si può leggere come due importi. Quale intendi?',
  'send.shortOfFee': 'Non resta nulla dopo la commissione di rete',
  'send.maxUnknown': 'La commissione di rete non è ancora nota',
  'send.recipientPlaceholder': 'Indirizzo o nome',
  'send.paste': 'Incolla',
  'send.clearRecipient': 'Cancella il destinatario',
  'send.resolving': 'Ricerca del nome',
  'send.paidOn': 'Pagato il {date}',
  'send.firstTime': 'Primo pagamento a questo indirizzo',
  'send.missing': '{count, plural, one {Manca # carattere} other {Mancano # caratteri}}',
  'send.extra': '{count, plural, one {# carattere di troppo} other {# caratteri di troppo}}',
  'send.badCharacters': 'Non è un indirizzo',
  'send.noRecipient': 'Non è un indirizzo né un nome',
  'send.mistyped': 'Questo indirizzo contiene un errore di battitura. Controllalo di nuovo.',
  'send.nobodysAddress': 'Indirizzo di burn: i fondi inviati qui vanno persi',
  'send.unknownName': 'Questo nome non è registrato',
  'send.lookupFailed': 'Impossibile cercare il nome. Riprova o incolla un indirizzo.',
  'send.addressNotChecked':
    'Impossibile verificare l’indirizzo. Controlla la connessione e riprova.',
  'send.nameHidden':
    'Questo nome ha caratteri nascosti ({characters}), quindi non è ciò che sembra. Digitalo tu o incolla un indirizzo.',
  'send.nameLookAlike':
    'Questo nome usa lettere che somigliano ad altre. Digitalo tu o incolla un indirizzo.',
  'send.nameInvalid': 'Non è un nome valido. Controllalo o incolla un indirizzo.',
  'send.nameLeftOut': 'Caratteri nascosti rimossi: {characters}',
  'send.nameScripts': 'Questo nome mescola alfabeti: {scripts}',
  'send.nameLookedUp': 'Cercato come {name}',
  'send.notReady':
    'Impossibile preparare questo pagamento. Non è stato inviato nulla. Scegli di nuovo il token, poi controlla l’importo.',
  'send.tokenUnsupported':
    'Le regole di trasferimento di {symbol} non sono supportate qui. Non è stato inviato nulla. Invialo invece dal tuo wallet.',
  'send.reloadBalances': 'Ricarica i saldi',
  'send.otherNetwork':
    'Questo indirizzo è per {network} e tu stai inviando su {current}. Chiedi un indirizzo su {current} o passa a {network}.',
  'send.unknownPrefix':
    '“{prefix}:” non indica alcuna rete nota qui. Rimuovilo se l’indirizzo è su {current}.',
  'send.otherLink':
    'Questo link chiede qualcosa di diverso da un pagamento. Chiedi invece un indirizzo semplice.',
  'send.linkAsks': 'Il link chiede {amount}. Inserisci tu l’importo.',
  'send.linkAsksToken': 'Il link chiede il token {token}. Scegli tu il token e l’importo.',
  'send.ownAddress': 'È il tuo stesso indirizzo',
  'send.button.chooseToken': 'Scegli un token',
  'send.button.addAmount': 'Inserisci un importo',
  'send.button.checkAmount': 'Controlla l’importo',
  'send.button.notEnough': '{symbol} insufficienti',
  'send.button.noFee': '{symbol} insufficienti per la commissione di rete',
  'send.button.addAddress': 'Inserisci un indirizzo',
  'send.button.checkAddress': 'Controlla l’indirizzo',
  'send.button.checkName': 'Controlla il nome',
  'send.button.lookingUp': 'Ricerca del nome',
  'send.button.checkingToken': 'Verifica del token',
  'send.button.preview': 'Verifica',
  'selectToken.search': 'Cerca nome o indirizzo',
  'selectToken.yours': 'I tuoi token su {network}',
  'selectToken.none': 'Nessun token corrisponde a “{text}”.',
  'selectToken.empty': 'Questo account non ha token su {network}.',
  'preview.to': 'A',
  'preview.newBadge': 'Nuovo',
  'preview.from': 'Da {wallet}',
  'preview.total': 'Totale',
  'preview.balanceOf': 'I tuoi {symbol}',
  'preview.beforeAfter': '{before}, poi {after}',
  'preview.lowTitle': 'Pochi {symbol} per le commissioni',
  'preview.lowText':
    'Dopo questo pagamento, {symbol} potrebbe non bastare per le commissioni di altri due pagamenti.',
  'preview.firstTime': 'Primo pagamento a questo indirizzo',
  'preview.notRecent': 'Non hai pagato questo indirizzo di recente',
  'preview.ownAddress': 'Il tuo stesso indirizzo',
  'preview.network': 'Rete',
  'preview.tokenAddress': 'Contratto del token',
  'preview.fee': 'Commissione di rete',
  'preview.deposit': 'Nuovo account token',
  'preview.feeUnknown': 'Mostrata nel tuo wallet',
  'preview.feeEstimating': 'Stima in corso',
  'preview.feeRetry': 'Riprova',
  'preview.arrives': 'Arriva in',
  'preview.arrivesSoon': 'Pochi secondi',
  'preview.arrivesSeconds': '{count, plural, one {Circa # secondo} other {Circa # secondi}}',
  'preview.arrivesMinutes': '{count, plural, one {Circa # minuto} other {Circa # minuti}}',
  'preview.lookAlikeTitle': 'Non è l’indirizzo che conosci',
  'preview.lookAlikeText':
    'Hai usato un indirizzo con lo stesso inizio e la stessa fine. La parte centrale è diversa.',
  'preview.lookAlikeNamed':
    'Conosci {name} con un indirizzo che ha lo stesso inizio e la stessa fine. La parte centrale è diversa.',
  'preview.lookAlikePaid': 'Pagato il {date}',
  'preview.lookAlikePaidBy': 'Ti ha pagato il {date}',
  'preview.lookAlikeKnown': 'L’indirizzo che conosci',
  'preview.lookAlikeCheck': 'Ho controllato ogni parte dell’indirizzo.',
  'preview.mayFailCheck': 'Invia anche se probabilmente non riuscirà.',
  'preview.wouldRefuse': 'La rete rifiuterebbe questo pagamento così com’è.',
  'preview.wouldRevert': 'Il contratto a questo indirizzo rifiuterebbe questo pagamento.',
  'preview.wouldLack': 'Non basta per l’importo e la commissione di rete. Riduci l’importo.',
  'preview.unreachable':
    '{network} non risponde, quindi non è stato possibile verificare questo pagamento. Potrebbe comunque andare a buon fine.',
  'preview.unanswered':
    'Non è stato possibile verificare questo pagamento su {network}. Potrebbe comunque andare a buon fine.',
  'preview.mayFail': 'È probabile che questa transazione non riesca',
  'preview.noFeeTitle': '{symbol} insufficienti per la commissione di rete',
  'preview.noFeeCoin': 'Riduci l’importo o aggiungi {symbol} a questo account.',
  'preview.noFeeToken': 'Prima aggiungi {symbol} a questo account.',
  'preview.noFeeHeld': '{symbol} in questo account:',
  'preview.notChecked': 'Non verificato con la rete',
  'preview.tokenContractTitle': 'Questo è il contratto di un token',
  'preview.tokenContract':
    'Questo indirizzo non appartiene a nessuno; è il token stesso. I fondi inviati qui di solito vanno persi.',
  'preview.tokenContractCheck':
    'So che i fondi inviati al contratto di un token di solito vanno persi.',
  'preview.contractTitle': 'Un contratto, non un normale account',
  'preview.contract': 'Assicurati che il destinatario possa prelevare ciò che invii.',
  'preview.contractCheck': 'Ho verificato: questo contratto può usare ciò che invio.',
  'preview.elsewhereTitle': 'Il nome non ha un indirizzo su {network}',
  'preview.elsewhere':
    'È registrato per un’altra rete. Il proprietario potrebbe non potervi accedere su {network}.',
  'preview.nameOneWay': 'Questo indirizzo non ha un record inverso corrispondente',
  'preview.nameMarked': 'Guarda bene questo nome',
  'preview.theRecipient': 'Il destinatario',
  'preview.receivesTitle': '{recipient} riceve {amount}\u00a0{symbol}',
  'preview.receivesText': 'Il token stesso trattiene {kept} {symbol} di questo pagamento.',
  'preview.irreversible': 'I pagamenti non possono essere annullati.',
  'preview.covered':
    'Qualcosa copre questo pulsante. Non è stato inviato nulla. Chiudilo, poi riprova.',
  'preview.send': 'Invia',
  'preview.sendAmount': 'Invia {amount}\u00a0{symbol}',
  'preview.checking': 'Verifica…',
  'preview.reviewAgain': 'Verifica di nuovo',
  'preview.changeAmount': 'Cambia importo',
  'preview.switchNetwork': 'Cambia rete',
  'preview.walletElsewhereTitle': '{wallet} è su un’altra rete',
  'preview.walletElsewhere': 'Deve passare a {network} prima di poter inviare.',
  'preview.walletElsewhereOwn': 'Scegli {network} in {wallet} prima di inviare.',
  'preview.waitTitle': 'Approva in {wallet}',
  'preview.waitText': 'Fino ad allora non viene inviato nulla.',
  'preview.waitSpoken': 'Controlla che il tuo wallet mostri {amount} {symbol} a {recipient}.',
  'preview.walletShows': 'Il tuo wallet dovrebbe mostrare',
  'preview.declineElse': 'Qualcos’altro? Rifiutalo lì.',
  'preview.amount': 'Importo',
  'preview.stopWaiting': 'Smetti di attendere',
  'preview.stopNote':
    'La richiesta resta in {wallet}. Rifiutala anche lì, altrimenti il pagamento potrebbe ancora partire.',
  'preview.thisAddress': 'l’indirizzo qui sotto',
  'preview.submittedTitle': 'In corso',
  'preview.submittedText':
    '{amount}\u00a0{symbol} a {recipient}. Puoi chiudere questa finestra e continuare.',
  'preview.sentText': '{recipient} ha ricevuto {amount}\u00a0{symbol}.',
  'preview.feePaid': 'La commissione è stata di {fee}.',
  'preview.rejectedTitle': 'Il pagamento non è riuscito',
  'preview.replacedTitle': 'Il pagamento è stato sostituito',
  'preview.done': 'Fatto',
  'preview.explorer': 'Vedi nell’explorer',
  'preview.failedTitle': 'Non inviato',
  'preview.declinedTitle': 'Hai rifiutato in {wallet}',
  'preview.declinedText': 'Non è stato inviato nulla. Hai ancora i tuoi {amount}\u00a0{symbol}.',
  'preview.uncertainTitle': 'Stato sconosciuto',
  'preview.request': 'La richiesta',
  'preview.pendingTitle': 'Prima rispondi in {wallet}',
  'preview.seeActivity': 'Vedi attività',
  'preview.openTitle': 'C’è una richiesta aperta in {wallet}',
  'preview.openText': 'Prima approvala o rifiutala lì.',
  'preview.doubtTitle': 'Potrebbe essere già stato inviato',
  'preview.doubtText':
    'L’esito di un pagamento precedente è sconosciuto. Controlla {wallet} e la tua attività.',
  'preview.doubtCheck': 'Ho verificato: il pagamento precedente non è stato inviato.',
  'preview.timeoutTitle': '{wallet} non risponde',
  'toast.sent': 'Inviati {amount}\u00a0{symbol}',
  'toast.started': 'Pagamento trasmesso',
  'errors.projectIdMissing':
    'ID del progetto non configurato. Passa un projectId a createWalletModal.',
  'errors.siwxAndSiwe': 'Passa siwx oppure siweConfig, non entrambi.',
  'errors.unknownOption': 'createWalletModal ha ricevuto un’opzione che non esiste.',
  'errors.invalidOption': 'createWalletModal ha ricevuto un’opzione con un valore non valido.',
  'errors.storeNotIntegrated':
    'Questo store non ha un wallet modal. Aggiungi walletModal.enhancer.',
  'errors.storeIntegratedTwice':
    'Questo store ha due volte lo stesso wallet modal. Usa il suo enhancer oppure il suo middleware.',
  'errors.sendIncomplete': 'Servono un importo e l’indirizzo del destinatario',
  'errors.sendWithoutToken': 'Serve un token',
  'errors.tokenMismatch':
    'I decimali di questo token sulla rete non corrispondono ai tuoi saldi. Non è stato inviato nulla. Ricarica i saldi e scegli di nuovo il token.',
  'errors.tokenNotChecked':
    'Impossibile verificare questo token con la rete. Non è stato inviato nulla. Attendi un momento.',
  'errors.tokenUnsupported':
    'Le regole di trasferimento di questo token non sono supportate qui. Non è stato inviato nulla. Invialo invece dal tuo wallet.',
  'errors.tokenWithholds':
    'Questo token trattiene una parte di ogni trasferimento, quindi l’importo intero non arriverebbe. Non è stato inviato nulla. Scegli un altro modo di pagare.',
  'errors.sendUnsupportedChain': 'Blockchain non supportata',
  'errors.sendFailed':
    'Il pagamento non è stato inviato. Ciò che hai inserito è ancora qui; riprova.',
  'errors.sendTimeout':
    '{wallet} non risponde. Se approvi lì adesso, il pagamento potrebbe ancora partire.',
  'errors.sendUncertain':
    'Non è stato possibile confermare questo pagamento. Controlla {wallet} e la tua attività prima di riprovare.',
  'errors.alreadyKnown':
    'La rete ha già questo pagamento. Controlla {wallet} e la tua attività prima di riprovare.',
  'errors.intentChanged':
    'Il pagamento non corrisponde più a ciò che hai verificato. È stato fermato; non è stato inviato nulla.',
  'errors.feeUnavailable':
    'La commissione di rete al momento non è nota. Il tuo wallet la mostrerà prima che tu approvi.',
  'errors.insufficientFunds':
    'Non basta per l’importo e la commissione di rete. Non è stato inviato nulla. Riduci l’importo.',
  'errors.nonceTooLow':
    'Il tuo wallet non è sincronizzato con la rete. Non è stato possibile confermare questo pagamento; controlla la tua attività prima di riprovare.',
  'errors.nonceTooHigh':
    'Un pagamento precedente è ancora in corso, quindi questo non è stato inviato. Attendi che quello precedente si completi, poi riprova.',
  'errors.feeTooLow':
    'La commissione è inferiore a quella richiesta ora dalla rete. Non è stato inviato nulla. Riprova.',
  'errors.feeTooHigh':
    'La commissione supera il limite della rete. Non è stato inviato nulla. Riprova.',
  'errors.gasTooLow':
    'Il pagamento richiede più gas di quanto consenta il suo limite. Non è stato inviato nulla. Riprova.',
  'errors.gasTooHigh':
    'Il pagamento richiede più gas di quanto possa contenere un blocco. Non è stato inviato nulla.',
  'errors.executionReverted':
    'Il contratto a questo indirizzo rifiuterebbe questo pagamento. Non è stato inviato nulla.',
  'errors.receiptTimeout':
    'La rete non ha ancora confermato il pagamento. Ricontrolla la tua attività più tardi.',
  'errors.transactionFailed':
    'Il pagamento è fallito sulla rete. Non è arrivato nulla; è stata spesa solo la commissione.',
  'errors.transactionReplaced':
    'Un’altra transazione del tuo wallet ha sostituito questo pagamento, quindi potrebbe non essere arrivato. Controlla la tua attività prima di pagare di nuovo.',
  'errors.nameNotResolved':
    'Errore nella risoluzione del nome. Non è stato inviato nulla. Riprova o incolla un indirizzo.',
  'errors.transactionRejected': 'La rete non ha accettato il pagamento. Non è stato inviato nulla.',
  'errors.unsupportedCapability': 'Il tuo wallet non supporta questa richiesta.',
  'errors.unsupportedChainId': 'Il tuo wallet non supporta i lotti su questa rete.',
  'errors.duplicateBundle':
    'Il tuo wallet ha già ricevuto questo lotto di transazioni. Il lotto non è stato inviato di nuovo.',
  'errors.unknownBundle': 'Il tuo wallet non conosce questo lotto.',
  'errors.bundleTooLarge': 'Questo lotto è troppo grande per il tuo wallet.',
  'errors.upgradeRejected':
    'Hai rifiutato l’aggiornamento dell’account. Non è stato inviato nulla.',
  'errors.atomicityNotSupported':
    'Il tuo wallet non può eseguire questi passaggi come un’unica transazione.',
}
