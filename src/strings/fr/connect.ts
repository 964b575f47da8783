import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['connect'] = {
  'connecting.waitTitle': 'Ouvrez {wallet}',
  'connecting.waitText': 'Approuvez la connexion à {page}.',
  'connecting.waitTextNoPage': 'Approuvez la connexion dans {wallet}.',
  'connecting.nothingOpened': 'Rien ne s’est ouvert\u00a0?',
  'connecting.sees': 'Le site voit votre adresse et votre activité publique',
  'connecting.cannotMove': 'Il ne peut pas déplacer de fonds sans votre accord',
  'connecting.doneTitle': 'Connecté',
  'connecting.doneText':
    '{page} peut voir votre adresse. Aucun fonds ne peut être déplacé sans vous demander.',
  'connecting.doneShort': 'Vous êtes connecté à {page}.',
  'connecting.declinedTitle': 'Connexion refusée',
  'connecting.declinedText': 'Vous avez refusé dans {wallet}. Rien n’a été partagé.',
  'connecting.pendingTitle': 'Une demande est déjà ouverte',
  'connecting.pendingText': 'Répondez-y dans {wallet}, puis réessayez.',
  'connecting.changedTitle': 'N’utilisez pas encore ce portefeuille',
  'connecting.failedTitle': 'Non connecté',
  'connecting.goneTitle': 'Portefeuille introuvable',
  'connecting.goneText':
    'Ce portefeuille n’est plus disponible sur cette page. Rien n’a été partagé. Choisissez-en un autre ou rechargez la page.',
  'connecting.idleTitle': 'Non connecté',
  'connecting.idleText': 'Rien n’a encore été envoyé à {wallet}.',
  'connecting.connect': 'Connecter',
  'connecting.another': 'Choisir un autre portefeuille',
  'pairing.showQrCode': 'Afficher un QR code',
  'errors.adapterNotFound': 'Cette application ne prend pas en charge ce type de réseau.',
  'errors.peerMissing':
    'Ce n’est pas configuré dans cette application. Rien n’a été envoyé. Essayez un autre portefeuille.',
  'errors.peerVersion':
    'Ce n’est pas configuré dans cette application. Rien n’a été envoyé. Essayez un autre portefeuille.',
  'errors.peerNotInstalled': 'Il manque un paquet à cette page. Exécutez\u00a0: npm install {peer}',
  'errors.peerTooOld':
    'Cette page utilise une ancienne version d’un paquet, {found}. Exécutez\u00a0: npm install {peer}',
  'errors.notConnected': 'Aucun portefeuille n’est connecté. Connectez-en un, puis réessayez.',
  'errors.userRejected': 'Vous avez refusé dans {wallet}. Rien n’a été envoyé.',
  'errors.requestPending':
    'Une demande est déjà ouverte dans {wallet}. Répondez-y, puis réessayez.',
  'errors.unauthorized':
    '{wallet} ne partage pas ce compte avec cette application. Reconnectez-vous et choisissez-le.',
  'errors.unsupportedMethod': '{wallet} ne peut pas le faire. Essayez un autre portefeuille.',
  'errors.watchOnly':
    'Ce compte est en lecture seule. Rien n’a été signé ni envoyé. Pour continuer, connectez son portefeuille.',
  'errors.watchAddressInvalid':
    'Ce n’est ni une adresse ni un nom d’un réseau de cette application. Rien n’a changé. Vérifiez et réessayez.',
  'errors.providerDisconnected':
    '{wallet} n’est connecté à aucun réseau. Ouvrez-le et vérifiez sa connexion.',
  'errors.chainDisconnected':
    '{wallet} n’est pas connecté à ce réseau. Ouvrez-le et vérifiez sa connexion.',
  'errors.walletNotFound':
    '{wallet} n’est pas disponible sur cette page. Déverrouillez-le ou installez-le, puis réessayez.',
  'errors.walletChanged':
    '{wallet} a changé pendant que la page était ouverte. Rechargez la page avant de l’utiliser.',
  'errors.walletsUnavailable':
    'La liste des portefeuilles n’a pas pu être chargée. Les portefeuilles installés et le QR code fonctionnent toujours.',
  'errors.noAccounts':
    '{wallet} n’a partagé aucun compte pour ce réseau. Choisissez-en un dans le portefeuille et réessayez.',
  'errors.connectFailed': '{wallet} n’a pas pu se connecter. Rien n’a été partagé. Réessayez.',
  'errors.connectTimeout': '{wallet} ne répond pas. Rien n’a été partagé. Réessayez.',
  'errors.relayUnreachable':
    'WalletConnect est injoignable avec cette connexion Internet. Rien n’a été envoyé. Essayez une autre connexion, ou un portefeuille de ce navigateur.',
  'errors.pairingExpired': 'Ce code a expiré. Rien n’a été partagé. Réessayez avec un nouveau.',
  'errors.modalClosed': 'Fenêtre fermée',
  'errors.relayLost':
    'Liaison avec votre portefeuille perdue. Reconnexion en cours\u00a0; votre demande continuera. Vérifiez votre connexion Internet.',
  'errors.relayRefused':
    'WalletConnect a refusé ce site\u00a0: votre demande ne peut pas atteindre le portefeuille. Rien n’a été envoyé.',
  'errors.sessionEnded':
    'La connexion à votre portefeuille est terminée. Reconnectez-vous pour continuer.',
  'errors.disconnectFailed': 'Échec de la déconnexion',
  'errors.invalidConnectionStatus': 'État de connexion non valide',
  'errors.signFailed': 'Rien n’a été signé. Réessayez.',
  'errors.signTimeout':
    'Votre portefeuille ne répond pas. La demande y est encore ouverte\u00a0: répondez ou fermez-la, puis réessayez.',
  'errors.networkNotFound': 'Réseau introuvable. Le réseau doit figurer dans l’option networks.',
  'errors.networkSwitchFailed':
    'Impossible de passer à {network}. Vous êtes toujours sur le réseau précédent.',
  'errors.networkSwitchTimeout':
    'Votre portefeuille ne répond pas. Vous êtes toujours sur le réseau précédent.',
  'errors.chainNotSupported': 'Chaîne non prise en charge',
  'errors.chainUnreachable':
    '{network} ne répond pas. Rien n’a été envoyé. Réessayez dans un instant.',
  'errors.balanceUnavailable': 'Solde de jetons indisponible',
  'errors.historyUnavailable': 'Échec du chargement des transactions',
  'errors.historyWithoutAddress':
    'Les transactions ne peuvent pas être chargées sans accountAddress',
  'errors.parseError': 'La réponse du réseau n’a pas pu être lue. Réessayez.',
  'errors.invalidRequest': 'Le réseau n’a pas compris la demande. Rien n’a été envoyé.',
  'errors.invalidParams': 'La demande n’a pas été acceptée. Rien n’a été envoyé.',
  'errors.invalidInput': 'Le réseau n’a pas accepté la demande. Rien n’a été envoyé.',
  'errors.internalRpcError':
    'Le réseau a rencontré un problème interne. Réessayez dans un instant.',
  'errors.resourceNotFound': 'Le réseau n’a pas trouvé ce dont cette demande a besoin.',
  'errors.resourceUnavailable': 'Le réseau est occupé. Réessayez dans un instant.',
  'errors.limitExceeded': 'Trop de demandes. Patientez un moment et réessayez.',
  'errors.serviceUnreachable':
    'Un service ne répond pas. Votre portefeuille fonctionne toujours\u00a0; réessayez dans un instant.',
  'errors.serviceAnswerInvalid': 'La réponse d’un service n’a pas pu être lue. Elle a été ignorée.',
  'errors.originNotAllowed':
    'Configuration de l’application non valide. L’origine {origin} ne figure pas dans la liste autorisée du projet.',
  'errors.projectIdInvalid':
    'Configuration de l’application non valide. L’identifiant du projet n’est pas valide.',
  'errors.projectIdNotConfigured':
    'Identifiant de projet non configuré. Fournissez un identifiant de projet.',
  'errors.jwtNotValid': 'Session expirée. Vérifiez l’heure de cet appareil, puis reconnectez-vous.',
  'errors.serverError':
    'Erreur du serveur. La configuration de l’application n’a pas pu être obtenue.',
  'errors.rateLimited': 'Limite atteinte. Trop de demandes aux services de cette page.',
  'errors.projectLimitExceeded':
    'Limite du projet dépassée. Les services peuvent refuser les visiteurs de cette page.',
  'errors.frameLoadFailed': 'Erreur réseau. Le portefeuille intégré n’a pas pu être chargé.',
  'errors.frameRefused':
    'Le portefeuille e-mail ne peut pas être affiché sur cette page. Rien n’a été envoyé. Essayez un autre portefeuille.',
  'errors.frameRequestTimeout': 'Délai dépassé pour la demande au portefeuille intégré.',
  'errors.emailInvalid': 'Cette adresse e-mail n’est pas valide. Rien n’a été envoyé. Vérifiez-la.',
  'errors.emailCooldown':
    'Un code vient d’être envoyé. Attendez un peu avant d’en demander un autre.',
  'errors.codeWrong': 'Ce n’est pas le code envoyé. Consultez vos e-mails et réessayez.',
  'errors.codeExpired': 'Ce code a expiré. Demandez-en un nouveau.',
  'errors.codeSpent': 'Trop de codes erronés. Demandez-en un nouveau.',
  'errors.deviceExpired': 'Le lien n’a pas été suivi à temps. Demandez-en un nouveau.',
  'errors.popupClosed':
    'La fenêtre a été fermée. Vous n’êtes pas connecté et rien n’a été partagé.',
  'errors.popupBlocked':
    'Votre navigateur a bloqué la fenêtre. Rien n’a été partagé. Ouvrez-la avec le bouton.',
  'errors.socialLoginFailed':
    'La connexion n’a pas pu commencer ou se terminer. Vous n’êtes pas connecté. Réessayez.',
  'errors.socialLoginDenied':
    'Vous n’avez pas autorisé la connexion. Rien n’a été partagé. Réessayez ou choisissez un autre moyen.',
  'errors.socialEmailUnverified':
    'Le fournisseur n’a pas vérifié votre adresse e-mail. Vous n’êtes pas connecté. Vérifiez-la chez lui, puis réessayez.',
  'errors.untrustedOrigin':
    'La réponse venait d’un site non fiable et a été ignorée. Vous n’êtes pas connecté. Réessayez.',
  'errors.rpcNotAllowed': 'Action non autorisée',
  'errors.copyFailed':
    'Votre navigateur n’a pas autorisé la copie. Sélectionnez le texte et copiez-le vous-même.',
  'errors.pasteFailed': 'Votre navigateur n’a pas autorisé le collage. Collez avec le clavier.',
  'errors.storageBlocked': 'Ce navigateur n’autorise pas ce site à enregistrer quoi que ce soit.',
  'errors.cancelled': 'Annulé',
  'errors.unknown': 'Un problème est survenu. Rien n’a été envoyé. Réessayez.',
  'errors.siwxInitFailed': 'Un problème est survenu au démarrage de l’authentification',
  'errors.siwxCheckFailed':
    'Nous n’avons pas pu vérifier si vous êtes identifié. Rien n’a été signé et personne n’a été déconnecté. Vérifiez votre connexion Internet, puis réessayez.',
  'errors.siwxAuthenticating': 'Authentification…',
  'errors.siwxDeclined': 'Signature refusée',
  'errors.siwxSmartAccount':
    'Cette application ne prend peut-être pas en charge les comptes intelligents',
  'walletConnect.lostTitle': 'Liaison avec votre portefeuille perdue',
  'walletConnect.lostText':
    'Reconnexion en cours\u00a0; votre demande continuera. Vérifiez votre connexion Internet.',
  'walletConnect.refusedTitle': 'WalletConnect a refusé ce site',
  'walletConnect.notReached':
    'WalletConnect est injoignable pour vérifier si votre portefeuille est encore connecté. Rien n’a été envoyé. Reconnexion en cours\u00a0; vérifiez votre connexion Internet.',
  'walletConnect.openWallet': 'Ouvrir {wallet}',
  'walletConnect.lookAgain': 'Réessayer maintenant',
  'walletConnect.check': 'J’ai approuvé, vérifier maintenant',
  'walletConnect.checked': 'Vérifié à l’instant. Pas encore de réponse.',
  'multiChain.both': '{wallet} fonctionne avec les deux. Lequel d’abord\u00a0?',
  'multiChain.several': '{wallet} fonctionne avec tous. Lequel d’abord\u00a0?',
  'multiChain.list': 'Types de réseau',
  'multiChain.evm': 'Ethereum et autres',
  'networks.search': 'Chercher un réseau',
  'networks.none': 'Aucun réseau ne correspond à «\u00a0{text}\u00a0».',
  'networks.current': 'Actuel',
  'networks.needsOtherWallet': 'Nécessite un autre portefeuille',
  'networks.notApproved': 'Indisponible dans ce portefeuille',
  'networks.list': 'Réseaux',
  'networks.hint': 'Votre portefeuille ne prend peut-être pas en charge tous les réseaux.',
  'switchNetwork.waitTitle': 'Approuvez dans {wallet}',
  'switchNetwork.waitText': 'Approuvez le passage de {from} à {network}.',
  'switchNetwork.waitTextNoFrom': 'Approuvez le passage à {network}.',
  'switchNetwork.nothingOpened': 'Rien ne s’est ouvert\u00a0?',
  'switchNetwork.failedTitle': 'Toujours sur {from}',
  'switchNetwork.failedTitleNoFrom': 'Réseau inchangé',
  'switchNetwork.stillOn': 'Toujours sur {from}. Impossible de passer à {network}.',
  'switchNetwork.stillOnDeclined': 'Toujours sur {from}. Vous avez refusé de passer à {network}.',
  'switchNetwork.stillOnUnanswered': 'Toujours sur {from}. Votre portefeuille ne répond pas.',
  'switchNetwork.stillOnBusy':
    'Toujours sur {from}. Une autre demande est ouverte dans votre portefeuille. Répondez-y, puis réessayez.',
  'switchNetwork.declinedText': 'Vous avez refusé dans {wallet}. Rien n’a changé.',
  'switchNetwork.doneTitle': 'Passé à {network}',
  'switchNetwork.doneText': '{wallet} est maintenant sur {network}.',
  'switchNetwork.idleTitle': 'Passer à {network}',
  'switchNetwork.idleText': 'Rien n’a encore été envoyé à {wallet}.',
  'switchNetwork.action': 'Changer',
  'switchNetwork.yourWallet': 'votre portefeuille',
  'switchActiveChain.heading': '{namespace} nécessite un autre portefeuille',
  'switchActiveChain.text':
    '{wallet} reste connecté pendant que vous ajoutez un portefeuille pour {namespace}.',
  'switchActiveChain.textSingle':
    '{wallet} sera déconnecté dès que vous connecterez un portefeuille pour {namespace}.',
  'switchActiveChain.action': 'Choisir un portefeuille',
  'unsupportedChain.heading': 'Changez de réseau pour continuer',
  'unsupportedChain.text': '{wallet} est sur {network}. {page} fonctionne sur\u00a0:',
  'unsupportedChain.textOne': '{wallet} est sur {network}. {page} fonctionne sur {other}.',
  'unsupportedChain.unknown': 'réseau {reference}',
  'unsupportedChain.switchTo': 'Passer à {network}',
  'unsupportedChain.list': 'Réseaux pris en charge',
  'compatible.many': 'Envoyez uniquement sur ces réseaux',
  'compatible.one': 'Envoyez uniquement sur {network}',
  'compatible.same':
    'Les fonds envoyés sur un autre réseau peuvent ne pas apparaître ici, et être perdus s’il s’agit d’un compte intelligent.',
  'compatible.elsewhere': 'Et si j’utilise un autre réseau\u00a0?',
  'compatible.elsewhereText':
    'Si votre portefeuille détient la clé de cette adresse, elle est aussi à vous là-bas, mais n’est pas affichée ici. Si le compte est un contrat, il n’y existe peut-être pas, et les fonds envoyés sont perdus.',
  'compatible.single':
    'Ce compte n’existe qu’ici. Les fonds envoyés sur un autre réseau peuvent être perdus.',
  'compatible.list': 'Réseaux de cette adresse',
  'compatible.help': 'Qu’est-ce qu’un réseau\u00a0?',
  'whatIsANetwork.recordTitle': 'Un registre de qui possède quoi',
  'whatIsANetwork.recordText':
    'Tenu par de nombreux ordinateurs. Les frais se paient dans la monnaie du réseau.',
  'whatIsANetwork.sameTitle': 'Une adresse, plusieurs soldes',
  'whatIsANetwork.sameText':
    'Votre adresse peut exister sur plusieurs réseaux, avec un solde sur chacun.',
  'whatIsANetwork.bothTitle': 'Le même réseau des deux côtés',
  'whatIsANetwork.bothText': 'Les fonds envoyés sur un réseau n’apparaissent pas sur un autre.',
  'whatIsANetwork.more': 'En savoir plus sur les réseaux',
  'whatIsANetwork.understood': 'Compris',
  'account.disconnect': 'Déconnecter',
  'page.message': '{message}',
  'pairing.where': 'Où est votre portefeuille\u00a0?',
  'pairing.browser': 'Navigateur',
  'pairing.phone': 'Téléphone',
  'pairing.web': 'Web',
  'pairing.desktop': 'Ordinateur',
  'pairing.qr':
    'QR code de connexion. Scannez-le avec le portefeuille de votre téléphone, ou copiez le lien.',
  'pairing.making': 'Création d’un code…',
  'pairing.expiresIn': 'Expire dans {time}',
  'pairing.copyLink': 'Copier le lien',
  'pairing.expiredTitle': 'QR code expiré',
  'pairing.noQrCodeTitle': 'Impossible de créer un code',
  'pairing.idleTitle': 'Se connecter avec un QR code',
  'pairing.idleText': 'Aucun code demandé pour l’instant.',
  'pairing.newQrCode': 'Nouveau code',
  'pairing.yourWallet': 'votre portefeuille',
  'pairing.doNotHaveIt': 'Vous ne l’avez pas\u00a0?',
  'pairing.get': 'Obtenir {wallet}',
  'pairing.continueTitle': 'Continuez dans {wallet}',
  'pairing.mobileText': 'Approuvez-y la connexion, puis revenez à cette page.',
  'pairing.desktopText': 'Approuvez la connexion dans l’application, puis revenez à cette page.',
  'pairing.webText':
    '{wallet} s’ouvre dans un nouvel onglet. Approuvez-y la connexion, puis revenez à celui-ci.',
  'pairing.ownBrowserText':
    '{wallet} ouvre cette page dans son propre navigateur. Connectez-vous là-bas\u00a0; cette page reste telle quelle.',
  'pairing.pairInstead': 'Se connecter plutôt sur cette page',
  'pairing.open': 'Ouvrir {wallet}',
  'pairing.openAgain': 'Rouvrir {wallet}',
  'pairing.openInstead': 'Ouvrir plutôt {wallet}',
  'pairing.nothingOpened':
    'Rien ne s’est ouvert\u00a0? L’application n’est peut-être pas sur cet appareil. Rien n’a été partagé.',
  'pairing.browserText': 'Approuvez la connexion dans l’extension.',
  'pairing.missingTitle': '{wallet} n’est pas installé',
  'pairing.missingText':
    'Ajoutez-le à ce navigateur, ou scannez un code avec {wallet} sur votre téléphone.',
  'pairing.missingTextOnly': 'Ajoutez-le à ce navigateur, puis revenez.',
  'pairing.usePhone': 'Utiliser mon téléphone',
  'pairing.useInjected': 'Utiliser un portefeuille de ce navigateur',
  'siwx.askTitle': '{page} vous demande de vous connecter',
  'siwx.askText':
    'Signez un message pour prouver que ce portefeuille est à vous. C’est gratuit et rien n’est envoyé.',
  'siwx.requiredTitle': 'Connectez-vous pour utiliser {page}',
  'siwx.requiredText':
    'Signez un message pour prouver que ce portefeuille est à vous. C’est gratuit et ne peut pas déplacer de fonds. Sans cela, vous serez déconnecté.',
  'siwx.requiredBackText':
    'Signez un message pour prouver que ce portefeuille est à vous ici aussi. C’est gratuit et ne peut pas déplacer de fonds. Sans cela, vous revenez à {network}.',
  'siwx.waitTitle': 'Signez dans {wallet}',
  'siwx.waitText': 'Votre portefeuille affiche le même message. Signez-le là-bas.',
  'siwx.storingTitle': 'Connexion en cours',
  'siwx.storingText': '{page} vérifie votre signature.',
  'siwx.checkingTitle': 'Vérification de votre identification',
  'siwx.checkingText': 'Nous demandons à {page} si vous êtes identifié.',
  'siwx.declinedTitle': 'Vous avez refusé de signer',
  'siwx.failedTitle': 'Vous n’êtes pas identifié',
  'siwx.failedText':
    'Le portefeuille est connecté, mais vous n’êtes pas identifié. Rien n’a été envoyé.',
  'siwx.uncheckedTitle': 'Votre identification n’a pas pu être vérifiée',
  'siwx.site': 'Site',
  'siwx.account': 'Compte',
  'siwx.network': 'Réseau',
  'siwx.showMessage': 'Afficher tout le message',
  'siwx.hideMessage': 'Masquer le message',
  'siwx.messageLoading': 'Obtention du message…',
  'siwx.messageFailed': 'Le message n’a pas pu être créé. Rien n’a été signé.',
  'siwx.renewedTitle': 'Lisez le nouveau message',
  'siwx.renewedText':
    'Le message que vous avez lu est trop ancien pour être signé. Rien n’a été signé. Lisez le nouveau, puis signez-le.',
  'siwx.sign': 'Signer',
  'siwx.signing': 'Signature…',
  'siwx.cancelling': 'Annulation…',
  'siwx.covered': 'Quelque chose couvre ce bouton. Écartez-le pour signer.',
  'siwx.notNow': 'Pas maintenant',
  'siwx.goBack': 'Retour à {network}',
  'siwx.walletShows': 'Votre portefeuille devrait afficher',
  'siwx.declineElse': 'Autre chose\u00a0? Refusez-le là-bas.',
  'siwx.yourWallet': 'votre portefeuille',
  'errors.siwxNotEnabled': 'SIWX n’est pas activé',
  'errors.siwxNoAddress': 'Aucune ActiveCaipAddress trouvée',
  'errors.siwxNoNetwork': 'Aucun ActiveCaipNetwork ni client trouvé',
  'errors.siwxNoClient': 'Aucun client ConnectionController trouvé',
  'errors.siwxMessageInvalid':
    'Le message à signer ne correspond pas à cette application, à votre compte et à votre réseau. Rien n’a été signé.',
  'errors.siwxUnreachable':
    'Cette application ne répond pas. Le portefeuille est connecté, mais vous n’êtes pas identifié. Réessayez dans un instant.',
  'errors.siwxRefused':
    'Cette application n’a pas accepté la signature. Le portefeuille est connecté, mais vous n’êtes pas identifié. Rien n’a été envoyé.',
  'errors.siwxBusy':
    'Un autre onglet de cette page demande une signature à votre portefeuille. Répondez d’abord à cette demande dans votre portefeuille.',
  'errors.siwxSignOutFailed':
    'Nous n’avons pas pu vous déconnecter de cette application. Vous y êtes peut-être encore identifié. Réessayez.',
  'downloads.list': 'Où obtenir {wallet}',
  'downloads.none': 'Aucun lien de téléchargement pour {wallet}.',
  'downloads.browser': 'Extension de navigateur',
  'downloads.browserNote': 'Pour ce navigateur',
  'downloads.ios': 'iPhone et iPad',
  'downloads.iosNote': 'App Store',
  'downloads.android': 'Android',
  'downloads.androidNote': 'Google Play',
  'downloads.website': 'Site web',
  'downloads.websiteNote': '{host}',
  'downloads.code': 'QR code pour {store}. Scannez-le avec l’appareil photo de votre téléphone.',
  'downloads.scan': 'Scannez avec l’appareil photo de votre téléphone.',
  'downloads.openHere': 'Ouvrir {store} ici',
  'allWallets.search': 'Chercher un portefeuille',
  'allWallets.certifiedOnly': 'Certifiés uniquement',
  'allWallets.certified': 'Certifié',
  'allWallets.certifiedShown': 'Seuls les portefeuilles certifiés sont affichés',
  'allWallets.list': 'Tous les portefeuilles',
  'allWallets.loading': 'Chargement des portefeuilles',
  'allWallets.taken':
    'Un portefeuille situé sur un autre appareil est connecté. Déconnectez-le pour en connecter un autre.',
  'allWallets.slow': 'C’est plus long que d’habitude.',
  'allWallets.found': '{count, plural, one {# portefeuille} other {# portefeuilles}}',
  'allWallets.none': 'Aucun portefeuille ne correspond à «\u00a0{text}\u00a0».',
  'allWallets.noneAtAll': 'Aucun portefeuille à afficher ici.',
  'allWallets.failed':
    'La liste des portefeuilles n’a pas pu être chargée. Vérifiez votre connexion.',
  'allWallets.restFailed': 'Les autres portefeuilles n’ont pas pu être chargés.',
  'allWallets.scan': 'Scanner un QR code',
  'whatIsAWallet.loginTitle': 'Un moyen de se connecter',
  'whatIsAWallet.loginText':
    'Un seul portefeuille vous connecte à de nombreuses applications. Sans nouveau mot de passe à chaque fois.',
  'whatIsAWallet.assetsTitle': 'La clé de ce que vous possédez',
  'whatIsAWallet.assetsText':
    'Il détient les clés de votre argent et de vos objets de collection. Vos actifs sont inscrits sur des réseaux publics.',
  'whatIsAWallet.keysTitle': 'Rien qu’à vous',
  'whatIsAWallet.keysText':
    'Personne, pas même cette application, ne peut rien déplacer sans votre accord. Ne saisissez jamais votre phrase de récupération sur un site web.',
  'whatIsAWallet.get': 'Obtenir un portefeuille',
  'getWallet.steps': 'Vers votre premier portefeuille',
  'getWallet.stepDone': 'fait',
  'getWallet.stepGet': 'Obtenir un portefeuille',
  'getWallet.stepInstall': 'Installez-le, puis revenez',
  'getWallet.stepInstallPhone': 'Installez-le sur ce téléphone, puis revenez',
  'getWallet.stepConnect': 'Connectez-le. Il apparaît tout seul dans la liste',
  'getWallet.stepConnectPhone': 'Connectez-le',
  'getWallet.onPhone': 'Sur votre téléphone',
  'getWallet.explore': 'Découvrir tous les portefeuilles',
  'getWallet.list': 'Portefeuilles',
  'getWallet.browser': 'Navigateur',
  'getWallet.phone': 'Téléphone',
  'getWallet.desktop': 'Ordinateur',
  'getWallet.web': 'Web',
}
