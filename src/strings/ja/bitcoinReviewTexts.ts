import type { bitcoinReviewTexts as english } from '../en/bitcoinReviewTexts'
import type { Translation } from '../language'

export const bitcoinReviewTexts: Translation<typeof english> = {
  'bitcoinReview.more': '手数料の詳細',
  'bitcoinReview.feeRate': '手数料率',
  'bitcoinReview.feeRateValue': '{rate} sat/vB',
  'bitcoinReview.change': 'お釣り（ご自身に戻ります）',
  'bitcoinReview.noHistory': '比較できる支払い履歴がありません。アドレス全体を確認してください。',
  'bitcoinReview.highFeeTitle': 'ネットワーク手数料が高額です',
  'bitcoinReview.highFee': '手数料が送金額の 10 分の 1 を超えています。',
  'bitcoinReview.highFeeCheck': 'この手数料の支払いに同意します。',
  'bitcoinReview.walletFee': 'ウォレットが設定',
  'bitcoinReview.doubtText':
    '同じ金額をこのアドレスに送る以前の支払いが処理中かもしれません。もう一度送ると二重払いになるおそれがあります。先にウォレットで確認してください。',
  'errors.reviewTimeout': '支払いは時間内に確認されませんでした。何も送信されていません。',
}
