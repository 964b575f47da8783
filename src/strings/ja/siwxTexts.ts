import type { siwxTexts as english } from '../en/siwxTexts'
import type { Translation } from '../language'

export const siwxTexts: Translation<typeof english> = {
  'siwx.askTitle': '{page} がサインインを求めています',
  'siwx.askText':
    'このウォレットがご自身のものだと証明するため、メッセージに署名してください。無料で、何も送信されません。',
  'siwx.requiredTitle': '{page} を使うにはサインインしてください',
  'siwx.requiredText':
    'このウォレットがご自身のものだと証明するため、メッセージに署名してください。無料で、資産は動きません。署名しないと切断されます。',
  'siwx.requiredBackText':
    'このウォレットがここでもご自身のものだと証明するため、メッセージに署名してください。無料で、資産は動きません。署名しないと {network} に戻ります。',
  'siwx.waitTitle': '{wallet} で署名してください',
  'siwx.waitText': 'ウォレットに同じメッセージが表示されます。そちらで署名してください。',
  'siwx.storingTitle': 'サインインしています',
  'siwx.storingText': '{page} が署名を確認しています。',
  'siwx.checkingTitle': 'サインインを確認しています',
  'siwx.checkingText': 'サインインしているか {page} に確認しています。',
  'siwx.declinedTitle': '署名を拒否しました',
  'siwx.failedTitle': 'サインインしていません',
  'siwx.failedText': '接続していますが、サインインしていません。何も送信されていません。',
  'siwx.uncheckedTitle': 'サインインを確認できませんでした',
  'siwx.site': 'サイト',
  'siwx.account': 'アカウント',
  'siwx.network': 'ネットワーク',
  'siwx.showMessage': 'メッセージ全体を表示',
  'siwx.hideMessage': 'メッセージを隠す',
  'siwx.messageLoading': 'メッセージを取得中…',
  'siwx.messageFailed': 'メッセージを作成できませんでした。何も署名されていません。',
  'siwx.renewedTitle': '新しいメッセージを読んでください',
  'siwx.renewedText':
    '読んだメッセージは古すぎて署名できません。何も署名されていません。新しいものを読んでから署名してください。',
  'siwx.sign': '署名',
  'siwx.signing': '署名中…',
  'siwx.cancelling': 'キャンセル中…',
  'siwx.covered': '何かがこのボタンを覆っています。どかして署名してください。',
  'siwx.notNow': '今はしない',
  'siwx.goBack': '{network} に戻る',
  'siwx.walletShows': 'ウォレットに表示される内容',
  'siwx.declineElse': '違う内容ですか？そちらで拒否してください。',
  'siwx.yourWallet': 'ウォレット',
  'errors.siwxNotEnabled': 'SIWX が有効ではありません',
  'errors.siwxNoAddress': 'ActiveCaipAddress が見つかりません',
  'errors.siwxNoNetwork': 'ActiveCaipNetwork またはクライアントが見つかりません',
  'errors.siwxNoClient': 'ConnectionController のクライアントが見つかりません',
  'errors.siwxMessageInvalid':
    '署名するメッセージがこのアプリ、アカウント、ネットワークと一致しません。何も署名されていません。',
  'errors.siwxUnreachable':
    'このアプリが応答しません。接続していますが、サインインしていません。しばらくしてからもう一度お試しください。',
  'errors.siwxRefused':
    'このアプリは署名を受け付けませんでした。接続していますが、サインインしていません。何も送信されていません。',
  'errors.siwxBusy':
    'このページの別のタブがウォレットに署名を求めています。そちらで回答してください。',
  'errors.siwxSignOutFailed':
    'このアプリからサインアウトできませんでした。まだサインインしているかもしれません。もう一度お試しください。',
}
