import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': 'Подключить кошелёк',
  'button.connecting': 'Подключение…',
  'button.notLoaded': 'Не удалось открыть. Проверьте соединение и повторите попытку.',
  'button.fallback': 'Открыть кошелёк',
  'button.account': 'Аккаунт {account}',
  'button.accountUnsupported': 'Аккаунт {account}, сеть не поддерживается',
  'button.watchOnly': 'Только просмотр',
  'button.balance': 'Баланс {balance}',
  'button.selectNetwork': 'Выбрать сеть',
  'button.switchNetwork': 'Сменить сеть',
  'button.paymentPending': 'Платёж отправлен, ещё не подтверждён',
  'button.paymentConfirmed': 'Платёж подтверждён',
  'button.paymentFailed': 'Платёж не прошёл',
  'button.paymentReplaced': 'Платёж заменён другим',
  'button.paymentExpired': 'Платёж не принят сетью',
}
