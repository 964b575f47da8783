import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': '連接錢包',
  'button.connecting': '連接中…',
  'button.notLoaded': '無法開啟。請檢查網際網路連線後再試一次。',
  'button.fallback': '開啟錢包',
  'button.account': '帳戶 {account}',
  'button.accountUnsupported': '帳戶 {account}，不支援的網路',
  'button.watchOnly': '僅供檢視',
  'button.balance': '餘額 {balance}',
  'button.selectNetwork': '選擇網路',
  'button.switchNetwork': '切換網路',
  'button.paymentPending': '款項已送出，尚未確認',
  'button.paymentConfirmed': '付款已確認',
  'button.paymentFailed': '付款失敗',
  'button.paymentReplaced': '付款已被另一筆取代',
  'button.paymentExpired': '網路未接受此付款',
}
