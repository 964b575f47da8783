/** Choosing a network and switching to it. */
export const networkTexts = {
  'networks.search': 'Search networks',
  'networks.none': 'No network matches “{text}”.',
  'networks.current': 'Current',
  'networks.needsOtherWallet': 'Needs another wallet',
  'networks.notApproved': 'Not available in this wallet',
  'networks.list': 'Networks',
  'networks.hint': 'Your wallet may not support every network.',
  'switchNetwork.waitTitle': 'Approve in {wallet}',
  'switchNetwork.waitText': 'Approve switching from {from} to {network}.',
  'switchNetwork.waitTextNoFrom': 'Approve switching to {network}.',
  'switchNetwork.failedTitle': 'Still on {from}',
  'switchNetwork.failedTitleNoFrom': 'Network not changed',
  'switchNetwork.stillOn': 'Still on {from}. Couldn’t switch to {network}.',
  'switchNetwork.stillOnDeclined': 'Still on {from}. You declined switching to {network}.',
  'switchNetwork.stillOnUnanswered': 'Still on {from}. Your wallet isn’t responding.',
  'switchNetwork.stillOnBusy':
    'Still on {from}. Another request is open in your wallet. Answer it there, then try again.',
  'switchNetwork.declinedText': 'You declined in {wallet}. Nothing changed.',
  'switchNetwork.doneTitle': 'Switched to {network}',
  'switchNetwork.doneText': '{wallet} is on {network} now.',
  'switchNetwork.idleTitle': 'Switch to {network}',
  'switchNetwork.idleText': 'Nothing has been sent to {wallet} yet.',
  'switchNetwork.action': 'Switch',
  'switchNetwork.yourWallet': 'your wallet',
  'switchActiveChain.heading': '{namespace} needs another wallet',
  'switchActiveChain.text': '{wallet} stays connected while you add a wallet for {namespace}.',
  'switchActiveChain.textSingle':
    '{wallet} will be disconnected once you connect a wallet for {namespace}.',
  'switchActiveChain.action': 'Choose a wallet',
  'unsupportedChain.heading': '{page} doesn’t support this network',
  'unsupportedChain.text':
    '{wallet} is on a network this app doesn’t support. Choose a network to continue.',
  'unsupportedChain.list': 'Supported networks',
  'compatible.many': 'Only send on these networks',
  'compatible.one': 'Only send on {network}',
  'compatible.same':
    'Your address is the same on each of them. On other networks it may not belong to anyone.',
  'compatible.sameElsewhere':
    'Is another network safe? If your wallet holds the key to this address, it’s yours there too, but isn’t shown here. If the account is a contract, it may not exist there, and funds sent to it are lost.',
  'compatible.single':
    'This account exists only here. Funds sent to the same address on another network can be lost.',
  'compatible.list': 'Networks for this address',
  'compatible.help': 'What is a network?',
  'whatIsANetwork.recordTitle': 'A record of who owns what',
  'whatIsANetwork.recordText':
    'Many computers maintain it together. Each network has its own coin for fees.',
  'whatIsANetwork.sameTitle': 'One address, several records',
  'whatIsANetwork.sameText':
    'Networks of the same kind use the same address format, so yours can be on several. Each has its own balance: funds sent on one don’t show on another. Sender and recipient must use the same network.',
  'whatIsANetwork.more': 'Read more about networks',
  'account.disconnect': 'Disconnect',
} as const
