import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': 'Conectar billetera',
  'button.connecting': 'Conectando…',
  'button.notLoaded': 'No se pudo abrir. Comprueba tu conexión e inténtalo de nuevo.',
  'button.fallback': 'Abrir billetera',
  'button.account': 'Cuenta {account}',
  'button.accountUnsupported': 'Cuenta {account}, red no compatible',
  'button.watchOnly': 'Solo lectura',
  'button.balance': 'Saldo {balance}',
  'button.selectNetwork': 'Elegir red',
  'button.switchNetwork': 'Cambiar de red',
  'button.paymentPending': 'Pago enviado, aún sin confirmar',
  'button.paymentConfirmed': 'Pago confirmado',
  'button.paymentFailed': 'El pago falló',
  'button.paymentReplaced': 'Pago reemplazado por otro',
  'button.paymentExpired': 'Pago no aceptado por la red',
}
