/** As `errorsTexts`, of what fails only while something is sent, or while a page is made. */
export const sendErrorsTexts = {
  'errors.projectIdMissing': 'Project ID Not Configured. Pass a projectId to createWalletModal.',
  'errors.siwxAndSiwe': 'Pass either siwx or siweConfig, not both.',
  'errors.unknownOption': 'createWalletModal received an option that doesn’t exist.',
  'errors.invalidOption': 'createWalletModal received an option with an invalid value.',
  'errors.storeNotIntegrated': 'This store has no wallet modal. Add walletModal.enhancer to it.',
  'errors.storeIntegratedTwice':
    'This store has the same wallet modal twice. Use either its enhancer or its middleware.',
  'errors.sendIncomplete': 'An amount and receiver address are required',
  'errors.sendWithoutToken': 'A token is required',
  'errors.tokenMismatch':
    'This token’s decimals on the network don’t match your balances. Nothing was sent. Reload the balances and choose the token again.',
  'errors.tokenNotChecked':
    'This token couldn’t be checked with the network. Nothing was sent. Try again in a moment.',
  'errors.tokenUnsupported':
    'This token’s transfer rules aren’t supported here. Nothing was sent. Send it from your wallet instead.',
  'errors.tokenWithholds':
    'This token keeps part of every transfer, so the full amount wouldn’t arrive. Nothing was sent. Choose another way to pay.',
  'errors.sendUnsupportedChain': 'Unsupported chain',
  'errors.sendFailed': 'The payment wasn’t sent. What you entered is still here; try again.',
  'errors.sendTimeout':
    '{wallet} isn’t responding. If you approve there now, the payment may still go out.',
  'errors.sendUncertain':
    'We couldn’t confirm this payment. Check {wallet} and your activity before you try again.',
  'errors.alreadyKnown':
    'The network already has this payment. Check {wallet} and your activity before you try again.',
  'errors.intentChanged':
    'The payment no longer matches what you reviewed. It was stopped; nothing was sent.',
  'errors.feeUnavailable':
    'The network fee isn’t known right now. Your wallet will show it before you approve.',
  'errors.insufficientFunds':
    'Not enough for the amount and the network fee. Nothing was sent. Lower the amount.',
  'errors.nonceTooLow':
    'Your wallet is out of sync with the network. We couldn’t confirm this payment; check your activity before trying again.',
  'errors.nonceTooHigh':
    'An earlier payment is still pending. Nothing was sent. Wait for it to finish, then try again.',
  'errors.feeTooLow':
    'The fee is lower than the network requires right now. Nothing was sent. Try again.',
  'errors.feeTooHigh': 'The fee is above the network’s limit. Nothing was sent. Try again.',
  'errors.gasTooLow':
    'The payment needs more gas than its limit allows. Nothing was sent. Try again.',
  'errors.gasTooHigh': 'The payment needs more gas than a block can hold. Nothing was sent.',
  'errors.executionReverted':
    'The contract at this address would reject this payment. Nothing was sent.',
  'errors.receiptTimeout':
    'The network hasn’t confirmed the payment yet. Check your activity again later.',
  'errors.transactionFailed': 'The network rejected the payment. Only the fee was spent.',
  'errors.transactionReplaced':
    'Another transaction from your wallet replaced this payment, so it may not have arrived. Check your activity before you pay again.',
  'errors.nameNotResolved':
    'Error resolving name. Nothing was sent. Try again, or paste an address.',
  'errors.transactionRejected': 'The network didn’t accept the payment. Nothing was sent.',
  'errors.unsupportedCapability': 'Your wallet doesn’t support this request.',
  'errors.unsupportedChainId': 'Your wallet doesn’t support batches on this network.',
  'errors.duplicateBundle': 'This batch was already submitted.',
  'errors.unknownBundle': 'Your wallet doesn’t know this batch.',
  'errors.bundleTooLarge': 'This batch is too large for your wallet.',
  'errors.upgradeRejected': 'You declined the account upgrade. Nothing was sent.',
  'errors.atomicityNotSupported': 'Your wallet can’t run these steps as a single transaction.',
} as const
