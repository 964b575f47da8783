import type { payTexts as english } from '../en/payTexts'
import type { Translation } from '../language'

export const payTexts: Translation<typeof english> = {
  'pay.to': 'Para',
  'pay.asks': '{page} pide',
  'pay.onNetwork': 'en {network}',
  'pay.available': '{amount}\u00a0{symbol} disponibles',
  'pay.ways': 'Formas de pagar',
  'pay.exchange': 'Exchange',
  'pay.pay': 'Pagar',
  'pay.payAmount': 'Pagar {amount}\u00a0{symbol}',
  'pay.otherWallet': 'Usar otra billetera',
  'pay.checking': 'Comprobando tu saldo',
  'pay.connect': 'Pagar con una billetera',
  'pay.loading': 'Cargando exchanges',
  'pay.retryIn': 'Reintentar en {seconds} s',
  'pay.none': 'Ningún exchange admite este pago.',
  'pay.short':
    'No hay suficiente {symbol}. Tienes {held}; este pago necesita {amount}. No se envió nada.',
  'pay.preparingTitle': 'Abriendo {exchange}',
  'pay.preparingText': 'Aún no se ha pagado nada.',
  'pay.openTitle': 'Termina en {exchange}',
  'pay.openText': 'Paga {amount}\u00a0{symbol} en la página de {exchange}. Lo confirmaremos aquí.',
  'pay.hostTitle': '¿Conoces {host}?',
  'pay.hostText':
    'El servicio dice que la página de pago de {exchange} está ahí. Ábrela solo si la conoces. Aún no se ha pagado nada.',
  'pay.blockedTitle': 'Tu navegador bloqueó la página de {exchange}',
  'pay.blockedText': 'No se pagó nada. Ábrela abajo.',
  'pay.unheardTitle': 'Pago aún sin confirmar',
  'pay.unheardText':
    'No pudimos confirmar este pago. Compruébalo en {exchange} antes de volver a pagar.',
  'pay.paidTitle': 'Pagado',
  'pay.paidText': '{exchange} ha pagado {amount}\u00a0{symbol}.',
  'pay.failedTitle': 'El pago falló',
  'pay.failedText':
    '{exchange} dice que el pago falló. Comprueba allí si te cobraron antes de volver a pagar.',
  'pay.open': 'Abrir {exchange}',
  'pay.openHost': 'Abrir {host}',
  'pay.openAgain': 'Volver a abrir {exchange}',
  'pay.lookAgain': 'Comprobar de nuevo',
  'pay.leftTitle': 'Puede que hayas pagado en {exchange}',
  'pay.leftText': 'Abrimos su página. Si pagaste allí, no pagues de nuevo.',
  'pay.leftCheck': 'Comprobar ese pago',
  'pay.inWalletTitle': 'Tu billetera aún tiene este pago',
  'pay.inWalletText':
    'Todavía puede salir si lo apruebas allí. Recházalo en tu billetera antes de pagar de otra forma.',
  'pay.sentTitle': 'Tu pago está en camino',
  'pay.sentText':
    'Tu billetera lo envió y la red aún no lo ha confirmado. No hace falta pagar de nuevo.',
  'pay.doubtTitle': 'Puede que ya hayas pagado esto',
  'pay.doubtText':
    'Se pidió este pago a tu billetera y no pudimos confirmar si se envió. Revisa tu billetera y tu actividad antes de volver a pagar.',
  'pay.another': 'Pagar de otra forma',
  'errors.invalidPaymentConfig':
    'El pago de esta aplicación no está bien configurado. No se envió nada.',
  'errors.invalidChainNamespace':
    'Los pagos no son compatibles con este tipo de red. No se envió nada.',
  'errors.invalidAsset': 'Esta aplicación pide un pago en un token desconocido. No se envió nada.',
  'errors.invalidRecipient':
    'La dirección del destinatario de esta aplicación no es válida. No se envió nada.',
  'errors.invalidAmount': 'El importe no es válido. No se envió nada.',
  'errors.unableToInitiatePayment': 'No se pudo iniciar el pago. No se envió nada.',
  'errors.paymentInProgress':
    'Un pago anterior sigue en curso. No se envió nada para este. Termina antes el otro.',
  'errors.unableToGetExchanges':
    'No se pudieron cargar los exchanges. Inténtalo de nuevo o paga con una billetera.',
  'errors.assetNotSupported':
    'Ningún exchange admite este token en esta red. Paga con una billetera.',
  'errors.unableToGetPayUrl': 'El exchange no dio una página de pago. No se pagó nada.',
  'errors.linkRefused':
    'El enlace a la página de pago indica otro destinatario. No se abrió; no se pagó nada. Paga de otra forma.',
  'errors.unableToGetBuyStatus':
    'No pudimos confirmar este pago. Compruébalo en el exchange antes de volver a pagar.',
  'errors.genericPaymentError':
    'El exchange dice que el pago falló. Comprueba allí si te cobraron antes de volver a pagar.',
}
