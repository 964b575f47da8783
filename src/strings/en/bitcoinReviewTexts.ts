/** A Bitcoin payment that a page worked out, beside what every review says. */
export const bitcoinReviewTexts = {
  'bitcoinReview.payer': 'From',
  'bitcoinReview.feeRate': 'Fee rate',
  'bitcoinReview.feeRateValue': '{rate} sat/vB',
  'bitcoinReview.change': 'Change, back to you',
  'bitcoinReview.noHistory':
    'There’s no payment history to compare with. Check every part of the address.',
  'bitcoinReview.highFeeTitle': 'High network fee',
  'bitcoinReview.highFee': 'The fee is more than a tenth of what you send.',
  'bitcoinReview.highFeeCheck': 'I agree to pay this fee.',
  'errors.reviewTimeout': 'The payment wasn’t confirmed in time. Nothing was sent.',
} as const
