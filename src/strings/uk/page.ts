import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': 'Підключити гаманець',
  'button.connecting': 'Підключення…',
  'button.notLoaded': 'Не вдалося відкрити вікно. Перевірте з’єднання та спробуйте ще раз.',
  'button.fallback': 'Відкрити гаманець',
  'button.account': 'Акаунт {account}',
  'button.accountUnsupported': 'Акаунт {account}, мережа не підтримується',
  'button.watchOnly': 'Лише перегляд',
  'button.balance': 'Баланс {balance}',
  'button.selectNetwork': 'Вибрати мережу',
  'button.switchNetwork': 'Змінити мережу',
  'button.paymentPending': 'Платіж надіслано, ще не підтверджено',
  'button.paymentConfirmed': 'Платіж підтверджено',
  'button.paymentFailed': 'Платіж не вдався',
  'button.paymentReplaced': 'Платіж замінено іншим',
  'button.paymentExpired': 'Мережа не прийняла платіж',
}
