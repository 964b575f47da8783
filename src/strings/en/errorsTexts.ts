/**
 * Error texts: what happened, whether anything was sent, and what to do. Keys follow the catalogue
 * in `domain/errorCatalogue.ts`; texts for an unreachable remote wallet are here too.
 */
export const errorsTexts = {
  'errors.adapterNotFound': 'This app doesn’t support that kind of network.',
  'errors.peerMissing': 'This isn’t set up in this app. Nothing was sent. Try another wallet.',
  'errors.peerVersion': 'This isn’t set up in this app. Nothing was sent. Try another wallet.',
  'errors.peerNotInstalled': 'This page is missing a package. Run: npm install {peer}',
  'errors.peerTooOld':
    'This page has an old version of a package, {found}. Run: npm install {peer}',
  'errors.notConnected': 'No wallet is connected. Connect one, then try again.',
  'errors.userRejected': 'You declined in {wallet}. Nothing was sent.',
  'errors.requestPending':
    'A request is already open in {wallet}. Answer it there, then try again.',
  'errors.unauthorized':
    '{wallet} doesn’t share this account with this app. Connect again and choose it.',
  'errors.unsupportedMethod': '{wallet} can’t do this. Try another wallet.',
  'errors.watchOnly':
    'This account is view only, so nothing was signed or sent. Connect its wallet to do this.',
  'errors.watchAddressInvalid':
    'That’s not an address or name of a network in this app. Nothing has changed. Check it and try again.',
  'errors.providerDisconnected':
    '{wallet} isn’t connected to any network. Open it and check its connection.',
  'errors.chainDisconnected':
    '{wallet} isn’t connected to this network. Open it and check its connection.',
  'errors.walletNotFound':
    '{wallet} isn’t available on this page. Unlock or install it, then try again.',
  'errors.walletChanged':
    '{wallet} changed while the page was open. Reload the page before you use it.',
  'errors.walletsUnavailable':
    'The wallet list couldn’t be loaded. Installed wallets and the QR code still work.',
  'errors.noAccounts':
    '{wallet} shared no account for this network. Choose one in the wallet and try again.',
  'errors.connectFailed': '{wallet} couldn’t connect. Nothing was shared. Try again.',
  'errors.connectTimeout': '{wallet} isn’t responding. Nothing was shared. Try again.',
  'errors.relayUnreachable':
    'Can’t reach WalletConnect on this internet connection. Nothing was sent. Try another connection, or a wallet in this browser.',
  'errors.pairingExpired': 'This code has expired. Nothing was shared. Try again with a new one.',
  'errors.modalClosed': 'Modal closed',
  'errors.relayLost':
    'Connection to your wallet lost. Reconnecting; your request will continue. Check your internet connection.',
  'errors.relayRefused':
    'WalletConnect refused this site, so your request can’t reach the wallet. Nothing was sent.',
  'errors.sessionEnded': 'The connection to your wallet has ended. Connect again to continue.',
  'errors.disconnectFailed': 'Failed to disconnect',
  'errors.invalidConnectionStatus': 'Invalid connection status',
  'errors.signFailed': 'Nothing was signed. Try again.',
  'errors.signTimeout':
    'Your wallet isn’t responding. The request is still open there: answer or dismiss it, then try again.',
  'errors.networkNotFound': 'Network Not Found. The network must be in the networks option.',
  'errors.networkSwitchFailed':
    'Couldn’t switch to {network}. You’re still on the previous network.',
  'errors.networkSwitchTimeout':
    'Your wallet isn’t responding. You’re still on the previous network.',
  'errors.chainNotSupported': 'Chain is not supported',
  'errors.chainUnreachable': '{network} isn’t responding. Nothing was sent. Try again in a moment.',
  'errors.balanceUnavailable': 'Token Balance Unavailable',
  'errors.historyUnavailable': 'Failed to fetch transactions',
  'errors.historyWithoutAddress': "Transactions can't be fetched without an accountAddress",
  'errors.parseError': 'The network’s response couldn’t be read. Try again.',
  'errors.invalidRequest': 'The network didn’t understand the request. Nothing was sent.',
  'errors.invalidParams': 'The request wasn’t accepted. Nothing was sent.',
  'errors.invalidInput': 'The network didn’t accept the request. Nothing was sent.',
  'errors.internalRpcError': 'The network had an internal problem. Try again in a moment.',
  'errors.resourceNotFound': 'The network couldn’t find what this request needs.',
  'errors.resourceUnavailable': 'The network is busy. Try again in a moment.',
  'errors.limitExceeded': 'Too many requests. Wait a moment and try again.',
  'errors.serviceUnreachable':
    'A service isn’t responding. Your wallet still works; try again in a moment.',
  'errors.serviceAnswerInvalid': 'A service’s response couldn’t be read. It was ignored.',
  'errors.originNotAllowed':
    'Invalid App Configuration. Origin {origin} is not on the project’s allow-list.',
  'errors.projectIdInvalid': 'Invalid App Configuration. The project id isn’t valid.',
  'errors.projectIdNotConfigured': 'Project ID Not Configured. Supply a project id.',
  'errors.jwtNotValid': 'Session Expired. Check this device’s time settings, then connect again.',
  'errors.serverError': 'Server Error. Could not get the app configuration.',
  'errors.rateLimited': 'Rate Limited. Too many requests to this page’s services.',
  'errors.projectLimitExceeded':
    'Project limit exceeded. The services may refuse this page’s visitors.',
  'errors.frameLoadFailed': 'Network Error. Could not load embedded wallet.',
  'errors.frameRefused':
    'The email wallet can’t be shown on this page. Nothing was sent. Try another wallet.',
  'errors.frameRequestTimeout': 'Embedded Wallet Request Timed Out.',
  'errors.emailInvalid': 'This isn’t a valid email address. Nothing was sent. Check it.',
  'errors.emailCooldown': 'A code was sent a moment ago. Wait a little before asking for another.',
  'errors.codeWrong': 'This isn’t the code that was sent. Check your email and try again.',
  'errors.codeExpired': 'This code has expired. Ask for a new one.',
  'errors.codeSpent': 'Too many wrong codes. Ask for a new one.',
  'errors.deviceExpired': 'The link wasn’t pressed in time. Ask for a new one.',
  'errors.popupClosed': 'The window was closed. You aren’t signed in, and nothing was shared.',
  'errors.popupBlocked':
    'Your browser blocked the window. Nothing was shared. Open it with the button.',
  'errors.socialLoginFailed':
    'The sign-in couldn’t be started or finished. You aren’t signed in. Try again.',
  'errors.socialLoginDenied':
    'You didn’t allow the sign-in. Nothing was shared. Try again, or choose another way.',
  'errors.socialEmailUnverified':
    'The provider hasn’t verified your email address. You aren’t signed in. Verify it there, then try again.',
  'errors.untrustedOrigin':
    'The answer came from a site that isn’t trusted and was ignored. You aren’t signed in. Try again.',
  'errors.rpcNotAllowed': 'Action not allowed',
  'errors.copyFailed': 'Your browser didn’t allow copying. Select the text and copy it yourself.',
  'errors.pasteFailed': 'Your browser didn’t allow pasting. Paste with the keyboard.',
  'errors.storageBlocked': 'This browser doesn’t allow this site to store anything.',
  'errors.cancelled': 'Cancelled',
  'errors.unknown': 'Something went wrong. Nothing was sent. Try again.',
  'errors.siwxInitFailed': 'A problem occurred while trying initialize authentication',
  'errors.siwxCheckFailed':
    'We couldn’t check whether you’re signed in. Nothing was signed, and nobody was signed out. Check your internet connection, then try again.',
  'errors.siwxAuthenticating': 'Authenticating...',
  'errors.siwxDeclined': 'Signature declined',
  'errors.siwxSmartAccount': 'This application might not support Smart Accounts',
  'walletConnect.lostTitle': 'Connection to your wallet lost',
  'walletConnect.lostText':
    'Reconnecting; your request will continue. Check your internet connection.',
  'walletConnect.refusedTitle': 'WalletConnect refused this site',
  'walletConnect.notReached':
    'Can’t reach WalletConnect to check whether your wallet is still connected. Nothing was sent. Reconnecting; check your internet connection.',
  'walletConnect.openWallet': 'Open {wallet}',
  'walletConnect.lookAgain': 'Try again now',
  'walletConnect.check': 'I approved it, check now',
  'walletConnect.checked': 'Checked just now. No response yet.',
} as const
