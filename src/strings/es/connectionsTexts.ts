import type { connectionsTexts as english } from '../en/connectionsTexts'
import type { Translation } from '../language'

export const connectionsTexts: Translation<typeof english> = {
  'connecting.waitTitle': 'Abre {wallet}',
  'connecting.waitText': 'Aprueba la conexión con {page}.',
  'connecting.waitTextNoPage': 'Aprueba la conexión en {wallet}.',
  'connecting.nothingOpened': '¿No se abrió nada?',
  'connecting.sees': 'Ve tu dirección y tu actividad pública',
  'connecting.cannotMove': 'No puede mover fondos sin tu aprobación',
  'connecting.doneTitle': 'Conectado',
  'connecting.doneText': '{page} puede ver tu dirección. No puede mover fondos sin preguntarte.',
  'connecting.doneShort': 'Estás conectado a {page}.',
  'connecting.declinedTitle': 'Conexión rechazada',
  'connecting.declinedText': 'La rechazaste en {wallet}. No se compartió nada.',
  'connecting.pendingTitle': 'Ya hay una solicitud abierta',
  'connecting.pendingText': 'Respóndela en {wallet} y vuelve a intentarlo.',
  'connecting.changedTitle': 'No uses aún esta billetera',
  'connecting.failedTitle': 'No conectado',
  'connecting.goneTitle': 'Billetera no encontrada',
  'connecting.goneText':
    'Esta billetera ya no está disponible en esta página. No se compartió nada. Elige otra o recarga la página.',
  'connecting.idleTitle': 'No conectado',
  'connecting.idleText': 'Aún no se ha enviado nada a {wallet}.',
  'connecting.connect': 'Conectar',
  'connecting.another': 'Elegir otra billetera',
  'pairing.showQrCode': 'Mostrar un código QR',
}
