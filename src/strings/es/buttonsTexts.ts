import type { buttonsTexts as english } from '../en/buttonsTexts'
import type { Translation } from '../language'

export const buttonsTexts: Translation<typeof english> = {
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
}
