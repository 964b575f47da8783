import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
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
  'button.paymentPending': 'Zahlung gesendet, noch nicht bestätigt',
  'button.paymentConfirmed': 'Zahlung bestätigt',
  'button.paymentFailed': 'Zahlung fehlgeschlagen',
  'button.paymentReplaced': 'Zahlung durch eine andere ersetzt',
  'button.paymentExpired': 'Zahlung vom Netzwerk nicht angenommen',
}
