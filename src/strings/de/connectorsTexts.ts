import type { connectorsTexts as english } from '../en/connectorsTexts'
import type { Translation } from '../language'

export const connectorsTexts: Translation<typeof english> = {
  'connect.wallets': 'Wallets',
  'connect.installed': 'Installiert',
  'connect.justInstalled': 'Gerade installiert',
  'connect.ready': '{wallet} ist bereit',
  'connect.recent': 'Zuletzt verwendet',
  'connect.connected': 'Verbunden',
  'connect.warning': 'Warnung',
  'connect.looking': 'Wallets in diesem Browser werden gesucht',
  'connect.empty': 'Keine Wallet in diesem Browser gefunden.',
  'connect.getWallet': 'Wallet besorgen',
  'connect.newToWallets': 'Neu hier?',
  'connect.browserWallet': 'Browser-Wallet',
  'connect.phone': 'Wallet auf dem Handy',
  'connect.qr': 'QR-Code',
  'connect.allWallets': 'Alle Wallets',
  'connect.alreadyConnected': 'Bereits verbunden',
  'connect.warnForeign':
    'Diese Wallet trägt einen bekannten Namen, aber eine andere Kennung. Sie könnte gefälscht sein.',
  'connect.warnDuplicate': 'Zwei Wallets geben dieselbe Identität an. Eine könnte gefälscht sein.',
  'connect.warnChanged':
    'Diese Wallet hat sich geändert, während die Seite offen war. Laden Sie die Seite zuerst neu.',
}
