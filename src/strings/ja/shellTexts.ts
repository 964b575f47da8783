import type { shellTexts as english } from '../en/shellTexts'
import type { Translation } from '../language'

export const shellTexts: Translation<typeof english> = {
  'common.close': '閉じる',
  'common.back': '戻る',
  'common.help': 'ウォレットとは？',
  'common.cancel': 'キャンセル',
  'common.tryAgain': 'もう一度試す',
  'common.reload': 'ページを再読み込み',
  'common.addressCopied': 'アドレスをコピーしました',
  'common.linkCopied': 'リンクをコピーしました',
  'common.loading': '読み込み中',
  'common.dismiss': 'メッセージを閉じる',
  'common.opensNewTab': '{label}（新しいタブで開きます）',
  'common.newTabHint': ' （新しいタブで開きます）',
  'common.clear': '消去',
  'common.clearSearch': '検索を消去',
  'errors.codeNotLoaded':
    'このウィンドウの一部を読み込めませんでした。接続を確認して、もう一度お試しください。',
  'sessions.open': 'スマートセッション',
  'account.chooseNetwork': 'ネットワーク {network}、別のものを選ぶ',
  'shell.refused': '続けるにはネットワークを選ぶか、切断してください。',
  'common.thisPage': 'このアプリ',
}
