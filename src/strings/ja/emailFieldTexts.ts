import type { emailFieldTexts as english } from '../en/emailFieldTexts'
import type { Translation } from '../language'

export const emailFieldTexts: Translation<typeof english> = {
  'email.label': 'メールアドレス',
  'email.submit': 'メールで続ける',
  'email.or': 'または',
  'email.sending': 'メールにコードを送信しています',
  'email.taken': 'メールでサインインしています',
  'email.incomplete': 'このアドレスは途中までです',
  'email.invalid': 'このアドレスは使えません。確認してください。',
  'email.cooldown': '{seconds, plural, other {# 秒}}後にもう一度お試しください',
  'email.unreachable': '何も送信されていません。接続がありません。',
  'email.notAllowed': 'このページではメールを使えません。',
  'email.late': 'まだ応答がありません。もう一度お試しください。',
  'email.failed': '何も送信されていません。もう一度お試しください。',
  'email.wallets': 'ウォレットで続ける',
}
