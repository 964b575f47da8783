import type { siwxTexts as english } from '../en/siwxTexts'
import type { Translation } from '../language'

export const siwxTexts: Translation<typeof english> = {
  'siwx.askTitle': '{page} te pide que inicies sesión',
  'siwx.askText':
    'Firma un mensaje para demostrar que esta billetera es tuya. Es gratis y no se envía nada.',
  'siwx.requiredTitle': 'Inicia sesión para usar {page}',
  'siwx.requiredText':
    'Firma un mensaje para demostrar que esta billetera es tuya. Es gratis y no puede mover fondos. Sin ello, se desconectará.',
  'siwx.requiredBackText':
    'Firma un mensaje para demostrar que esta billetera también es tuya aquí. Es gratis y no puede mover fondos. Sin ello, vuelves a {network}.',
  'siwx.waitTitle': 'Firma en {wallet}',
  'siwx.waitText': 'Tu billetera muestra el mismo mensaje. Fírmalo allí.',
  'siwx.storingTitle': 'Iniciando sesión',
  'siwx.storingText': '{page} está comprobando tu firma.',
  'siwx.checkingTitle': 'Comprobando tu inicio de sesión',
  'siwx.checkingText': 'Preguntando a {page} si has iniciado sesión.',
  'siwx.declinedTitle': 'Rechazaste firmar',
  'siwx.failedTitle': 'No has iniciado sesión',
  'siwx.failedText': 'Estás conectado, pero no has iniciado sesión. No se envió nada.',
  'siwx.uncheckedTitle': 'No se pudo comprobar tu inicio de sesión',
  'siwx.site': 'Sitio',
  'siwx.account': 'Cuenta',
  'siwx.network': 'Red',
  'siwx.showMessage': 'Mostrar todo el mensaje',
  'siwx.hideMessage': 'Ocultar el mensaje',
  'siwx.messageLoading': 'Obteniendo el mensaje…',
  'siwx.messageFailed': 'No se pudo crear el mensaje. No se firmó nada.',
  'siwx.renewedTitle': 'Lee el nuevo mensaje',
  'siwx.renewedText':
    'El mensaje que leíste es demasiado antiguo para firmarlo. No se firmó nada. Lee el nuevo y fírmalo.',
  'siwx.sign': 'Firmar',
  'siwx.signing': 'Firmando…',
  'siwx.cancelling': 'Cancelando…',
  'siwx.covered': 'Algo tapa este botón. Apártalo para firmar.',
  'siwx.notNow': 'Ahora no',
  'siwx.goBack': 'Volver a {network}',
  'siwx.walletShows': 'Tu billetera debería mostrar',
  'siwx.declineElse': '¿Es otra cosa? Recházala allí.',
  'siwx.yourWallet': 'tu billetera',
  'errors.siwxNotEnabled': 'SIWX no está activado',
  'errors.siwxNoAddress': 'No se encontró ActiveCaipAddress',
  'errors.siwxNoNetwork': 'No se encontró ActiveCaipNetwork ni cliente',
  'errors.siwxNoClient': 'No se encontró el cliente de ConnectionController',
  'errors.siwxMessageInvalid':
    'El mensaje por firmar no coincide con esta aplicación, tu cuenta y tu red. No se firmó nada.',
  'errors.siwxUnreachable':
    'Esta aplicación no responde. Estás conectado, pero no has iniciado sesión. Inténtalo de nuevo en un momento.',
  'errors.siwxRefused':
    'Esta aplicación no aceptó la firma. Estás conectado, pero no has iniciado sesión. No se envió nada.',
  'errors.siwxBusy':
    'Otra pestaña de esta página está pidiendo una firma a tu billetera. Responde allí.',
  'errors.siwxSignOutFailed':
    'No pudimos cerrar tu sesión en esta aplicación. Puede que siga abierta. Inténtalo de nuevo.',
}
