import type { errorsTexts as english } from '../en/errorsTexts'
import type { Translation } from '../language'

export const errorsTexts: Translation<typeof english> = {
  'errors.adapterNotFound': 'Esta aplicación no admite ese tipo de red.',
  'errors.peerMissing':
    'Esto no está configurado en esta aplicación. No se envió nada. Prueba con otra billetera.',
  'errors.peerVersion':
    'Esto no está configurado en esta aplicación. No se envió nada. Prueba con otra billetera.',
  'errors.peerNotInstalled': 'A esta página le falta un paquete. Ejecuta: npm install {peer}',
  'errors.peerTooOld':
    'Esta página tiene una versión antigua de un paquete, {found}. Ejecuta: npm install {peer}',
  'errors.notConnected': 'No hay ninguna billetera conectada. Conecta una y vuelve a intentarlo.',
  'errors.userRejected': 'La rechazaste en {wallet}. No se envió nada.',
  'errors.requestPending':
    'Ya hay una solicitud abierta en {wallet}. Respóndela allí y vuelve a intentarlo.',
  'errors.unauthorized':
    '{wallet} no comparte esta cuenta con esta aplicación. Vuelve a conectar y elígela.',
  'errors.unsupportedMethod': '{wallet} no puede hacer esto. Prueba con otra billetera.',
  'errors.watchOnly':
    'Esta cuenta es de solo lectura, así que no se ha firmado ni enviado nada. Para hacerlo, conecta su billetera.',
  'errors.watchAddressInvalid':
    'No es una dirección ni un nombre de ninguna red de esta aplicación. No ha cambiado nada. Compruébalo y vuelve a intentarlo.',
  'errors.providerDisconnected':
    '{wallet} no está conectada a ninguna red. Ábrela y comprueba su conexión.',
  'errors.chainDisconnected':
    '{wallet} no está conectada a esta red. Ábrela y comprueba su conexión.',
  'errors.walletNotFound':
    '{wallet} no está disponible en esta página. Desbloquéala o instálala y vuelve a intentarlo.',
  'errors.walletChanged':
    '{wallet} cambió mientras la página estaba abierta. Recarga la página antes de usarla.',
  'errors.walletsUnavailable':
    'No se pudo cargar la lista de billeteras. Las instaladas y el código QR siguen funcionando.',
  'errors.noAccounts':
    '{wallet} no compartió ninguna cuenta para esta red. Elige una en la billetera y vuelve a intentarlo.',
  'errors.connectFailed': '{wallet} no pudo conectarse. No se compartió nada. Inténtalo de nuevo.',
  'errors.connectTimeout': '{wallet} no responde. No se compartió nada. Inténtalo de nuevo.',
  'errors.relayUnreachable':
    'No se puede acceder a WalletConnect con esta conexión a Internet. No se envió nada. Prueba con otra conexión o con una billetera de este navegador.',
  'errors.pairingExpired':
    'Este código ha caducado. No se compartió nada. Inténtalo con uno nuevo.',
  'errors.modalClosed': 'Ventana cerrada',
  'errors.relayLost':
    'Se perdió la conexión con tu billetera. Reconectando; tu solicitud continuará. Comprueba tu conexión a Internet.',
  'errors.relayRefused':
    'WalletConnect rechazó este sitio, así que tu solicitud no llega a la billetera. No se envió nada.',
  'errors.sessionEnded':
    'La conexión con tu billetera ha terminado. Vuelve a conectar para continuar.',
  'errors.disconnectFailed': 'No se pudo desconectar',
  'errors.invalidConnectionStatus': 'Estado de conexión no válido',
  'errors.signFailed': 'No se firmó nada. Inténtalo de nuevo.',
  'errors.signTimeout':
    'Tu billetera no responde. La solicitud sigue abierta allí: respóndela o descártala y vuelve a intentarlo.',
  'errors.networkNotFound': 'Red no encontrada. La red debe estar en la opción networks.',
  'errors.networkSwitchFailed': 'No se pudo cambiar a {network}. Sigues en la red anterior.',
  'errors.networkSwitchTimeout': 'Tu billetera no responde. Sigues en la red anterior.',
  'errors.chainNotSupported': 'Cadena no compatible',
  'errors.chainUnreachable':
    '{network} no responde. No se envió nada. Inténtalo de nuevo en un momento.',
  'errors.balanceUnavailable': 'Saldo de tokens no disponible',
  'errors.historyUnavailable': 'No se pudieron obtener las transacciones',
  'errors.historyWithoutAddress': 'No se pueden obtener transacciones sin accountAddress',
  'errors.parseError': 'No se pudo leer la respuesta de la red. Inténtalo de nuevo.',
  'errors.invalidRequest': 'La red no entendió la solicitud. No se envió nada.',
  'errors.invalidParams': 'La solicitud no se aceptó. No se envió nada.',
  'errors.invalidInput': 'La red no aceptó la solicitud. No se envió nada.',
  'errors.internalRpcError': 'La red tuvo un problema interno. Inténtalo de nuevo en un momento.',
  'errors.resourceNotFound': 'La red no encontró lo que esta solicitud necesita.',
  'errors.resourceUnavailable': 'La red está ocupada. Inténtalo de nuevo en un momento.',
  'errors.limitExceeded': 'Demasiadas solicitudes. Espera un momento y vuelve a intentarlo.',
  'errors.serviceUnreachable':
    'Un servicio no responde. Tu billetera sigue funcionando; inténtalo de nuevo en un momento.',
  'errors.serviceAnswerInvalid': 'No se pudo leer la respuesta de un servicio. Se ignoró.',
  'errors.originNotAllowed':
    'Configuración de la aplicación no válida. El origen {origin} no está en la lista permitida del proyecto.',
  'errors.projectIdInvalid':
    'Configuración de la aplicación no válida. El id del proyecto no es válido.',
  'errors.projectIdNotConfigured': 'Id de proyecto sin configurar. Indica un id de proyecto.',
  'errors.jwtNotValid':
    'La sesión ha caducado. Comprueba la hora de este dispositivo y vuelve a conectar.',
  'errors.serverError': 'Error del servidor. No se pudo obtener la configuración de la aplicación.',
  'errors.rateLimited': 'Límite alcanzado. Demasiadas solicitudes a los servicios de esta página.',
  'errors.projectLimitExceeded':
    'Límite del proyecto superado. Los servicios pueden rechazar a los visitantes de esta página.',
  'errors.frameLoadFailed': 'Error de red. No se pudo cargar la billetera integrada.',
  'errors.frameRefused':
    'La billetera de correo no se puede mostrar en esta página. No se envió nada. Prueba con otra billetera.',
  'errors.frameRequestTimeout': 'La solicitud a la billetera integrada agotó el tiempo.',
  'errors.emailInvalid': 'Este correo electrónico no es válido. No se envió nada. Revísalo.',
  'errors.emailCooldown': 'Se envió un código hace un momento. Espera un poco antes de pedir otro.',
  'errors.codeWrong': 'Este no es el código enviado. Revisa tu correo y vuelve a intentarlo.',
  'errors.codeExpired': 'Este código ha caducado. Pide uno nuevo.',
  'errors.codeSpent': 'Demasiados códigos incorrectos. Pide uno nuevo.',
  'errors.deviceExpired': 'El enlace no se pulsó a tiempo. Pide uno nuevo.',
  'errors.popupClosed': 'La ventana se cerró. No has iniciado sesión y no se compartió nada.',
  'errors.popupBlocked':
    'Tu navegador bloqueó la ventana. No se compartió nada. Ábrela con el botón.',
  'errors.socialLoginFailed':
    'No se pudo empezar o terminar el inicio de sesión. No has iniciado sesión. Inténtalo de nuevo.',
  'errors.socialLoginDenied':
    'No permitiste el inicio de sesión. No se compartió nada. Inténtalo de nuevo o elige otra forma.',
  'errors.socialEmailUnverified':
    'El proveedor no ha verificado tu correo electrónico. No has iniciado sesión. Verifícalo allí y vuelve a intentarlo.',
  'errors.untrustedOrigin':
    'La respuesta venía de un sitio que no es de confianza y se ignoró. No has iniciado sesión. Inténtalo de nuevo.',
  'errors.rpcNotAllowed': 'Acción no permitida',
  'errors.copyFailed': 'Tu navegador no permitió copiar. Selecciona el texto y cópialo tú.',
  'errors.pasteFailed': 'Tu navegador no permitió pegar. Pega con el teclado.',
  'errors.storageBlocked': 'Este navegador no permite que este sitio guarde nada.',
  'errors.cancelled': 'Cancelado',
  'errors.unknown': 'Algo salió mal. No se envió nada. Inténtalo de nuevo.',
  'errors.siwxInitFailed': 'Hubo un problema al iniciar la autenticación',
  'errors.siwxCheckFailed':
    'No pudimos comprobar si has iniciado sesión. No se firmó nada y no se cerró ninguna sesión. Comprueba tu conexión a Internet y vuelve a intentarlo.',
  'errors.siwxAuthenticating': 'Autenticando…',
  'errors.siwxDeclined': 'Firma rechazada',
  'errors.siwxSmartAccount': 'Puede que esta aplicación no admita cuentas inteligentes',
  'walletConnect.lostTitle': 'Se perdió la conexión con tu billetera',
  'walletConnect.lostText':
    'Reconectando; tu solicitud continuará. Comprueba tu conexión a Internet.',
  'walletConnect.refusedTitle': 'WalletConnect rechazó este sitio',
  'walletConnect.notReached':
    'No se puede acceder a WalletConnect para comprobar si tu billetera sigue conectada. No se envió nada. Reconectando; comprueba tu conexión a Internet.',
  'walletConnect.openWallet': 'Abre {wallet}',
  'walletConnect.lookAgain': 'Intentar ahora de nuevo',
  'walletConnect.check': 'La aprobé, comprobar ahora',
  'walletConnect.checked': 'Comprobado ahora mismo. Aún no hay respuesta.',
}
