import type { AccountTexts } from './en'

export const accountTexts: AccountTexts = {
  title: 'Le compte de votre portefeuille',
  working: 'Un instant…',
  failed: 'Un problème est survenu. Rien n’a été modifié. Vérifiez votre connexion et réessayez.',
  back: 'Retour',
  next: 'Continuer',
  signIn: {
    title: 'Se connecter à votre compte',
    lead: 'Ici, vous pouvez exporter votre clé, choisir comment la récupérer, vous déconnecter partout ou supprimer le compte. Cette page est réservée à son propriétaire.',
    email: 'Adresse e-mail',
    send: 'Envoyer un code',
    deviceTitle: 'Consultez vos e-mails',
    device:
      'Ouvrez le lien que nous vous avons envoyé et autorisez ce navigateur. Il est valable 20 minutes.',
    codeTitle: 'Saisissez le code',
    code: 'Nous avons envoyé six chiffres à votre adresse e-mail. Ils sont valables 20 minutes.',
    freshCode:
      'Pour être sûrs que c’est vous, nous avons envoyé six chiffres à votre adresse e-mail.',
    codeLabel: 'Code à six chiffres',
    enter: 'Se connecter',
  },
  waysIn: {
    open: 'Se connecter autrement',
    title: 'Se connecter autrement',
    lead: 'Choisissez avec quoi vous connecter à ce portefeuille. Vous quittez cette page et y revenez connecté.',
    continueWith: 'Continuer avec {name}',
    againTitle: 'Reconnectez-vous',
    again:
      'Pour être sûrs que c’est vous, reconnectez-vous avec {name}. Vous reviendrez ici. D’ici là, rien n’est affiché ni modifié.',
    leaving: 'Ouverture de {name}…',
    farcasterTitle: 'Se connecter avec Farcaster',
    farcaster:
      'Ouvrez Farcaster sur le téléphone où se trouve votre compte et approuvez-y. Cette page continue d’elle-même ; elle attend dix minutes.',
    openFarcaster: 'Ouvrir Farcaster',
    otherAccount:
      'Ce compte n’est pas celui qui était ouvert ici auparavant. Rien n’a été affiché ni modifié.',
  },
  overview: {
    evm: 'Ethereum et autres',
    solana: 'Solana',
    email: 'E-mail',
    signedInWith: 'Connecté avec',
    at: '{provider}, en tant que {name}',
    recovery: 'Récupération',
    methods: {
      server: 'En se connectant',
      passkey: 'En se connectant, avec votre clé d’accès',
      password: 'En se connectant, avec votre mot de passe',
    },
    export: 'Exporter votre clé',
    setRecovery: 'Choisir comment récupérer votre clé',
    grants: 'Applications qui agissent pour vous',
    signOut: 'Se déconnecter partout',
    delete: 'Supprimer le compte',
  },
  export: {
    title: 'Exporter votre clé',
    warning:
      'Toute personne qui voit ces mots ou ces clés peut prendre définitivement tout ce que contient le compte. Aucune page ni aucun employé ne vous les demandera jamais.',
    lead: 'Assurez-vous d’être seul et que l’écran n’est pas partagé. Ce qui est affiché se masque après une minute ou quand vous quittez cette fenêtre. Rien ne quitte ce navigateur.',
    show: 'Afficher',
    shownTitle: 'Votre phrase de récupération',
    phrase: 'Phrase de récupération',
    evmKey: 'Clé privée, Ethereum et autres',
    solanaKey: 'Clé privée, Solana',
    copy: 'Copier : {what}',
    copied:
      'Copié. D’autres applications peuvent lire le presse-papiers : collez-le là où il doit aller, puis copiez autre chose.',
    notCopied: 'Le navigateur n’a pas laissé cette page copier. Notez-le plutôt à la main.',
    hide: 'Masquer',
    hiddenTitle: 'Masquée',
    hidden: 'Votre clé est de nouveau masquée.',
  },
  recovery: {
    title: 'Comment votre clé est récupérée',
    lead: 'Un nouveau navigateur reconstitue votre clé à partir de ce que le serveur conserve. Définissez une clé d’accès ou un mot de passe, et le serveur ne pourra plus le faire sans vous.',
    warning:
      'Si vous perdez la clé d’accès ou le mot de passe, et tous les navigateurs qui ont votre clé, seule votre phrase de récupération rend le compte. Exportez-la d’abord.',
    passkey: 'Utiliser une clé d’accès',
    password: 'Utiliser un mot de passe',
    remove: 'N’utiliser aucun des deux',
    passkeyWaiting: 'En attente de votre clé d’accès…',
    passwordTitle: 'Choisissez un mot de passe de récupération',
    passwordLead:
      'Au moins 12 caractères. Il est renforcé dans ce navigateur et jamais envoyé. Il ne peut pas être réinitialisé.',
    passwordLabel: 'Nouveau mot de passe',
    repeatLabel: 'Le même encore une fois',
    weak: 'Choisissez un mot de passe plus long : au moins 12 caractères, dont six différents.',
    different: 'Les deux mots de passe ne sont pas identiques. Rien n’a été modifié.',
    save: 'Définir le mot de passe',
    passwordWorking: 'Votre clé est mise sous scellé. Cela prend quelques secondes…',
    passkeyTroubles: {
      notUsed:
        'La clé d’accès n’a pas été créée. Rien n’a été modifié. Réessayez ou utilisez un mot de passe.',
      unsupported:
        'Ce navigateur ou cet appareil ne peut pas sceller avec des clés d’accès. Rien n’a été modifié. Utilisez plutôt un mot de passe.',
    },
    doneTitle: 'Terminé',
    done: {
      passkey:
        'Désormais, un nouveau navigateur a besoin de votre clé d’accès en plus d’une connexion.',
      password:
        'Désormais, un nouveau navigateur a besoin de votre mot de passe en plus d’une connexion.',
      server: 'Désormais, se connecter suffit dans un nouveau navigateur.',
    },
  },
  signOut: {
    title: 'Se déconnecter partout ?',
    lead: 'Tous les navigateurs sont déconnectés, celui-ci aussi. Chacun doit se reconnecter pour revenir. Vos comptes restent les mêmes.',
    confirm: 'Se déconnecter partout',
    doneTitle: 'Déconnecté partout',
    done: 'Plus aucun navigateur n’est connecté.',
  },
  delete: {
    title: 'Supprimer le compte ?',
    warning:
      'Ce que contient le compte ne pourra alors être déplacé qu’avec sa phrase de récupération. Si vous ne l’avez pas exportée, tout est perdu. C’est irréversible.',
    lead: 'Tout ce que le serveur conserve de vous est supprimé. Si vous vous reconnectez, un nouveau compte est créé, avec d’autres adresses.',
    label: 'Tapez DELETE pour confirmer',
    mistyped: 'Tapez le mot DELETE en majuscules. Rien n’a été supprimé.',
    confirm: 'Supprimer définitivement',
    doneTitle: 'Le compte a été supprimé',
    done: 'Plus rien n’en est conservé ici.',
  },
  grants: {
    title: 'Applications qui agissent pour vous',
    lead: 'Leurs clés agissent depuis votre compte intelligent sans vous redemander. Choisissez-en une pour voir ce qu’elle peut faire ou pour l’arrêter.',
    none: 'Aucune application n’agit pour vous en ce moment.',
    rowUntil: 'jusqu’au {until}',
    app: 'Application',
    network: 'Réseau',
    spend: 'Peut dépenser',
    tokens: '{amount} {amount, plural, one {jeton} other {jetons}}',
    units: '{amount} dans la plus petite unité du jeton',
    token: 'Jeton',
    call: 'Peut appeler',
    function: '{selector} du contrat {contract}',
    until: 'Jusqu’au',
    permission: 'Autorisation',
    fee: 'Frais de réseau',
    paid: 'Payés pour vous',
    atMost: 'Au plus {amount}, depuis votre compte intelligent',
    waiting: 'Le réseau n’a pas encore cette autorisation. Revenez voir dans une minute.',
    unknown:
      'Aucun serveur de ce réseau ne répond ; on ne sait donc pas si cette autorisation est encore valable.',
    stopLead:
      'L’arrêter est une transaction de votre compte intelligent. Les jetons que l’application a laissé prendre à d’autres adresses leur restent autorisés.',
    stopInApp:
      'Elle ne peut pas être arrêtée sur cette page, car un autre service envoie les transactions de ce réseau. Arrêtez-la dans l’application : la liste de vos autorisations se trouve là-bas, dans la fenêtre de votre portefeuille.',
    wouldFail: 'Elle ne peut pas être arrêtée maintenant : {reason}. Rien n’a été envoyé.',
    stop: 'L’arrêter',
    working: 'En attente du réseau. Cela peut prendre une minute…',
    doneTitle: 'Arrêtée',
    done: 'Les clés de {app} ne peuvent plus rien faire depuis votre compte intelligent.',
  },
}
