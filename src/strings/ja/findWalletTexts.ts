import type { findWalletTexts as english } from '../en/findWalletTexts'
import type { Translation } from '../language'

export const findWalletTexts: Translation<typeof english> = {
  'findWallet.label': 'ウォレットを探す',
  'findWallet.found': '{count, plural, other {# 件のウォレットが見つかりました}}',
  'findWallet.all': 'すべてのウォレットから「{text}」を検索',
  'findWallet.none': '「{text}」に一致するウォレットはここにありません。',
}
