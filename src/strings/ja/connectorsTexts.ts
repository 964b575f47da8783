import type { connectorsTexts as english } from '../en/connectorsTexts'
import type { Translation } from '../language'

export const connectorsTexts: Translation<typeof english> = {
  'connect.wallets': 'ウォレット',
  'connect.installed': 'インストール済み',
  'connect.justInstalled': 'インストールしたばかり',
  'connect.ready': '{wallet} の準備ができました',
  'connect.recent': '最近使用',
  'connect.connected': '接続しました',
  'connect.warning': '警告',
  'connect.looking': 'このブラウザのウォレットを探しています',
  'connect.empty': 'このブラウザにウォレットが見つかりません。',
  'connect.getWallet': 'ウォレットを入手',
  'connect.newToWallets': 'はじめての方',
  'connect.browserWallet': 'ブラウザのウォレット',
  'connect.phone': 'スマートフォンのウォレット',
  'connect.qr': 'QR コード',
  'connect.allWallets': 'すべてのウォレット',
  'connect.alreadyConnected': '接続済み',
  'connect.warnForeign':
    'このウォレットは有名な名前を使っていますが、識別子が異なります。偽物かもしれません。',
  'connect.warnDuplicate':
    '2 つのウォレットが同じ識別情報を名乗っています。一方は偽物かもしれません。',
  'connect.warnChanged':
    'ページを開いている間にこのウォレットが変わりました。先にページを再読み込みしてください。',
}
