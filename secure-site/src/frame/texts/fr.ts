import type { Texts } from './en'

export const texts: Texts = {
  failures: {
    EMAIL_INVALID: 'Ce n’est pas une adresse e-mail. Vérifiez-la et réessayez.',
    TOO_MANY_REQUESTS: 'Trop de codes ont été demandés. Attendez un moment et réessayez.',
    CODE_WRONG: 'Ce n’est pas le code envoyé. Vérifiez-le et réessayez.',
    CODE_EXPIRED: 'Ce code n’est plus valable. Demandez-en un nouveau.',
    CODE_SPENT: 'Trop de codes erronés ont été saisis. Demandez-en un nouveau.',
    DEVICE_EXPIRED: 'Le lien de l’e-mail n’a pas été utilisé à temps. Recommencez.',
    SIGNED_OUT: 'Vous êtes déconnecté. Rien n’a été signé ni envoyé. Reconnectez-vous.',
    CODE_NEEDED: 'Cette action exige un nouveau code reçu par e-mail. Rien n’a été modifié.',
    NO_SHARES:
      'La clé n’a pas pu être reconstituée. Rien n’a été signé ni envoyé. Reconnectez-vous.',
    HOST_NOT_ALLOWED:
      'Cette page n’est pas autorisée à utiliser le portefeuille. Prévenez ses responsables.',
    PROVIDER_NOT_OFFERED:
      'Ce portefeuille ne propose pas cette façon de se connecter. Choisissez-en une autre.',
    PROVIDER_UNREACHABLE:
      'Le service avec lequel vous vous connectez ne répond pas. Vous n’êtes pas connecté. Réessayez ou choisissez une autre façon.',
    LOGIN_EXPIRED:
      'Cette connexion a déjà servi ou a pris trop de temps. Vous n’êtes pas connecté. Recommencez.',
    LOGIN_DECLINED: 'Vous avez refusé de vous connecter. Réessayez ou choisissez une autre façon.',
    LOGIN_FAILED:
      'Le service avec lequel vous vous connectez n’a pas donné de réponse valable. Vous n’êtes pas connecté. Réessayez ou choisissez une autre façon.',
    BATCH_REFUSED:
      'Le compte ou les frais ont changé depuis cet affichage. Rien n’a été envoyé. Recommencez.',
    BATCH_FAILS: 'Le réseau n’exécuterait pas cette opération. Rien n’a été envoyé.',
    NETWORK_SILENT:
      'Aucun serveur du réseau ne répond au serveur du portefeuille. Rien n’a été envoyé. Réessayez plus tard.',
    BAD_REQUEST: 'Le serveur du portefeuille a refusé la demande. Rien n’a été signé ni envoyé.',
    NOT_FOUND:
      'Le serveur du portefeuille ne connaît pas la demande. Rien n’a été signé ni envoyé.',
    SERVER_ERROR:
      'Le serveur du portefeuille a un problème. Rien n’a été signé ni envoyé. Réessayez plus tard.',
    SERVER_UNREACHABLE:
      'Le serveur du portefeuille ne répond pas. Rien n’a été signé ni envoyé. Vérifiez votre connexion et réessayez.',
    DEVICE_KEY_LOST:
      'Ce navigateur n’a plus sa part de votre clé. Rien n’a été signé ni envoyé. Reconnectez-vous avec un nouveau code.',
    KEY_LOCKED:
      'Votre clé est encore verrouillée dans ce navigateur. Rien n’a été signé ni envoyé. Essayez de nouveau de la déverrouiller.',
    KEY_MISMATCH:
      'Les parts de la clé ne correspondent pas à votre compte. Rien n’a été signé ni envoyé. Reconnectez-vous.',
    NOT_SUPPORTED: 'Pas encore pris en charge par ce portefeuille',
    TOO_LARGE:
      'La demande dépasse la taille que ce portefeuille accepte. Rien n’a été signé ni envoyé.',
    TOO_MANY_OPEN: 'Trop de demandes sont ouvertes. Répondez-y d’abord.',
    CANCELLED: 'La demande a été retirée. Rien n’a été signé ni envoyé.',
    INTERNAL: 'Un problème est survenu dans le portefeuille. Réessayez.',
  },
  declined: 'Vous avez refusé. Rien n’a été signé ni envoyé.',
  serverSilent: 'Aucun serveur du réseau ne répond. Vérifiez votre connexion et réessayez.',
  close: 'Fermer',
  reject: 'Refuser',
  approve: 'Approuver',
  sign: 'Signer',
  send: 'Envoyer',
  reading: 'Lecture de la demande…',
  working: 'Signature en cours…',
  unknownPage: 'Une page inconnue',
  claim: 'La page se nomme « {name} »',
  waitSettling: 'Vous pourrez approuver dans un instant, après avoir lu ceci.',
  waitCovered: 'Quelque chose recouvre cette demande. Écartez-le pour approuver.',
  waitBelow: 'La suite est plus bas. Faites défiler jusqu’à la fin pour approuver.',
  waitInside: 'Un texte dépasse son cadre. Faites-le défiler jusqu’à la fin pour approuver.',
  cannotApprove: 'Cette demande ne peut pas être approuvée.',
  frameTitle: 'Portefeuille',
  account: 'Compte',
  network: 'Réseau',
  fee: 'Frais de réseau',
  feeUnknown: 'Estimation impossible',
  to: 'À',
  from: 'De',
  spender: 'Autorisé à dépenser',
  contract: 'Contrat',
  amount: 'Montant',
  token: 'Jeton',
  value: 'Valeur',
  call: 'Appel',
  callOf: 'Appel {index} sur {count}',
  code: 'Données du code',
  bytes: '{count, plural, one {# octet} other {# octets}}',
  unlimited: 'Illimité',
  unlimitedOf: '{symbol} sans limite',
  rawUnits: '{amount} dans la plus petite unité du jeton',
  atMost: 'Au plus {amount}',
  transaction: {
    sendTitle: 'Envoyer',
    approveTitle: 'Laisser une adresse dépenser vos jetons',
    revokeTitle: 'Empêcher une adresse de dépenser vos jetons',
    callTitle: 'Appeler un contrat',
    createTitle: 'Créer un contrat',
    function: 'Fonction',
    nonce: 'Remplace le numéro',
    tokenNote: 'Le montant est écrit selon ce contrat.',
    unknownToken:
      'Ce contrat ne dit pas comment son jeton est compté ; le montant est donc affiché tel quel.',
    approveWarning:
      'L’adresse autorisée peut prendre ce montant à tout moment, sans vous redemander.',
    unlimitedWarning:
      'Il n’y a pas de limite : l’adresse autorisée peut prendre tout ce que vous avez ou recevrez.',
    unknownCall:
      'L’effet de cet appel n’est pas connu ici. Approuvez-le seulement si vous confiez votre compte à cette page.',
    createWarning: 'Ceci crée un contrat. L’argent envoyé avec y reste.',
    mayFail: 'Le serveur du réseau n’a pas pu calculer les frais. La transaction peut échouer.',
    wouldFail: 'Selon le serveur du réseau, cette transaction échouerait : {reason}',
    noHash:
      'Le serveur du réseau a accepté la transaction sans la nommer. Vérifiez votre compte avant de la renvoyer.',
  },
  calls: {
    title: '{count, plural, one {Envoyer # transaction} other {Envoyer # transactions}}',
    lead: 'Elles sont envoyées l’une après l’autre. Si l’une échoue, les suivantes ne sont pas envoyées et les précédentes restent.',
  },
  smartAccount: {
    name: 'Votre compte intelligent',
    created: 'Votre compte intelligent. Cette transaction le crée aussi sur ce réseau.',
    unborn:
      'Votre compte intelligent. Il n’est pas encore sur ce réseau ; la signature compte quand même.',
    lead: 'Elles sont envoyées ensemble : si l’une échoue, aucune n’est exécutée.',
    sponsored: 'Payés pour vous',
    accountPays: 'Payés par votre compte intelligent',
    wouldFail:
      'Cela ne peut pas être exécuté maintenant : {reason}. Refusez ; rien n’a été envoyé.',
    notHere:
      'Votre compte intelligent ne peut pas être utilisé sur ce réseau. Rien n’a été signé ni envoyé. Passez à votre autre compte.',
    bundlerRefuses: 'le bundler du réseau refuse',
    late: 'L’envoi est fait, mais le réseau ne l’a pas encore intégré. Vérifiez votre compte avant de renvoyer.',
  },
  typedData: {
    title: 'Signer des données',
    lead: 'La signature n’envoie rien par elle-même, mais un contrat peut agir grâce à elle.',
    permitLead:
      'La signature suffit : l’adresse autorisée n’a besoin de rien d’autre de votre part.',
    message: 'Données : {type}',
    domain: 'Pour',
    nothing: '(rien)',
    deadline: 'Valable jusqu’au',
    never: 'Pour toujours',
    unreadPermit:
      'Cela ressemble à une autorisation de dépenser vos jetons. Vérifiez chaque champ.',
    otherNetwork: 'Ces données sont pour {other}, mais la page est sur {current}.',
  },
  device: {
    title: 'Se connecter à votre portefeuille ?',
    reading: 'Recherche de la demande…',
    working: 'Un instant…',
    question: 'Un navigateur encore jamais utilisé veut se connecter sur cette page :',
    browser: 'Navigateur',
    asked: 'Demandé',
    justNow: 'À l’instant',
    ago: '{minutes, plural, one {il y a # minute} other {il y a # minutes}}',
    advice: 'Approuvez seulement si vous l’avez demandé vous-même il y a un instant.',
    approve: 'Approuver',
    decline: 'Ce n’était pas moi',
    approvedTitle: 'Approuvé',
    approved: 'Un code est en route. Saisissez-le sur la page où vous avez commencé.',
    declinedTitle: 'Refusé',
    declined:
      'Ce navigateur ne peut pas se connecter. Votre portefeuille est en sécurité et vous n’avez rien d’autre à faire.',
    expiredTitle: 'Ce lien n’est plus valable',
    expired:
      'Il a déjà servi ou il est trop ancien. Pour vous connecter, recommencez sur la page où vous avez commencé.',
    failedTitle: 'Un problème est survenu',
    failed: 'Rien n’a été approuvé. Vérifiez votre connexion, puis ouvrez de nouveau le lien.',
  },
  popup: {
    loadingTitle: 'Un instant',
    loading: 'La page de votre service de connexion s’ouvre ici.',
    late: 'Cela prend plus de temps que d’habitude. Si rien ne se passe, fermez cette fenêtre et réessayez.',
    doneTitle: 'Vous pouvez fermer cette fenêtre',
    done: 'La page où vous avez commencé prend la suite.',
    lostTitle: 'Cette connexion n’a pas pu être terminée',
    lost: 'Vous n’êtes pas connecté. Fermez cette fenêtre, revenez à la page où vous avez commencé et réessayez.',
  },
  unlock: {
    title: 'Déverrouiller votre portefeuille',
    passwordLead:
      'Ce navigateur n’a pas encore votre clé. Saisissez le mot de passe défini pour la récupération. Rien n’est signé ainsi.',
    passkeyLead:
      'Ce navigateur n’a pas encore votre clé. Utilisez la clé d’accès définie pour la récupération. Rien n’est signé ainsi.',
    password: 'Mot de passe de récupération',
    unlock: 'Déverrouiller',
    usePasskey: 'Utiliser la clé d’accès',
    useWindow: 'L’utiliser dans une nouvelle fenêtre',
    cancel: 'Annuler',
    working: 'Déverrouillage. Cela prend quelques secondes…',
    waiting: 'En attente de votre clé d’accès…',
    waitingWindow: 'Continuez dans la fenêtre qui s’est ouverte.',
    wrongPassword: 'Ce n’est pas le mot de passe. Rien n’a été signé. Vérifiez-le et réessayez.',
    wrongPasskey:
      'Ce n’est pas la clé d’accès définie pour la récupération. Rien n’a été signé. Essayez-en une autre.',
    notUsed:
      'La clé d’accès n’a pas été utilisée. Rien n’a été signé. Réessayez ou utilisez-la dans une nouvelle fenêtre.',
    unsupported:
      'Ce navigateur ne peut pas utiliser de clés d’accès pour la récupération. Rien n’a été signé. Essayez un autre navigateur.',
    closed:
      'La fenêtre a été fermée avant l’utilisation de la clé d’accès. Rien n’a été signé. Rouvrez-la ou annulez.',
    blocked: 'Le navigateur a bloqué la fenêtre. Rien n’a été signé. Ouvrez-la avec le lien.',
    openWindow: 'Ouvrir la fenêtre',
    failed: 'Un problème est survenu. Rien n’a été signé. Réessayez.',
    windowTitle: 'Utilisez votre clé d’accès',
    windowLead: 'Votre portefeuille demande la clé d’accès définie pour la récupération.',
    windowWaiting: 'En attente de la page qui a ouvert cette fenêtre…',
    windowNotUsed:
      'La clé d’accès n’a pas été utilisée. Rien n’a été signé. Réessayez ou fermez cette fenêtre pour revenir.',
    windowDone:
      'La page qui a ouvert cette fenêtre prend la suite. Vous pouvez fermer cette fenêtre.',
    windowLost:
      'La page qui a ouvert cette fenêtre n’existe plus. Rien n’a été signé. Fermez cette fenêtre et recommencez là-bas.',
  },
  solana: {
    signTitle: '{count, plural, one {Signer # transaction} other {Signer # transactions}}',
    signLead: 'La page peut l’envoyer dès que vous avez signé.',
    sendTitle: 'Envoyer une transaction',
    sendLead: 'Elle est envoyée dès que vous approuvez.',
    transaction: '{index} sur {count} :',
    sendTokenTitle: 'Envoyer des jetons',
    closeTitle: 'Fermer un compte de jeton',
    newAccountTitle: 'Ouvrir un compte de jeton',
    budgetTitle: 'Fixer les frais de réseau',
    memoTitle: 'Joindre une note',
    unknownTitle: 'Appeler un programme',
    program: 'Programme',
    owner: 'Propriétaire',
    toTokenAccount: 'Vers le compte de jeton',
    fromTokenAccount: 'Du compte de jeton',
    lookedUp: 'Inscrit dans une table sur le réseau',
    unnamedToken: 'La transaction ne dit pas quel jeton elle déplace.',
    unknownWarning:
      'L’effet de ce programme n’est pas connu ici. Approuvez-le seulement si vous confiez votre compte à cette page.',
    lookupWarning:
      'Certains de ses comptes sont inscrits dans des tables sur le réseau et ne sont pas affichés ici.',
    moreSigners: 'D’autres comptes doivent aussi la signer.',
  },
  message: {
    title: 'Signer un message',
    lead: 'La signature prouve que ce compte est à vous. Elle n’envoie rien.',
    label: 'Message',
    hex: 'Message (texte non lisible)',
    hexWarning:
      'Ce message n’est pas un texte lisible. Signez-le seulement si vous savez à quoi il sert.',
    hidden: 'Les caractères invisibles sont écrits en toutes lettres.',
    empty: '(vide)',
  },
  grants: {
    title: 'Laisser une application agir pour vous',
    lead: 'Ses clés peuvent faire ceci depuis votre compte intelligent sans vous redemander, jusqu’au moment indiqué plus bas ou jusqu’à ce que vous les arrêtiez.',
    working: 'En attente du réseau. Cela peut prendre une minute…',
    spend: 'Peut dépenser',
    take: 'L’envoie ou laisse une autre adresse le prendre.',
    call: 'Peut appeler',
    callOf: 'Peut appeler : {index} sur {count}',
    coinsAlong: 'Avec au plus {amount} à chaque fois, compté comme dépensé',
    noCoinsAlong: 'Sans envoyer de monnaie',
    until: 'Jusqu’au',
    from: 'À partir du {time}',
    inAll: 'Au plus {amount} en tout',
    key: 'Clé',
    keyOf: 'Clé {index} sur {count}',
    each: {
      week: '{amount} {count, plural, one {par semaine} other {toutes les # semaines}}',
      day: '{amount} {count, plural, one {par jour} other {tous les # jours}}',
      hour: '{amount} {count, plural, one {par heure} other {toutes les # heures}}',
      minute: '{amount} {count, plural, one {par minute} other {toutes les # minutes}}',
      second: '{amount} {count, plural, one {par seconde} other {toutes les # secondes}}',
    },
    limitWarning:
      'Une application piratée peut utiliser tout cela. Approuvez seulement ce que vous pouvez perdre, et seulement si vous lui faites confiance.',
    callWarning:
      'L’effet de ces appels n’est pas connu ici. L’application peut les faire aussi souvent qu’elle veut. Approuvez-les seulement si vous confiez votre compte à cette page.',
    stopTitle: 'Empêcher une application d’agir pour vous',
    stopLead:
      'Ses clés ne pourront plus rien faire depuis votre compte intelligent. Les jetons qu’elle a laissé prendre à d’autres adresses leur restent autorisés.',
    stoppedLead:
      'Ses clés ont déjà été arrêtées. Vous signez seulement que vous les avez arrêtées ; rien n’est envoyé.',
    permission: 'Autorisation',
    late: 'L’envoi est fait, mais le réseau ne l’a pas encore intégré. Vérifiez vos sessions avant de recommencer.',
    failed:
      'Le réseau ne l’a pas exécuté ; rien n’a donc été modifié. Les frais ont pu être payés.',
  },
}
