import type { siwxTexts as english } from '../en/siwxTexts'
import type { Translation } from '../language'

export const siwxTexts: Translation<typeof english> = {
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
  'siwx.checkingTitle': 'Vérification de votre connexion',
  'siwx.checkingText': 'Nous demandons à {page} si vous êtes connecté.',
  'siwx.declinedTitle': 'Vous avez refusé de signer',
  'siwx.failedTitle': 'Vous n’êtes pas connecté',
  'siwx.failedText':
    'Le portefeuille est connecté, mais vous n’êtes pas identifié. Rien n’a été envoyé.',
  'siwx.uncheckedTitle': 'Votre connexion n’a pas pu être vérifiée',
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
    'Un autre onglet de cette page demande une signature à votre portefeuille. Répondez-y là-bas.',
  'errors.siwxSignOutFailed':
    'Nous n’avons pas pu vous déconnecter de cette application. Vous êtes peut-être encore connecté. Réessayez.',
}
