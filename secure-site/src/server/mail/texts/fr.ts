import type { MailTexts } from './en'

export const mailTexts: MailTexts = {
  device: {
    unknown: 'Un navigateur',
    on: '{browser} sur {system}',
  },
  methods: {
    passkey: 'une clé d’accès',
    password: 'un mot de passe',
  },
  codeOnlyThere:
    'Saisissez-le uniquement sur cette page. Personne de {name} ne vous le demandera jamais, ni par e-mail, ni par téléphone, ni par chat.',
  askedOn: 'Il a été demandé sur {hostOrigin} et y est valable 20 minutes, une seule fois.',
  wasYou: 'Si c’était vous, vous n’avez rien à faire.',
  notYou:
    'Si ce n’était pas vous, sécurisez tout de suite cette boîte e-mail, déconnectez-vous partout sur la page du compte, transférez ce que contient le compte vers un autre, puis prévenez l’exploitant de {name}.',
  notYouAt:
    'Si ce n’était pas vous, sécurisez tout de suite votre compte {provider} et cette boîte e-mail, déconnectez-vous partout sur la page du compte de {name}, transférez ce que contient le compte vers un autre, puis prévenez l’exploitant de {name}.',
  newDeviceReason:
    'Cela arrive sur un nouvel appareil ou après l’effacement des données d’un navigateur. Si c’était vous, vous n’avez rien à faire.',
  code: {
    subject: '{code} est votre code pour {name}',
    title: '{code} est votre code pour {name}.',
    notAsked:
      'Si vous ne l’avez pas demandé, ignorez cet e-mail : sans le code, votre compte reste fermé.',
  },
  letIn: {
    subject: 'Autoriser un nouvel appareil sur {name} ?',
    wants: '{deviceName} veut se connecter à {name} avec cette adresse pour la première fois.',
    open: 'La demande vient de {hostOrigin}. Si c’était vous, ouvrez ce lien dans les 20 minutes et autorisez l’appareil :',
    next: 'Un code vous sera alors envoyé. Si ce n’était pas vous, ouvrez le lien pour refuser ou ignorez cet e-mail.',
    never: 'Personne de {name} ne vous demandera jamais ce lien ni un code.',
  },
  primaryCode: {
    subject: '{code} est votre code pour changer votre adresse e-mail pour {name}',
    title:
      '{code} est votre code pour remplacer l’adresse e-mail de votre compte {name} par {newEmail}.',
    asked:
      'Il a été demandé sur {hostOrigin} et y est valable 20 minutes, une seule fois. Un code est ensuite envoyé à la nouvelle adresse.',
    notAsked:
      'Si vous ne l’avez pas demandé, ne le saisissez pas : sans lui, rien n’est modifié. Un navigateur connecté à votre compte l’a demandé ; déconnectez-vous-y.',
  },
  secondaryCode: {
    subject: '{code} est votre code pour utiliser cette adresse pour {name}',
    title: '{code} est votre code pour utiliser cette adresse e-mail pour {name}.',
    notAsked:
      'Si vous ne l’avez pas demandé, ignorez cet e-mail : sans le code, votre adresse n’est pas utilisée.',
  },
  emailTaken: {
    subject: 'Cette adresse a déjà un compte {name}',
    wants:
      'Un autre compte {name} veut utiliser cette adresse e-mail, mais cette adresse a déjà son propre compte.',
    asked: 'La demande vient de {hostOrigin}. Rien n’a été modifié et aucun code n’a été envoyé.',
    wasYou:
      'Si c’était vous, choisissez une adresse qui n’a pas encore de compte ou connectez-vous avec celle-ci pour utiliser son compte.',
    notYou:
      'Si ce n’était pas vous, vous n’avez rien à faire : personne ne peut utiliser votre compte sans un code de cette boîte e-mail.',
  },
  oldAddress: {
    subject: 'L’adresse e-mail de votre compte {name} a été changée',
    changed:
      'Votre compte {name} a maintenant une autre adresse e-mail. Cette adresse ne l’ouvre plus.',
    made: 'Le changement a été fait sur {hostOrigin}, avec un code envoyé à cette adresse et un autre envoyé à la nouvelle. Tous les autres appareils ont été déconnectés.',
    notYou:
      'Si ce n’était pas vous, une autre personne peut se connecter à votre compte. Prévenez immédiatement l’exploitant de {name} depuis cette boîte e-mail : le changement peut être annulé pendant 30 jours. Sécurisez aussi cette boîte, car un code y a été lu.',
  },
  newAddress: {
    subject: 'Cette adresse ouvre maintenant votre compte {name}',
    changed:
      'Votre compte {name} utilise désormais cette adresse e-mail. Les codes de connexion sont envoyés ici.',
    made: 'Le changement a été fait sur {hostOrigin}. Vos comptes et leur contenu restent tels quels. Tous les autres appareils ont été déconnectés : reconnectez-vous-y avec cette adresse.',
    notAsked: 'Si vous ne l’avez pas demandé, prévenez l’exploitant de {name}.',
  },
  exported: {
    subject: 'La phrase de récupération de votre compte {name} a été affichée',
    shown:
      'Après une connexion avec un code envoyé à cette adresse, la phrase de récupération de votre compte {name} a été affichée dans un navigateur.',
    danger:
      'Toute personne qui a la phrase peut déplacer définitivement tout ce que contient le compte, depuis n’importe quel portefeuille. Gardez-la là où vous seul pouvez la lire.',
  },
  recoverySet: {
    subject: 'Votre compte {name} se récupère maintenant avec {method}',
    needs:
      'Un nouveau navigateur a maintenant besoin, en plus d’un code, d’un élément qui vous appartient ({method}) pour utiliser votre compte {name}.',
    without:
      'Sans lui, et sans navigateur qui a déjà votre clé, {name} ne peut pas rendre le compte. Conservez aussi votre phrase de récupération.',
  },
  recoveryRemoved: {
    subject: 'Votre compte {name} se récupère de nouveau avec cette seule boîte e-mail',
    removed:
      'La clé d’accès ou le mot de passe qui protégeait la récupération de votre compte {name} a été retiré.',
    enough:
      'Désormais, un code envoyé à cette adresse suffit pour utiliser le compte dans un nouveau navigateur.',
  },
  signedOut: {
    subject: 'Vous avez été déconnecté de {name} partout',
    done: 'Tous les navigateurs ont été déconnectés de votre compte {name}. Chacun a besoin d’un lien et d’un code de cette boîte e-mail pour revenir.',
    notYou:
      'Si ce n’était pas vous, un navigateur connecté l’a fait. Il n’a rien signé ni envoyé ainsi.',
  },
  deleted: {
    subject: 'Votre compte {name} a été supprimé',
    done: 'Votre compte {name} et tout ce qui en était conservé ont été supprimés. {name} ne peut pas le rétablir.',
    phrase:
      'Ce que contient le compte peut encore être déplacé avec sa phrase de récupération, et avec rien d’autre.',
    again:
      'Si vous vous reconnectez avec cette adresse, un nouveau compte est créé, avec d’autres adresses.',
  },
  recovered: {
    subject: 'Votre compte {name} a été récupéré sur un appareil',
    done: 'Après une connexion au compte de cette adresse, un navigateur sans votre clé a reçu ce qu’il faut pour utiliser votre compte {name}.',
    notYou:
      'Si ce n’était pas vous, la personne qui a ce navigateur peut signer pour votre compte. Transférez tout de suite son contenu vers un autre compte, sécurisez cette boîte e-mail, puis prévenez l’exploitant de {name}.',
  },
  recoveredSealed: {
    subject: 'Votre compte {name} est en cours de récupération sur un appareil',
    done: 'Après une connexion avec un code envoyé à cette adresse, un navigateur sans votre clé l’a demandée. Elle ne s’y ouvre qu’avec votre clé d’accès ou votre mot de passe.',
    notYou:
      'Si ce n’était pas vous, sécurisez cette boîte e-mail, puis déconnectez-vous partout sur la page du compte de {name}.',
  },
  identityAdded: {
    subject: '{provider} ouvre maintenant votre compte {name}',
    added:
      'Une connexion avec {provider} sur {hostOrigin} a été ajoutée à votre compte {name}, car {provider} indique que cette adresse appartient à la même personne.',
    opens:
      'Désormais, ce compte {provider} ouvre votre compte {name} comme le fait un code de cette boîte e-mail. Si c’était vous, vous n’avez rien à faire.',
  },
  newDevice: {
    subject: 'Votre compte {name} a été ouvert avec {provider} sur un nouvel appareil',
    opened:
      '{deviceName} s’est connecté pour la première fois à votre compte {name} avec {provider}, sur {hostOrigin}.',
  },
}
