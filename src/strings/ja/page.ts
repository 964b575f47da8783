import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': 'ウォレットを接続',
  'button.connecting': '接続中…',
  'button.notLoaded': '開けませんでした。接続を確認して、もう一度お試しください。',
  'button.fallback': 'ウォレットを開く',
  'button.account': 'アカウント {account}',
  'button.accountUnsupported': 'アカウント {account}、対応していないネットワーク',
  'button.watchOnly': '閲覧専用',
  'button.balance': '残高 {balance}',
  'button.selectNetwork': 'ネットワークを選択',
  'button.switchNetwork': 'ネットワークを切り替える',
  'button.paymentPending': '支払いを送信、未確認',
  'button.paymentConfirmed': '支払いを確認しました',
  'button.paymentFailed': '支払いに失敗しました',
  'button.paymentReplaced': '支払いは別のものに置き換えられました',
  'button.paymentExpired': '支払いはネットワークに受け付けられませんでした',
}
