/** Texts of paying a page's request, from a wallet or an exchange. */
export const payTexts = {
  'pay.to': 'To',
  'pay.asks': '{page} asks for',
  'pay.onNetwork': 'on {network}',
  'pay.available': '{amount} {symbol} available',
  'pay.ways': 'Ways to pay',
  'pay.exchange': 'Exchange',
  'pay.pay': 'Pay',
  'pay.payAmount': 'Pay {amount} {symbol}',
  'pay.otherWallet': 'Use another wallet',
  'pay.checking': 'Checking your balance',
  'pay.connect': 'Pay with a wallet',
  'pay.loading': 'Loading exchanges',
  'pay.retryIn': 'Try again in {seconds} s',
  'pay.none': 'No exchange supports this payment.',
  'pay.short':
    'Not enough {symbol}. You have {held}; this payment needs {amount}. Nothing was sent.',
  'pay.preparingTitle': 'Opening {exchange}',
  'pay.preparingText': 'Nothing has been paid yet.',
  'pay.openTitle': 'Finish at {exchange}',
  'pay.openText': 'Pay {amount}\u00a0{symbol} on {exchange}’s page. We’ll confirm it here.',
  'pay.hostTitle': 'Do you know {host}?',
  'pay.hostText':
    'The service says that {exchange}’s payment page is there. Open it only if you know it. Nothing has been paid yet.',
  'pay.blockedTitle': 'Your browser blocked {exchange}’s page',
  'pay.blockedText': 'Nothing was paid. Open it below.',
  'pay.unheardTitle': 'Payment not confirmed yet',
  'pay.unheardText': 'We couldn’t confirm this payment. Check {exchange} before you pay again.',
  'pay.paidTitle': 'Paid',
  'pay.paidText': '{exchange} has paid {amount}\u00a0{symbol}.',
  'pay.failedTitle': 'The payment failed',
  'pay.failedText':
    '{exchange} says the payment failed. Check there whether you were charged before you pay again.',
  'pay.open': 'Open {exchange}',
  'pay.openHost': 'Open {host}',
  'pay.openAgain': 'Open {exchange} again',
  'pay.lookAgain': 'Check again',
  'pay.leftTitle': 'You may have paid at {exchange}',
  'pay.leftText': 'We opened its page. If you paid there, don’t pay again.',
  'pay.leftCheck': 'Check that payment',
  'pay.inWalletTitle': 'Your wallet still has this payment',
  'pay.inWalletText':
    'It may still go out if you approve it there. Decline it in your wallet before you pay another way.',
  'pay.sentTitle': 'Your payment is on its way',
  'pay.sentText':
    'Your wallet has sent it, and the network hasn’t confirmed it yet. You don’t need to pay again.',
  'pay.doubtTitle': 'You may have paid this already',
  'pay.doubtText':
    'Your wallet was asked for this payment, and we couldn’t confirm whether it was sent. Check your wallet and your activity before you pay again.',
  'pay.another': 'Pay another way',
  'errors.invalidPaymentConfig': 'This app’s payment isn’t set up correctly. Nothing was sent.',
  'errors.invalidChainNamespace':
    'Payments aren’t supported on this kind of network. Nothing was sent.',
  'errors.invalidAsset': 'This app asks for payment in an unknown token. Nothing was sent.',
  'errors.invalidRecipient': 'This app’s recipient address isn’t valid. Nothing was sent.',
  'errors.invalidAmount': 'The amount isn’t valid. Nothing was sent.',
  'errors.unableToInitiatePayment': 'The payment couldn’t be started. Nothing was sent.',
  'errors.paymentInProgress':
    'An earlier payment is still in progress. Nothing was sent for this one. Finish that one first.',
  'errors.unableToGetExchanges':
    'The exchanges couldn’t be loaded. Try again, or pay with a wallet.',
  'errors.assetNotSupported': 'No exchange supports this token on this network. Pay with a wallet.',
  'errors.unableToGetPayUrl': 'The exchange didn’t provide a payment page. Nothing was paid.',
  'errors.linkRefused':
    'The link to the payment page names another recipient. It wasn’t opened; nothing was paid. Pay another way.',
  'errors.unableToGetBuyStatus':
    'We couldn’t confirm this payment. Check the exchange before you pay again.',
  'errors.genericPaymentError':
    'The exchange says the payment failed. Check there whether you were charged before you pay again.',
} as const
