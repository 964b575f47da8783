import type { errorsTexts as english } from '../en/errorsTexts'
import type { Translation } from '../language'

export const errorsTexts: Translation<typeof english> = {
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
    'Nous n’avons pas pu vérifier si vous êtes connecté. Rien n’a été signé et personne n’a été déconnecté. Vérifiez votre connexion Internet, puis réessayez.',
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
  'walletConnect.openWallet': 'Ouvrez {wallet}',
  'walletConnect.lookAgain': 'Réessayer maintenant',
  'walletConnect.check': 'J’ai approuvé, vérifier maintenant',
  'walletConnect.checked': 'Vérifié à l’instant. Pas encore de réponse.',
}
