import type { paymentProgressTexts as english } from '../en/paymentProgressTexts'
import type { Translation } from '../language'

export const paymentProgressTexts: Translation<typeof english> = {
  'button.paymentPending': '支払いを送信、未確認',
  'button.paymentConfirmed': '支払いを確認しました',
  'button.paymentFailed': '支払いに失敗しました',
  'button.paymentReplaced': '支払いは別のものに置き換えられました',
  'button.paymentExpired': '支払いはネットワークに受け付けられませんでした',
}
