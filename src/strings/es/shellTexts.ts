import type { shellTexts as english } from '../en/shellTexts'
import type { Translation } from '../language'

export const shellTexts: Translation<typeof english> = {
  'common.close': 'Cerrar',
  'common.back': 'Atrás',
  'common.help': '¿Qué es una billetera?',
  'common.cancel': 'Cancelar',
  'common.tryAgain': 'Intentar de nuevo',
  'common.reload': 'Recargar la página',
  'common.addressCopied': 'Dirección copiada',
  'common.linkCopied': 'Enlace copiado',
  'common.loading': 'Cargando',
  'common.dismiss': 'Descartar mensaje',
  'common.opensNewTab': '{label} (se abre en una pestaña nueva)',
  'common.newTabHint': ' (se abre en una pestaña nueva)',
  'common.clear': 'Borrar',
  'common.clearSearch': 'Borrar búsqueda',
  'errors.codeNotLoaded':
    'No se pudo cargar una parte de esta ventana. Comprueba tu conexión e inténtalo de nuevo.',
  'sessions.open': 'Sesiones inteligentes',
  'account.chooseNetwork': 'Red {network}, elegir otra',
  'shell.refused': 'Elige una red o desconecta para continuar.',
  'common.thisPage': 'Esta aplicación',
}
