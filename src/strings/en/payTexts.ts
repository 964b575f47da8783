/** Paying what a page asks for, from a wallet or from an exchange. */
export const payTexts = {
  'pay.to': 'To',
  'pay.network': 'Network',
  'pay.fromWallet': 'Pay with {wallet}',
  'pay.checking': 'Looking at your balance',
  'pay.connect': 'Pay with a wallet',
  'pay.connectNote': 'Connect one first',
  'pay.disconnect': 'Disconnect {wallet}',
  'pay.or': 'or',
  'pay.exchanges': 'Exchanges',
  'pay.loading': 'Loading exchanges',
  'pay.retryIn': 'Try again in {seconds} s',
  'pay.none': 'No exchange makes this payment.',
  'pay.short':
    'There is not enough {symbol}: this account has {held}, the payment takes {amount}. Nothing was sent.',
  'pay.preparingTitle': 'Asking {exchange} for its page',
  'pay.preparingText': 'Nothing has been paid yet.',
  'pay.openTitle': 'Finish at {exchange}',
  'pay.openText':
    'Pay {amount} {symbol} on the page of {exchange}. You will see here when it is paid.',
  'pay.blockedTitle': 'The page of {exchange} was blocked',
  'pay.blockedText': 'Your browser did not open it. Nothing has been paid yet; open it yourself.',
  'pay.unheardTitle': 'Not heard of the payment yet',
  'pay.unheardText':
    'Whether {exchange} has paid is not known. Look at its page before you pay again.',
  'pay.paidTitle': 'Paid',
  'pay.paidText': '{exchange} has paid {amount} {symbol}.',
  'pay.failedTitle': 'The payment failed',
  'pay.failedText':
    '{exchange} says that the payment failed. See there whether anything was taken before you pay again.',
  'pay.open': 'Open {exchange}',
  'pay.openAgain': 'Open {exchange} again',
  'pay.lookAgain': 'Look again',
  'pay.leftTitle': 'You may have paid at {exchange}',
  'pay.leftText': 'Its page was opened. If you paid there, don’t pay again.',
  'pay.leftCheck': 'Check that payment',
  'pay.another': 'Pay another way',
  'errors.invalidPaymentConfig':
    'This page asks for a payment that is not set up well. Nothing was sent.',
  'errors.invalidChainNamespace':
    'Payments cannot be made on this kind of network. Nothing was sent.',
  'errors.invalidAsset': 'This page asks for a payment in a token that is none. Nothing was sent.',
  'errors.invalidRecipient':
    'Nobody can be paid at the address that this page gives. Nothing was sent.',
  'errors.invalidAmount': 'The amount that this page asks for is none. Nothing was sent.',
  'errors.unableToInitiatePayment': 'The payment could not be started. Nothing was sent.',
  'errors.unableToGetExchanges':
    'The exchanges could not be loaded. Try again, or pay with a wallet.',
  'errors.assetNotSupported': 'No exchange pays in this token on this network. Pay with a wallet.',
  'errors.unableToGetPayUrl': 'The exchange did not give a page to pay on. Nothing was paid.',
  'errors.unableToGetBuyStatus':
    'Whether the exchange has paid could not be found out. Look at its page before you pay again.',
  'errors.genericPaymentError':
    'The exchange says that the payment failed. See there whether anything was taken before you pay again.',
} as const
