import type { buttonsTexts as english } from '../en/buttonsTexts'
import type { Translation } from '../language'

export const buttonsTexts: Translation<typeof english> = {
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Verbindet…',
  'button.notLoaded':
    'Konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'button.fallback': 'Wallet öffnen',
  'button.account': 'Konto {account}',
  'button.accountUnsupported': 'Konto {account}, Netzwerk nicht unterstützt',
  'button.watchOnly': 'Nur Ansicht',
  'button.balance': 'Guthaben {balance}',
  'button.selectNetwork': 'Netzwerk wählen',
  'button.switchNetwork': 'Netzwerk wechseln',
}
