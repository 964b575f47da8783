import type { payTexts as english } from '../en/payTexts'
import type { Translation } from '../language'

export const payTexts: Translation<typeof english> = {
  'pay.to': '宛先',
  'pay.asks': '{page} からの請求',
  'pay.onNetwork': '{network} で',
  'pay.available': '{amount}\u00a0{symbol} 利用可能',
  'pay.ways': '支払い方法',
  'pay.exchange': '取引所',
  'pay.pay': '支払う',
  'pay.payAmount': '{amount}\u00a0{symbol} を支払う',
  'pay.otherWallet': '別のウォレットを使う',
  'pay.checking': '残高を確認しています',
  'pay.connect': 'ウォレットで支払う',
  'pay.loading': '取引所を読み込んでいます',
  'pay.retryIn': '{seconds} 秒後に再試行',
  'pay.none': 'この支払いに対応する取引所はありません。',
  'pay.short':
    '{symbol} が足りません。残高は {held}、必要額は {amount} です。何も送信されていません。',
  'pay.preparingTitle': '{exchange} を開いています',
  'pay.preparingText': 'まだ何も支払われていません。',
  'pay.openTitle': '{exchange} で完了してください',
  'pay.openText':
    '{exchange} のページで {amount}\u00a0{symbol} を支払ってください。ここで確認します。',
  'pay.hostTitle': '{host} をご存じですか？',
  'pay.hostText':
    'サービスによると {exchange} の支払いページはそこにあります。ご存じの場合のみ開いてください。まだ何も支払われていません。',
  'pay.blockedTitle': 'ブラウザが {exchange} のページをブロックしました',
  'pay.blockedText': '何も支払われていません。下から開いてください。',
  'pay.unheardTitle': '支払いはまだ確認されていません',
  'pay.unheardText':
    'この支払いを確認できませんでした。もう一度支払う前に {exchange} を確認してください。',
  'pay.paidTitle': '支払い済み',
  'pay.paidText': '{exchange} が {amount}\u00a0{symbol} を支払いました。',
  'pay.failedTitle': '支払いに失敗しました',
  'pay.failedText':
    '{exchange} によると支払いに失敗しました。もう一度支払う前に、請求されたかをそちらで確認してください。',
  'pay.open': '{exchange} を開く',
  'pay.openHost': '{host} を開く',
  'pay.openAgain': '{exchange} をもう一度開く',
  'pay.lookAgain': 'もう一度確認',
  'pay.leftTitle': '{exchange} で支払い済みかもしれません',
  'pay.leftText': 'ページを開きました。そちらで支払った場合は、もう一度支払わないでください。',
  'pay.leftCheck': 'その支払いを確認',
  'pay.inWalletTitle': 'ウォレットにこの支払いが残っています',
  'pay.inWalletText':
    'そちらで承認すると送られることがあります。別の方法で支払う前にウォレットで拒否してください。',
  'pay.sentTitle': '支払いは処理中です',
  'pay.sentText':
    'ウォレットは送信しましたが、ネットワークがまだ確認していません。もう一度支払う必要はありません。',
  'pay.doubtTitle': 'すでに支払い済みかもしれません',
  'pay.doubtText':
    'ウォレットにこの支払いを依頼しましたが、送信されたか確認できませんでした。もう一度支払う前にウォレットと履歴を確認してください。',
  'pay.another': '別の方法で支払う',
  'errors.invalidPaymentConfig':
    'このアプリの支払いは正しく設定されていません。何も送信されていません。',
  'errors.invalidChainNamespace':
    'この種類のネットワークでは支払いに対応していません。何も送信されていません。',
  'errors.invalidAsset':
    'このアプリは不明なトークンでの支払いを求めています。何も送信されていません。',
  'errors.invalidRecipient': 'このアプリの受取アドレスが正しくありません。何も送信されていません。',
  'errors.invalidAmount': '金額が正しくありません。何も送信されていません。',
  'errors.unableToInitiatePayment': '支払いを開始できませんでした。何も送信されていません。',
  'errors.paymentInProgress':
    '以前の支払いが進行中です。今回は何も送信されていません。先にそちらを完了してください。',
  'errors.unableToGetExchanges':
    '取引所を読み込めませんでした。もう一度試すか、ウォレットで支払ってください。',
  'errors.assetNotSupported':
    'このネットワークのこのトークンに対応する取引所はありません。ウォレットで支払ってください。',
  'errors.unableToGetPayUrl':
    '取引所から支払いページが提供されませんでした。何も支払われていません。',
  'errors.linkRefused':
    '支払いページのリンクは別の受取人を示しています。開いておらず、何も支払われていません。別の方法で支払ってください。',
  'errors.unableToGetBuyStatus':
    'この支払いを確認できませんでした。もう一度支払う前に取引所を確認してください。',
  'errors.genericPaymentError':
    '取引所によると支払いに失敗しました。もう一度支払う前に、請求されたかをそちらで確認してください。',
}
