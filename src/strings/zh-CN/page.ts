import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': '连接钱包',
  'button.connecting': '连接中…',
  'button.notLoaded': '无法打开。请检查网络连接后重试。',
  'button.fallback': '打开钱包',
  'button.account': '账户 {account}',
  'button.accountUnsupported': '账户 {account}，不支持的网络',
  'button.watchOnly': '仅查看',
  'button.balance': '余额 {balance}',
  'button.selectNetwork': '选择网络',
  'button.switchNetwork': '切换网络',
  'button.paymentPending': '付款已发送，尚未确认',
  'button.paymentConfirmed': '付款已确认',
  'button.paymentFailed': '付款失败',
  'button.paymentReplaced': '付款已被另一笔替换',
  'button.paymentExpired': '付款未被网络接受',
}
