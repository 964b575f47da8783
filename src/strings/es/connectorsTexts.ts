import type { connectorsTexts as english } from '../en/connectorsTexts'
import type { Translation } from '../language'

export const connectorsTexts: Translation<typeof english> = {
  'connect.wallets': 'Billeteras',
  'connect.installed': 'Instalada',
  'connect.justInstalled': 'Recién instalada',
  'connect.ready': '{wallet} está lista',
  'connect.recent': 'Reciente',
  'connect.connected': 'Conectado',
  'connect.warning': 'Advertencia',
  'connect.looking': 'Buscando billeteras en este navegador',
  'connect.empty': 'No se encontró ninguna billetera en este navegador.',
  'connect.getWallet': 'Conseguir una billetera',
  'connect.newToWallets': '¿Es tu primera vez?',
  'connect.browserWallet': 'Billetera del navegador',
  'connect.phone': 'Billetera del teléfono',
  'connect.qr': 'Código QR',
  'connect.allWallets': 'Todas las billeteras',
  'connect.alreadyConnected': 'Ya conectada',
  'connect.warnForeign':
    'Esta billetera usa un nombre conocido pero otro identificador. Puede ser falsa.',
  'connect.warnDuplicate': 'Dos billeteras dicen tener la misma identidad. Una puede ser falsa.',
  'connect.warnChanged':
    'Esta billetera cambió mientras la página estaba abierta. Recarga antes la página.',
}
