import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['send'] = {
  'bitcoinReview.more': 'Détail des frais',
  'bitcoinReview.feeRate': 'Taux des frais',
  'bitcoinReview.feeRateValue': '{rate} sat/vB',
  'bitcoinReview.change': 'Monnaie, qui vous revient',
  'bitcoinReview.noHistory':
    'Aucun historique de paiement à comparer. Vérifiez chaque partie de l’adresse.',
  'bitcoinReview.highFeeTitle': 'Frais de réseau élevés',
  'bitcoinReview.highFee': 'Les frais dépassent un dixième du montant envoyé.',
  'bitcoinReview.highFeeCheck': 'J’accepte de payer ces frais.',
  'bitcoinReview.walletFee': 'Fixés par votre portefeuille',
  'bitcoinReview.doubtText':
    'Un paiement antérieur de ce montant à cette adresse est peut-être en route. En renvoyant, vous pourriez payer deux fois. Vérifiez d’abord dans votre portefeuille.',
  'errors.reviewTimeout': 'Le paiement n’a pas été confirmé à temps. Rien n’a été envoyé.',
  'pay.to': 'À',
  'pay.asks': '{page} demande',
  'pay.onNetwork': 'sur {network}',
  'pay.available': '{amount}\u00a0{symbol} disponibles',
  'pay.ways': 'Moyens de payer',
  'pay.exchange': 'Plateforme',
  'pay.pay': 'Payer',
  'pay.payAmount': 'Payer {amount}\u00a0{symbol}',
  'pay.otherWallet': 'Utiliser un autre portefeuille',
  'pay.checking': 'Vérification de votre solde',
  'pay.connect': 'Payer avec un portefeuille',
  'pay.loading': 'Chargement des plateformes',
  'pay.retryIn': 'Réessayer dans {seconds} s',
  'pay.none': 'Aucune plateforme ne prend en charge ce paiement.',
  'pay.short':
    'Pas assez de {symbol}. Vous avez {held}\u00a0; ce paiement demande {amount}. Rien n’a été envoyé.',
  'pay.preparingTitle': 'Ouverture de {exchange}',
  'pay.preparingText': 'Rien n’a encore été payé.',
  'pay.openTitle': 'Terminez chez {exchange}',
  'pay.openText':
    'Payez {amount}\u00a0{symbol} sur la page de {exchange}. Nous le confirmerons ici.',
  'pay.hostTitle': 'Connaissez-vous {host}\u00a0?',
  'pay.hostText':
    'Le service indique que la page de paiement de {exchange} s’y trouve. Ne l’ouvrez que si vous la connaissez. Rien n’a encore été payé.',
  'pay.blockedTitle': 'Votre navigateur a bloqué la page de {exchange}',
  'pay.blockedText': 'Rien n’a été payé. Ouvrez-la ci-dessous.',
  'pay.unheardTitle': 'Paiement pas encore confirmé',
  'pay.unheardText':
    'Nous n’avons pas pu confirmer ce paiement. Vérifiez chez {exchange} avant de payer de nouveau.',
  'pay.paidTitle': 'Payé',
  'pay.paidText': '{exchange} a payé {amount}\u00a0{symbol}.',
  'pay.failedTitle': 'Le paiement a échoué',
  'pay.failedText':
    '{exchange} indique que le paiement a échoué. Vérifiez là-bas si vous avez été débité avant de payer de nouveau.',
  'pay.open': 'Ouvrir {exchange}',
  'pay.openHost': 'Ouvrir {host}',
  'pay.openAgain': 'Rouvrir {exchange}',
  'pay.lookAgain': 'Vérifier de nouveau',
  'pay.leftTitle': 'Vous avez peut-être payé chez {exchange}',
  'pay.leftText': 'Nous avons ouvert sa page. Si vous y avez payé, ne payez pas de nouveau.',
  'pay.leftCheck': 'Vérifier ce paiement',
  'pay.inWalletTitle': 'Votre portefeuille a encore ce paiement',
  'pay.inWalletText':
    'Il peut encore partir si vous l’approuvez là-bas. Refusez-le dans votre portefeuille avant de payer autrement.',
  'pay.sentTitle': 'Votre paiement est en route',
  'pay.sentText':
    'Votre portefeuille l’a envoyé et le réseau ne l’a pas encore confirmé. Inutile de payer de nouveau.',
  'pay.doubtTitle': 'Vous avez peut-être déjà payé',
  'pay.doubtText':
    'Ce paiement a été demandé à votre portefeuille, et nous n’avons pas pu confirmer son envoi. Vérifiez votre portefeuille et votre activité avant de payer de nouveau.',
  'pay.another': 'Payer autrement',
  'errors.invalidPaymentConfig':
    'Le paiement de cette application n’est pas bien configuré. Rien n’a été envoyé.',
  'errors.invalidChainNamespace':
    'Les paiements ne sont pas pris en charge sur ce type de réseau. Rien n’a été envoyé.',
  'errors.invalidAsset':
    'Cette application demande un paiement dans un jeton inconnu. Rien n’a été envoyé.',
  'errors.invalidRecipient':
    'L’adresse du destinataire de cette application n’est pas valide. Rien n’a été envoyé.',
  'errors.invalidAmount': 'Le montant n’est pas valide. Rien n’a été envoyé.',
  'errors.unableToInitiatePayment': 'Le paiement n’a pas pu commencer. Rien n’a été envoyé.',
  'errors.paymentInProgress':
    'Un paiement antérieur est encore en cours. Rien n’a été envoyé pour celui-ci. Terminez d’abord l’autre.',
  'errors.unableToGetExchanges':
    'Les plateformes n’ont pas pu être chargées. Réessayez, ou payez avec un portefeuille.',
  'errors.assetNotSupported':
    'Aucune plateforme ne prend en charge ce jeton sur ce réseau. Payez avec un portefeuille.',
  'errors.unableToGetPayUrl':
    'La plateforme n’a pas fourni de page de paiement. Rien n’a été payé.',
  'errors.linkRefused':
    'Le lien vers la page de paiement désigne un autre destinataire. Il n’a pas été ouvert\u00a0; rien n’a été payé. Payez autrement.',
  'errors.unableToGetBuyStatus':
    'Nous n’avons pas pu confirmer ce paiement. Vérifiez auprès de la plateforme avant de payer de nouveau.',
  'errors.genericPaymentError':
    'La plateforme indique que le paiement a échoué. Vérifiez là-bas si vous avez été débité avant de payer de nouveau.',
  'send.amount': 'Montant',
  'send.amountIn': 'Montant en {unit}',
  'send.enterIn': 'Saisir le montant en {unit}',
  'send.to': 'À',
  'send.chooseToken': 'Choisir un jeton',
  'send.tokenPick': '{symbol}, choisir un autre jeton',
  'send.balance': 'Solde {amount}\u00a0{symbol}',
  'send.max': 'Max',
  'send.maxLabel': 'Utiliser le maximum\u00a0: {amount} {symbol}',
  'send.tooMuch': 'Plus que ce que vous avez',
  'send.tooPrecise': '{symbol} n’a que {decimals, plural, one {# décimale} other {# décimales}}',
  'send.amountNotPlain': 'Saisissez un nombre simple, comme {example}.',
  'send.whichAmount': 'Cela peut se lire comme deux montants. Lequel voulez-vous\u00a0?',
  'send.shortOfFee': 'Plus rien après les frais de réseau',
  'send.maxUnknown': 'Les frais de réseau ne sont pas encore connus',
  'send.recipientPlaceholder': 'Adresse ou nom',
  'send.paste': 'Coller',
  'send.clearRecipient': 'Effacer le destinataire',
  'send.resolving': 'Recherche du nom',
  'send.paidOn': 'Payé le {date}',
  'send.firstTime': 'Premier paiement à cette adresse',
  'send.missing': '{count, plural, one {Il manque # caractère} other {Il manque # caractères}}',
  'send.extra': '{count, plural, one {# caractère en trop} other {# caractères en trop}}',
  'send.badCharacters': 'Ce n’est pas une adresse',
  'send.noRecipient': 'Ce n’est ni une adresse ni un nom',
  'send.mistyped': 'Cette adresse contient une faute de frappe. Vérifiez-la.',
  'send.nobodysAddress': 'Adresse de destruction\u00a0: les fonds envoyés ici sont perdus',
  'send.unknownName': 'Ce nom n’est pas enregistré',
  'send.lookupFailed': 'Le nom n’a pas pu être recherché. Réessayez ou collez une adresse.',
  'send.addressNotChecked':
    'L’adresse n’a pas pu être vérifiée. Vérifiez votre connexion et réessayez.',
  'send.nameHidden':
    'Ce nom contient des caractères cachés ({characters})\u00a0: il n’est pas ce qu’il semble. Saisissez-le vous-même, ou collez une adresse.',
  'send.nameLookAlike':
    'Ce nom utilise des lettres qui ressemblent à d’autres. Saisissez-le vous-même, ou collez une adresse.',
  'send.nameInvalid': 'Ce nom n’est pas valide. Vérifiez-le, ou collez une adresse.',
  'send.nameLeftOut': 'Caractères cachés supprimés\u00a0: {characters}',
  'send.nameScripts': 'Ce nom mélange des alphabets\u00a0: {scripts}',
  'send.nameLookedUp': 'Recherché comme {name}',
  'send.notReady':
    'Ce paiement n’a pas pu être préparé. Rien n’a été envoyé. Choisissez de nouveau le jeton, puis vérifiez le montant.',
  'send.tokenUnsupported':
    'Les règles de transfert de {symbol} ne sont pas prises en charge ici. Rien n’a été envoyé. Envoyez plutôt depuis votre portefeuille.',
  'send.reloadBalances': 'Recharger les soldes',
  'send.otherNetwork':
    'Cette adresse est pour {network}, et vous envoyez sur {current}. Demandez une adresse sur {current}, ou passez à {network}.',
  'send.unknownPrefix':
    '«\u00a0{prefix}:\u00a0» ne désigne aucun réseau connu ici. Retirez-le si l’adresse est sur {current}.',
  'send.otherLink':
    'Ce lien demande autre chose qu’un paiement. Demandez plutôt une simple adresse.',
  'send.linkAsks': 'Le lien demande {amount}. Saisissez le montant vous-même.',
  'send.linkAsksToken':
    'Le lien demande le jeton {token}. Choisissez-le ainsi que le montant vous-même.',
  'send.ownAddress': 'C’est votre propre adresse',
  'send.button.chooseToken': 'Choisissez un jeton',
  'send.button.addAmount': 'Saisissez un montant',
  'send.button.checkAmount': 'Vérifiez le montant',
  'send.button.notEnough': 'Pas assez de {symbol}',
  'send.button.noFee': 'Pas assez de {symbol} pour les frais de réseau',
  'send.button.addAddress': 'Saisissez une adresse',
  'send.button.checkAddress': 'Vérifiez l’adresse',
  'send.button.checkName': 'Vérifiez le nom',
  'send.button.lookingUp': 'Recherche du nom',
  'send.button.checkingToken': 'Vérification du jeton',
  'send.button.preview': 'Vérifier',
  'selectToken.search': 'Chercher un nom ou une adresse',
  'selectToken.yours': 'Vos jetons sur {network}',
  'selectToken.none': 'Aucun jeton ne correspond à «\u00a0{text}\u00a0».',
  'selectToken.empty': 'Ce compte ne détient aucun jeton sur {network}.',
  'preview.to': 'À',
  'preview.newBadge': 'Nouveau',
  'preview.from': 'De {wallet}',
  'preview.total': 'Total',
  'preview.balanceOf': 'Vos {symbol}',
  'preview.beforeAfter': '{before}, puis {after}',
  'preview.lowTitle': 'Il reste peu de {symbol} pour les frais',
  'preview.lowText':
    'Après cela, vos {symbol} pourraient ne pas couvrir les frais de deux autres paiements.',
  'preview.firstTime': 'Premier paiement à cette adresse',
  'preview.notRecent': 'Vous n’avez pas payé cette adresse récemment',
  'preview.ownAddress': 'Votre propre adresse',
  'preview.network': 'Réseau',
  'preview.tokenAddress': 'Contrat du jeton',
  'preview.fee': 'Frais de réseau',
  'preview.deposit': 'Nouveau compte de jeton',
  'preview.feeUnknown': 'Affichés dans votre portefeuille',
  'preview.feeEstimating': 'Estimation',
  'preview.feeRetry': 'Réessayer',
  'preview.arrives': 'Arrive dans',
  'preview.arrivesSoon': 'Quelques secondes',
  'preview.arrivesSeconds': '{count, plural, one {Environ # seconde} other {Environ # secondes}}',
  'preview.arrivesMinutes': '{count, plural, one {Environ # minute} other {Environ # minutes}}',
  'preview.lookAlikeTitle': 'Ce n’est pas l’adresse que vous connaissez',
  'preview.lookAlikeText':
    'Vous avez utilisé une adresse avec le même début et la même fin. Le milieu est différent.',
  'preview.lookAlikeNamed':
    'Vous connaissez {name} par une adresse avec le même début et la même fin. Le milieu est différent.',
  'preview.lookAlikePaid': 'Payé le {date}',
  'preview.lookAlikePaidBy': 'Vous a payé le {date}',
  'preview.lookAlikeKnown': 'L’adresse que vous connaissez',
  'preview.lookAlikeCheck': 'J’ai vérifié chaque partie de l’adresse.',
  'preview.mayFailCheck': 'Envoyer bien que l’échec soit probable.',
  'preview.wouldRefuse': 'Le réseau refuserait ce paiement en l’état.',
  'preview.wouldRevert': 'Le contrat à cette adresse refuserait ce paiement.',
  'preview.wouldLack': 'Pas assez pour le montant et les frais de réseau. Diminuez le montant.',
  'preview.unreachable':
    '{network} ne répond pas\u00a0: ce paiement n’a pas pu être vérifié. Il peut tout de même aboutir.',
  'preview.unanswered':
    'Ce paiement n’a pas pu être vérifié sur {network}. Il peut tout de même aboutir.',
  'preview.mayFail': 'Cette transaction va probablement échouer',
  'preview.noFeeTitle': 'Pas assez de {symbol} pour les frais de réseau',
  'preview.noFeeCoin': 'Diminuez le montant, ou ajoutez des {symbol} à ce compte.',
  'preview.noFeeToken': 'Ajoutez d’abord des {symbol} à ce compte.',
  'preview.noFeeHeld': '{symbol} sur ce compte\u00a0:',
  'preview.notChecked': 'Non vérifié auprès du réseau',
  'preview.tokenContractTitle': 'C’est un contrat de jeton',
  'preview.tokenContract':
    'Personne ne possède cette adresse\u00a0; c’est le jeton lui-même. Les fonds envoyés ici sont généralement perdus.',
  'preview.tokenContractCheck':
    'Je sais que les fonds envoyés à un contrat de jeton sont généralement perdus.',
  'preview.contractTitle': 'Un contrat, pas un compte ordinaire',
  'preview.contract': 'Assurez-vous que le destinataire peut retirer ce que vous envoyez.',
  'preview.contractCheck': 'J’ai vérifié\u00a0: ce contrat peut utiliser ce que j’envoie.',
  'preview.elsewhereTitle': 'Le nom n’a pas d’adresse sur {network}',
  'preview.elsewhere':
    'Il est enregistré pour un autre réseau. Son propriétaire n’y a peut-être pas accès sur {network}.',
  'preview.nameOneWay': 'Cette adresse n’a pas d’enregistrement inverse correspondant',
  'preview.nameMarked': 'Regardez bien ce nom',
  'preview.theRecipient': 'Le destinataire',
  'preview.receivesTitle': '{recipient} reçoit {amount}\u00a0{symbol}',
  'preview.receivesText': 'Le jeton lui-même garde {kept} {symbol} de ce paiement.',
  'preview.irreversible': 'Les paiements sont irréversibles.',
  'preview.covered':
    'Quelque chose couvre ce bouton. Rien n’a été envoyé. Fermez-le, puis réessayez.',
  'preview.send': 'Envoyer',
  'preview.sendAmount': 'Envoyer {amount}\u00a0{symbol}',
  'preview.checking': 'Vérification…',
  'preview.reviewAgain': 'Vérifier de nouveau',
  'preview.changeAmount': 'Changer le montant',
  'preview.switchNetwork': 'Changer de réseau',
  'preview.walletElsewhereTitle': '{wallet} est sur un autre réseau',
  'preview.walletElsewhere': 'Il doit passer à {network} avant de pouvoir envoyer ceci.',
  'preview.walletElsewhereOwn': 'Choisissez {network} dans {wallet} avant d’envoyer ceci.',
  'preview.waitTitle': 'Approuvez dans {wallet}',
  'preview.waitText': 'Rien n’est envoyé avant votre accord.',
  'preview.waitSpoken': 'Vérifiez que votre portefeuille affiche {amount} {symbol} à {recipient}.',
  'preview.walletShows': 'Votre portefeuille devrait afficher',
  'preview.declineElse': 'Autre chose\u00a0? Refusez-le là-bas.',
  'preview.amount': 'Montant',
  'preview.stopWaiting': 'Ne plus attendre',
  'preview.stopNote':
    'La demande reste dans {wallet}. Refusez-la aussi là-bas, sinon le paiement pourrait encore partir.',
  'preview.thisAddress': 'l’adresse ci-dessous',
  'preview.submittedTitle': 'En route',
  'preview.submittedText':
    '{amount}\u00a0{symbol} à {recipient}. Vous pouvez fermer ceci et continuer.',
  'preview.sentText': '{recipient} a reçu {amount}\u00a0{symbol}.',
  'preview.feePaid': 'Les frais étaient de {fee}.',
  'preview.rejectedTitle': 'Le paiement a échoué',
  'preview.replacedTitle': 'Le paiement a été remplacé',
  'preview.done': 'Terminé',
  'preview.explorer': 'Voir dans l’explorateur',
  'preview.failedTitle': 'Non envoyé',
  'preview.declinedTitle': 'Vous avez refusé dans {wallet}',
  'preview.declinedText': 'Rien n’a été envoyé. Vous avez toujours vos {amount}\u00a0{symbol}.',
  'preview.uncertainTitle': 'État inconnu',
  'preview.request': 'La demande',
  'preview.pendingTitle': 'Répondez d’abord dans {wallet}',
  'preview.seeActivity': 'Voir l’activité',
  'preview.openTitle': 'Une demande est ouverte dans {wallet}',
  'preview.openText': 'Approuvez-la ou refusez-la d’abord là-bas.',
  'preview.doubtTitle': 'Ceci a peut-être déjà été envoyé',
  'preview.doubtText':
    'L’issue d’un paiement antérieur est inconnue. Vérifiez {wallet} et votre activité.',
  'preview.doubtCheck': 'J’ai vérifié\u00a0: le paiement antérieur n’a pas été envoyé.',
  'preview.timeoutTitle': '{wallet} ne répond pas',
  'toast.sent': '{amount}\u00a0{symbol} envoyés',
  'toast.started': 'Paiement transmis',
  'errors.projectIdMissing':
    'Identifiant de projet non configuré. Passez un projectId à createWalletModal.',
  'errors.siwxAndSiwe': 'Passez soit siwx, soit siweConfig, pas les deux.',
  'errors.unknownOption': 'createWalletModal a reçu une option qui n’existe pas.',
  'errors.invalidOption': 'createWalletModal a reçu une option avec une valeur non valide.',
  'errors.storeNotIntegrated':
    'Ce store n’a pas de modale de portefeuille. Ajoutez-y walletModal.enhancer.',
  'errors.storeIntegratedTwice':
    'Ce store a deux fois la même modale de portefeuille. Utilisez soit son enhancer, soit son middleware.',
  'errors.sendIncomplete': 'Un montant et une adresse de destinataire sont requis',
  'errors.sendWithoutToken': 'Un jeton est requis',
  'errors.tokenMismatch':
    'Les décimales de ce jeton sur le réseau ne correspondent pas à vos soldes. Rien n’a été envoyé. Rechargez les soldes et choisissez de nouveau le jeton.',
  'errors.tokenNotChecked':
    'Ce jeton n’a pas pu être vérifié auprès du réseau. Rien n’a été envoyé. Patientez un instant.',
  'errors.tokenUnsupported':
    'Les règles de transfert de ce jeton ne sont pas prises en charge ici. Rien n’a été envoyé. Envoyez plutôt depuis votre portefeuille.',
  'errors.tokenWithholds':
    'Ce jeton garde une partie de chaque transfert\u00a0: le montant entier n’arriverait pas. Rien n’a été envoyé. Choisissez un autre moyen de payer.',
  'errors.sendUnsupportedChain': 'Chaîne non prise en charge',
  'errors.sendFailed':
    'Le paiement n’a pas été envoyé. Votre saisie est toujours là\u00a0; réessayez.',
  'errors.sendTimeout':
    '{wallet} ne répond pas. Si vous approuvez là-bas maintenant, le paiement peut encore partir.',
  'errors.sendUncertain':
    'Nous n’avons pas pu confirmer ce paiement. Vérifiez {wallet} et votre activité avant de réessayer.',
  'errors.alreadyKnown':
    'Le réseau a déjà ce paiement. Vérifiez {wallet} et votre activité avant de réessayer.',
  'errors.intentChanged':
    'Le paiement ne correspond plus à ce que vous avez vérifié. Il a été arrêté\u00a0; rien n’a été envoyé.',
  'errors.feeUnavailable':
    'Les frais de réseau ne sont pas connus pour le moment. Votre portefeuille les affichera avant votre accord.',
  'errors.insufficientFunds':
    'Pas assez pour le montant et les frais de réseau. Rien n’a été envoyé. Diminuez le montant.',
  'errors.nonceTooLow':
    'Votre portefeuille n’est pas synchronisé avec le réseau. Nous n’avons pas pu confirmer ce paiement\u00a0; consultez votre activité avant de réessayer.',
  'errors.nonceTooHigh':
    'Un paiement antérieur est encore en attente, donc celui-ci n’a pas été envoyé. Attendez que l’autre se termine, puis réessayez.',
  'errors.feeTooLow':
    'Les frais sont inférieurs à ce que le réseau exige actuellement. Rien n’a été envoyé. Réessayez.',
  'errors.feeTooHigh': 'Les frais dépassent la limite du réseau. Rien n’a été envoyé. Réessayez.',
  'errors.gasTooLow':
    'Le paiement demande plus de gas que sa limite. Rien n’a été envoyé. Réessayez.',
  'errors.gasTooHigh':
    'Le paiement demande plus de gas qu’un bloc ne peut contenir. Rien n’a été envoyé.',
  'errors.executionReverted':
    'Le contrat à cette adresse refuserait ce paiement. Rien n’a été envoyé.',
  'errors.receiptTimeout':
    'Le réseau n’a pas encore confirmé le paiement. Consultez de nouveau votre activité plus tard.',
  'errors.transactionFailed':
    'Le paiement a échoué sur le réseau. Rien n’est parvenu au destinataire\u00a0; seuls les frais ont été dépensés.',
  'errors.transactionReplaced':
    'Une autre transaction de votre portefeuille a remplacé ce paiement\u00a0: il n’est peut-être pas arrivé. Consultez votre activité avant de payer de nouveau.',
  'errors.nameNotResolved':
    'Erreur de résolution du nom. Rien n’a été envoyé. Réessayez, ou collez une adresse.',
  'errors.transactionRejected': 'Le réseau n’a pas accepté le paiement. Rien n’a été envoyé.',
  'errors.unsupportedCapability': 'Votre portefeuille ne prend pas en charge cette demande.',
  'errors.unsupportedChainId': 'Votre portefeuille ne prend pas en charge les lots sur ce réseau.',
  'errors.duplicateBundle':
    'Votre portefeuille a déjà reçu ce lot de transactions. Le lot n’a pas été envoyé de nouveau.',
  'errors.unknownBundle': 'Votre portefeuille ne connaît pas ce lot.',
  'errors.bundleTooLarge': 'Ce lot est trop grand pour votre portefeuille.',
  'errors.upgradeRejected': 'Vous avez refusé la mise à niveau du compte. Rien n’a été envoyé.',
  'errors.atomicityNotSupported':
    'Votre portefeuille ne peut pas exécuter ces étapes en une seule transaction.',
}
