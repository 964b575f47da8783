/** Texts specific to reviewing a Bitcoin payment prepared by the page. */
export const bitcoinReviewTexts = {
  'bitcoinReview.more': 'Fee details',
  'bitcoinReview.feeRate': 'Fee rate',
  'bitcoinReview.feeRateValue': '{rate} sat/vB',
  'bitcoinReview.change': 'Change, back to you',
  'bitcoinReview.noHistory':
    'There’s no payment history to compare with. Check every part of the address.',
  'bitcoinReview.highFeeTitle': 'High network fee',
  'bitcoinReview.highFee': 'The fee is more than a tenth of what you send.',
  'bitcoinReview.highFeeCheck': 'I agree to pay this fee.',
  'bitcoinReview.walletFee': 'Set by your wallet',
  'bitcoinReview.doubtText':
    'An earlier payment of this amount to this address may be on its way. Sending again could pay twice. Look for it in your wallet first.',
  'errors.reviewTimeout': 'The payment wasn’t confirmed in time. Nothing was sent.',
} as const
