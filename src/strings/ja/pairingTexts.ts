import type { pairingTexts as english } from '../en/pairingTexts'
import type { Translation } from '../language'

export const pairingTexts: Translation<typeof english> = {
  'pairing.where': 'ウォレットはどこにありますか？',
  'pairing.browser': 'ブラウザ',
  'pairing.phone': 'スマートフォン',
  'pairing.web': 'ウェブ',
  'pairing.desktop': 'デスクトップ',
  'pairing.qr':
    '接続用 QR コード。スマートフォンのウォレットで読み取るか、リンクをコピーしてください。',
  'pairing.making': 'コードを作成中…',
  'pairing.expiresIn': '有効期限まで {time}',
  'pairing.copyLink': 'リンクをコピー',
  'pairing.expiredTitle': 'QR コードの有効期限が切れました',
  'pairing.noQrCodeTitle': 'コードを作成できませんでした',
  'pairing.idleTitle': 'QR コードで接続',
  'pairing.idleText': 'コードはまだ請求されていません。',
  'pairing.newQrCode': '新しいコード',
  'pairing.yourWallet': 'ウォレット',
  'pairing.doNotHaveIt': 'お持ちでないですか？',
  'pairing.get': '{wallet} を入手',
  'pairing.continueTitle': '{wallet} で続けてください',
  'pairing.mobileText': 'そちらで接続を承認してから、このページに戻ってください。',
  'pairing.desktopText': 'アプリで接続を承認してから、このページに戻ってください。',
  'pairing.webText':
    '{wallet} が新しいタブで開きます。そちらで接続を承認してから、このタブに戻ってください。',
  'pairing.ownBrowserText':
    '{wallet} が独自のブラウザでこのページを開きます。そちらで接続してください。このページはそのままです。',
  'pairing.pairInstead': 'このページで接続する',
  'pairing.open': '{wallet} を開いてください',
  'pairing.openAgain': '{wallet} をもう一度開く',
  'pairing.openInstead': '代わりに {wallet} を開く',
  'pairing.nothingOpened':
    '何も開きませんか？この端末にないのかもしれません。何も共有されていません。',
  'pairing.browserText': '拡張機能で接続を承認してください。',
  'pairing.missingTitle': '{wallet} はインストールされていません',
  'pairing.missingText':
    'このブラウザに追加するか、スマートフォンの {wallet} でコードを読み取ってください。',
  'pairing.missingTextOnly': 'このブラウザに追加してから戻ってください。',
  'pairing.usePhone': 'スマートフォンを使う',
  'pairing.useInjected': 'このブラウザのウォレットを使う',
}
