import type { networkTexts as english } from '../en/networkTexts'
import type { Translation } from '../language'

export const networkTexts: Translation<typeof english> = {
  'networks.search': 'Buscar redes',
  'networks.none': 'Ninguna red coincide con «{text}».',
  'networks.current': 'Actual',
  'networks.needsOtherWallet': 'Necesita otra billetera',
  'networks.notApproved': 'No disponible en esta billetera',
  'networks.list': 'Redes',
  'networks.hint': 'Puede que tu billetera no admita todas las redes.',
  'switchNetwork.waitTitle': 'Aprueba en {wallet}',
  'switchNetwork.waitText': 'Aprueba el cambio de {from} a {network}.',
  'switchNetwork.waitTextNoFrom': 'Aprueba el cambio a {network}.',
  'switchNetwork.nothingOpened': '¿No se abrió nada?',
  'switchNetwork.failedTitle': 'Sigues en {from}',
  'switchNetwork.failedTitleNoFrom': 'La red no cambió',
  'switchNetwork.stillOn': 'Sigues en {from}. No se pudo cambiar a {network}.',
  'switchNetwork.stillOnDeclined': 'Sigues en {from}. Rechazaste el cambio a {network}.',
  'switchNetwork.stillOnUnanswered': 'Sigues en {from}. Tu billetera no responde.',
  'switchNetwork.stillOnBusy':
    'Sigues en {from}. Hay otra solicitud abierta en tu billetera. Respóndela allí y vuelve a intentarlo.',
  'switchNetwork.declinedText': 'La rechazaste en {wallet}. No cambió nada.',
  'switchNetwork.doneTitle': 'Cambiaste a {network}',
  'switchNetwork.doneText': '{wallet} está ahora en {network}.',
  'switchNetwork.idleTitle': 'Cambiar a {network}',
  'switchNetwork.idleText': 'Aún no se ha enviado nada a {wallet}.',
  'switchNetwork.action': 'Cambiar',
  'switchNetwork.yourWallet': 'tu billetera',
  'switchActiveChain.heading': '{namespace} necesita otra billetera',
  'switchActiveChain.text':
    '{wallet} sigue conectada mientras añades una billetera para {namespace}.',
  'switchActiveChain.textSingle':
    '{wallet} se desconectará cuando conectes una billetera para {namespace}.',
  'switchActiveChain.action': 'Elegir una billetera',
  'unsupportedChain.heading': 'Cambia de red para continuar',
  'unsupportedChain.text': '{wallet} está en {network}. {page} funciona en:',
  'unsupportedChain.textOne': '{wallet} está en {network}. {page} funciona en {other}.',
  'unsupportedChain.unknown': 'red {reference}',
  'unsupportedChain.switchTo': 'Cambiar a {network}',
  'unsupportedChain.list': 'Redes compatibles',
  'compatible.many': 'Envía solo en estas redes',
  'compatible.one': 'Envía solo en {network}',
  'compatible.same':
    'Los fondos enviados en cualquier otra pueden no verse aquí, y perderse si esta es una cuenta inteligente.',
  'compatible.elsewhere': '¿Y si uso otra red?',
  'compatible.elsewhereText':
    'Si tu billetera tiene la clave de esta dirección, allí también es tuya, pero no se muestra aquí. Si la cuenta es un contrato, puede no existir allí, y los fondos que se le envíen se pierden.',
  'compatible.single':
    'Esta cuenta existe solo aquí. Los fondos enviados en otra red pueden perderse.',
  'compatible.list': 'Redes de esta dirección',
  'compatible.help': '¿Qué es una red?',
  'whatIsANetwork.recordTitle': 'Un registro de quién tiene qué',
  'whatIsANetwork.recordText':
    'Lo mantienen muchos ordenadores. Las comisiones se pagan en la moneda de la red.',
  'whatIsANetwork.sameTitle': 'Una dirección, varios saldos',
  'whatIsANetwork.sameText':
    'Tu dirección puede existir en varias redes, con un saldo en cada una.',
  'whatIsANetwork.bothTitle': 'La misma red en los dos lados',
  'whatIsANetwork.bothText': 'Los fondos enviados en una red no aparecen en otra.',
  'whatIsANetwork.more': 'Más información sobre las redes',
  'whatIsANetwork.understood': 'Entendido',
  'account.disconnect': 'Desconectar',
}
