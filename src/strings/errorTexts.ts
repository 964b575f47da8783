/** What happened, whether anything was sent, what to do. Keys follow the catalogue in `domain/errors.ts`. */
export const errorTexts = {
  'errors.projectIdMissing': 'Project ID Not Configured. Give createWalletModal a projectId.',
  'errors.siwxAndSiwe': 'Give either siwx or siweConfig, not both.',
  'errors.unknownOption': 'createWalletModal was given an option it does not know.',
  'errors.invalidOption': 'createWalletModal was given an option with a value it cannot use.',
  'errors.storeNotIntegrated':
    'This store carries no wallet modal. Add walletModal.enhancer to it.',
  'errors.adapterNotFound': 'This page does not support that kind of network.',
  'errors.userRejected': 'You declined in {wallet}. Nothing was sent.',
  'errors.requestPending':
    'A request is already open in {wallet}. Open it there and answer it, then try again.',
  'errors.unauthorized':
    '{wallet} does not share this account with the page. Connect again and choose it.',
  'errors.unsupportedMethod': '{wallet} cannot do this. Try another wallet.',
  'errors.providerDisconnected':
    '{wallet} is not connected to any network. Open it and check its connection.',
  'errors.chainDisconnected':
    '{wallet} is not connected to this network. Open it and check its connection.',
  'errors.walletNotFound':
    '{wallet} is not available on this page. Unlock or install it and try again.',
  'errors.walletChanged':
    '{wallet} changed after it announced itself. Reload the page before you use it.',
  'errors.walletsUnavailable':
    'The list of wallets could not be loaded. Installed wallets and a code to scan work without it.',
  'errors.noAccounts': '{wallet} shared no account. Choose one in the wallet and try again.',
  'errors.connectFailed': '{wallet} could not connect. Nothing was sent. Try again.',
  'errors.connectTimeout': '{wallet} did not answer. Nothing was sent. Try again.',
  'errors.relayUnreachable':
    'Your network does not let this page reach wallets on other devices. Nothing was sent. Try another network, or a wallet installed in this browser.',
  'errors.pairingExpired':
    'The code ran out before a wallet answered. Nothing was sent. Try again for a fresh one.',
  'errors.modalClosed': 'Modal closed',
  'errors.relayLost':
    'The connection to your wallet’s relay is lost. It comes back by itself, and your request goes on then. Check your network.',
  'errors.relayRefused':
    'Your wallet’s relay does not let this page in, so your request cannot reach the wallet.',
  'errors.sessionEnded': 'The connection to your wallet has ended. Connect again to go on.',
  'errors.disconnectFailed': 'Failed to disconnect',
  'errors.invalidConnectionStatus': 'Invalid connection status',
  'errors.signFailed': 'Nothing was signed. Try again.',
  'errors.signTimeout':
    'Your wallet did not answer. The request is still open there: answer or dismiss it, then try again.',
  'errors.networkNotFound': 'Network Not Found. The network must be in the networks option.',
  'errors.networkSwitchFailed': 'Could not switch to {network}. You are still where you were.',
  'errors.networkSwitchTimeout': 'Your wallet did not answer. You are still where you were.',
  'errors.chainNotSupported': 'Chain is not supported',
  'errors.chainUnreachable': '{network} does not answer. Nothing was sent. Try again in a moment.',
  'errors.balanceUnavailable': 'Token Balance Unavailable',
  'errors.historyUnavailable': 'Failed to fetch transactions',
  'errors.historyWithoutAddress': "Transactions can't be fetched without an accountAddress",
  'errors.sendIncomplete': 'An amount and receiver address are required',
  'errors.sendWithoutToken': 'A token is required',
  'errors.tokenMismatch':
    'The network counts this token differently than your balances do. Nothing was sent. Reload the balances and choose the token again.',
  'errors.tokenNotChecked':
    'This token couldn’t be checked with the network. Nothing was sent. Try again in a moment.',
  'errors.sendUnsupportedChain': 'Unsupported chain',
  'errors.sendFailed': 'The payment was not sent. Your form is kept; try again.',
  'errors.sendTimeout':
    '{wallet} did not answer. If you approve there now, the payment may still go out.',
  'errors.sendUncertain':
    '{wallet} did not say what became of the payment. Look into {wallet} and into your activity before you try again.',
  'errors.alreadyKnown':
    'The network already holds this payment. Look into {wallet} and into your activity before you try again.',
  'errors.intentChanged':
    'The payment no longer matches what you reviewed. It was stopped; nothing was sent.',
  'errors.feeUnavailable':
    'The network fee is not known right now. Your wallet will show it before you approve.',
  'errors.insufficientFunds':
    'Not enough for the amount and the network fee. Nothing was sent. Lower the amount.',
  'errors.nonceTooLow':
    "Your wallet is out of sync with the network. We couldn't confirm this payment; check your activity before trying again.",
  'errors.nonceTooHigh':
    'An earlier payment of yours is still open. Nothing was sent. Wait for it, then try again.',
  'errors.feeTooLow': 'The fee is below what the network asks now. Nothing was sent. Try again.',
  'errors.feeTooHigh': 'The fee is above the limit of the network. Nothing was sent. Try again.',
  'errors.gasTooLow': 'The payment needs more gas than was allowed. Nothing was sent. Try again.',
  'errors.gasTooHigh': 'The payment asks for more gas than a block holds. Nothing was sent.',
  'errors.executionReverted': 'The token refused this payment. Nothing was sent.',
  'errors.receiptTimeout':
    'The network has not confirmed the payment yet. Look again in your activity.',
  'errors.transactionFailed': 'The network rejected the payment. Only the fee was spent.',
  'errors.transactionReplaced': 'The payment was sped up or cancelled in your wallet.',
  'errors.nameNotResolved':
    'Error resolving name. Nothing was sent. Try again, or paste an address.',
  'errors.parseError': 'The network answered something unreadable. Try again.',
  'errors.invalidRequest': 'The request was not understood. Nothing was sent.',
  'errors.invalidParams': 'The request was not accepted. Nothing was sent.',
  'errors.invalidInput': 'The network did not accept the request. Nothing was sent.',
  'errors.internalRpcError': 'The network had an internal problem. Try again in a moment.',
  'errors.resourceNotFound': 'The network does not know what was asked for.',
  'errors.resourceUnavailable': 'The network is busy. Try again in a moment.',
  'errors.transactionRejected': 'The network did not accept the payment. Nothing was sent.',
  'errors.limitExceeded': 'Too many requests. Wait a moment and try again.',
  'errors.unsupportedCapability': 'Your wallet does not support what this page asked for.',
  'errors.unsupportedChainId': 'Your wallet does not support this network for batches.',
  'errors.duplicateBundle': 'This batch was already submitted.',
  'errors.unknownBundle': 'Your wallet does not know this batch.',
  'errors.bundleTooLarge': 'This batch is too large for your wallet.',
  'errors.upgradeRejected': 'You declined the account upgrade. Nothing was sent.',
  'errors.atomicityNotSupported': 'Your wallet cannot do these steps as one.',
  'errors.serviceUnreachable':
    'A service does not answer. Your wallet still works; try again in a moment.',
  'errors.serviceAnswerInvalid': 'A service answered something unreadable. It was ignored.',
  'errors.originNotAllowed':
    'Invalid App Configuration. Origin {origin} is not on the project’s allow-list.',
  'errors.projectIdInvalid': 'Invalid App Configuration. The project id is not valid.',
  'errors.projectIdNotConfigured': 'Project ID Not Configured. Supply a project id.',
  'errors.jwtNotValid':
    'Session Expired. Check the time settings of this device, then connect again.',
  'errors.serverError': 'Server Error. Could not get the app configuration.',
  'errors.rateLimited': 'Rate Limited. Too many requests to the services of this page.',
  'errors.frameLoadFailed': 'Network Error. Could not load embedded wallet.',
  'errors.frameRequestTimeout': 'Embedded Wallet Request Timed Out.',
  'errors.rpcNotAllowed': 'Action not allowed',
  'errors.copyFailed': 'Your browser did not allow copying. Select the text and copy it yourself.',
  'errors.pasteFailed': 'Your browser did not allow pasting. Use the keyboard to paste.',
  'errors.storageBlocked': 'This browser does not let the page remember anything.',
  'errors.cancelled': 'Cancelled',
  'errors.unknown': 'Something went wrong. Nothing was sent. Try again.',
} as const
