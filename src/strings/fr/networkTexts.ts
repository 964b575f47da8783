import type { networkTexts as english } from '../en/networkTexts'
import type { Translation } from '../language'

export const networkTexts: Translation<typeof english> = {
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
    'Si votre portefeuille détient la clé de cette adresse, les fonds y sont aussi à vous, mais ne sont pas affichés ici. Si le compte est un contrat, il n’y existe peut-être pas, et les fonds envoyés sont perdus.',
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
}
