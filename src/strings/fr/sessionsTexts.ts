import type { sessionsTexts as english } from '../en/sessionsTexts'
import type { Translation } from '../language'

export const sessionsTexts: Translation<typeof english> = {
  'sessions.walletShows': 'Votre portefeuille devrait afficher',
  'sessions.declineElse': 'Autre chose\u00a0? Refusez-le là-bas.',
  'sessions.now': 'Peuvent agir pour vous',
  'sessions.past': 'Passées',
  'sessions.none':
    'Aucune application ne peut agir pour vous. Les sessions que vous autorisez apparaissent ici.',
  'sessions.listFailed':
    'Vos sessions n’ont pas pu être chargées. Rien n’a été modifié. Vérifiez votre connexion Internet, puis réessayez.',
  'sessions.unnamed': 'Une application',
  'sessions.stop': 'Arrêter',
  'sessions.stopOne': 'Arrêter {app}',
  'sessions.left': '{time} restantes',
  'sessions.leftLast': 'Moins d’une minute restante',
  'sessions.endedOn': 'Terminée le {date}',
  'sessions.stoppedOn': 'Arrêtée le {date}',
  'sessions.upToPer': 'Jusqu’à {amount} {period}',
  'sessions.units': '{amount} unités de {token}',
  'sessions.perHour': 'par heure',
  'sessions.perDay': 'par jour',
  'sessions.perWeek': 'par semaine',
  'sessions.perMonth': 'par mois',
  'sessions.perSeconds': '{count, plural, one {toutes les # s} other {toutes les # s}}',
  'sessions.mayCall': 'Peut appeler {names}',
  'sessions.mayCallSpending': 'Peut appeler {names}, avec jusqu’à {amount} chaque fois',
  'sessions.calls': 'Appelle {names} sur {address}',
  'sessions.callsSpending': 'Appelle {names} sur {address}, avec jusqu’à {amount} chaque fois',
  'sessions.more': '{count, plural, one {et # autre} other {et # autres}}',
  'sessions.condition': 'argument {at} {operator} {value}',
  'sessions.wholeAccount': 'Exécute {names} de {address} au nom de votre compte, sans limite',
  'sessions.wholeAccountTitle': 'Contrôle total de votre compte',
  'sessions.wholeAccountText':
    'Le code du contrat s’exécute au nom de votre compte\u00a0: il peut déplacer tout ce que vous avez, quel que soit le nom des fonctions.',
  'sessions.wholeAccountCheck': 'Je confie à cette application tout ce qu’il y a sur mon compte.',
  'sessions.other': 'Permission «\u00a0{type}\u00a0»',
  'sessions.grantingNote':
    'Votre portefeuille l’a peut-être autorisée. Nous ne l’avons pas encore confirmé.',
  'sessions.grantedNote':
    'Autorisée dans votre portefeuille. Le service de l’application n’a pas encore été prévenu.',
  'sessions.revokingNote':
    'Votre portefeuille l’a peut-être arrêtée. Nous ne l’avons pas encore confirmé.',
  'sessions.revokedNote':
    'Arrêtée dans votre portefeuille. Le service de l’application n’a pas encore été prévenu.',
  'sessions.app': 'Application',
  'sessions.may': 'Autorisé',
  'sessions.until': 'Jusqu’au',
  'sessions.network': 'Réseau',
  'sessions.account': 'Compte',
  'sessions.askedText': '{app} demande à agir pour vous. Rien n’est autorisé avant votre accord.',
  'sessions.askedNote':
    'La demande reste dans {wallet}. Refusez-la là-bas si vous n’en voulez pas.',
  'sessions.leave': 'Fermer',
  'sessions.createdTitle': '{app} peut agir pour vous',
  'sessions.createdSpendTitle': '{app} peut dépenser jusqu’à {amount} {period}',
  'sessions.createdText': 'Elle ne redemandera pas avant le {date}. Arrêtez-la à tout moment.',
  'sessions.seeAll': 'Gérer les sessions',
  'sessions.done': 'Terminé',
  'sessions.keep': 'Garder',
  'sessions.stopSession': 'Arrêter la session',
  'sessions.stopping': 'Arrêt…',
  'sessions.revokeTitleLong': '{app} devra redemander',
  'sessions.revokeText':
    'Elle ne peut plus agir seule. Ce qu’elle a déjà fait ne peut pas être annulé.',
  'sessions.waitTitle': 'Continuez dans {wallet}',
  'sessions.waitText':
    'Votre portefeuille demande s’il faut arrêter {app}. Elle reste active jusqu’à votre accord.',
  'sessions.tellingTitle': 'Arrêtée dans votre portefeuille',
  'sessions.tellingText': 'Le service de l’application est prévenu.',
  'sessions.declinedTitle': 'Vous avez refusé de l’arrêter',
  'sessions.declinedText': '{app} peut toujours agir pour vous. Rien n’a été modifié.',
  'sessions.failedTitle': 'La session n’a pas été arrêtée',
  'sessions.uncertainTitle': 'Nous n’avons pas pu le confirmer',
  'sessions.uncertainText':
    'La session a peut-être été arrêtée, ou est peut-être encore active. Vérifiez {wallet}, puis réessayez.',
  'sessions.unfinishedTitle': 'Arrêtée, mais pas partout',
  'sessions.unfinishedText':
    'Votre portefeuille l’a arrêtée\u00a0: {app} ne peut plus agir pour vous. Nous n’avons pas encore pu prévenir le service de l’application. Réessayez.',
  'sessions.gone': 'Cette session n’existe plus.',
  'sessions.covered': 'Quelque chose couvre ce bouton. Écartez-le pour arrêter la session.',
  'sessions.yourWallet': 'Votre portefeuille',
  'errors.permissionFailed':
    'Votre portefeuille n’a pas pu le faire. Rien n’a été autorisé ni arrêté. Réessayez.',
  'errors.permissionUncertain':
    'Le portefeuille n’a pas dit si c’était autorisé. C’est possible. Vérifiez vos sessions avant de réessayer.',
  'errors.permissionUnfinished':
    'Le portefeuille l’a fait, mais nous n’avons pas encore pu prévenir le service de l’application. Rien n’est perdu. Vérifiez vos sessions, puis réessayez.',
  'sessions.leftUnfinished':
    'Une session que vous avez autorisée ou arrêtée n’a pas été confirmée. Ouvrez vos sessions pour la vérifier.',
}
