import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': 'Połącz portfel',
  'button.connecting': 'Łączenie…',
  'button.notLoaded': 'Nie udało się otworzyć. Sprawdź połączenie i spróbuj ponownie.',
  'button.fallback': 'Otwórz portfel',
  'button.account': 'Konto {account}',
  'button.accountUnsupported': 'Konto {account}, nieobsługiwana sieć',
  'button.watchOnly': 'Tylko podgląd',
  'button.balance': 'Saldo {balance}',
  'button.selectNetwork': 'Wybierz sieć',
  'button.switchNetwork': 'Zmień sieć',
  'button.paymentPending': 'Płatność wysłana, jeszcze niepotwierdzona',
  'button.paymentConfirmed': 'Płatność potwierdzona',
  'button.paymentFailed': 'Płatność nie powiodła się',
  'button.paymentReplaced': 'Płatność zastąpiona inną',
  'button.paymentExpired': 'Sieć nie przyjęła płatności',
}
