import type { connectionsTexts as english } from '../en/connectionsTexts'
import type { Translation } from '../language'

export const connectionsTexts: Translation<typeof english> = {
  'connecting.waitTitle': '{wallet} を開いてください',
  'connecting.waitText': '{page} への接続を承認してください。',
  'connecting.waitTextNoPage': '{wallet} で接続を承認してください。',
  'connecting.nothingOpened': '何も開きませんか？',
  'connecting.sees': 'アドレスと公開されている履歴が見られます',
  'connecting.cannotMove': '承認なしに資産を動かすことはできません',
  'connecting.doneTitle': '接続しました',
  'connecting.doneText':
    '{page} はアドレスを見ることができます。確認なしに資産を動かすことはできません。',
  'connecting.doneShort': '{page} に接続しています。',
  'connecting.declinedTitle': '接続が拒否されました',
  'connecting.declinedText': '{wallet} で拒否しました。何も共有されていません。',
  'connecting.pendingTitle': 'リクエストがすでに開いています',
  'connecting.pendingText': '{wallet} で回答してから、もう一度お試しください。',
  'connecting.changedTitle': 'このウォレットはまだ使わないでください',
  'connecting.failedTitle': '接続されていません',
  'connecting.goneTitle': 'ウォレットが見つかりません',
  'connecting.goneText':
    'このウォレットはこのページで使えなくなりました。何も共有されていません。別のウォレットを選ぶか、ページを再読み込みしてください。',
  'connecting.idleTitle': '接続されていません',
  'connecting.idleText': '{wallet} にはまだ何も送信されていません。',
  'connecting.connect': '接続',
  'connecting.another': '別のウォレットを選ぶ',
  'pairing.showQrCode': 'QR コードを表示',
}
