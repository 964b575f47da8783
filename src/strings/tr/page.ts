import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': 'Cüzdan bağla',
  'button.connecting': 'Bağlanıyor…',
  'button.notLoaded': 'Açılamadı. Bağlantınızı kontrol edip tekrar deneyin.',
  'button.fallback': 'Cüzdanı aç',
  'button.account': 'Hesap {account}',
  'button.accountUnsupported': 'Hesap {account}, desteklenmeyen ağ',
  'button.watchOnly': 'Yalnızca görüntüleme',
  'button.balance': 'Bakiye {balance}',
  'button.selectNetwork': 'Ağ seç',
  'button.switchNetwork': 'Ağ değiştir',
  'button.paymentPending': 'Ödeme gönderildi, henüz onaylanmadı',
  'button.paymentConfirmed': 'Ödeme onaylandı',
  'button.paymentFailed': 'Ödeme başarısız oldu',
  'button.paymentReplaced': 'Ödemenin yerini başka bir ödeme aldı',
  'button.paymentExpired': 'Ödeme ağ tarafından kabul edilmedi',
}
