import type { buttonsTexts as english } from '../en/buttonsTexts'
import type { Translation } from '../language'

export const buttonsTexts: Translation<typeof english> = {
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
}
