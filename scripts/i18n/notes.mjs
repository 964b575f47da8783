/** Notes for translators: where a text appears, by the longest matching prefix of its key. */
export const PLACES = {
  account: 'The connected account: name, balance and actions. Short labels of buttons and tabs.',
  'account.copy': 'Read aloud only: a button that copies the address.',
  accountSettings: 'Settings of an account that was signed in by email.',
  accountType: 'A short message after the kind of account was changed.',
  activity: 'The list of transactions. A label says what was done: a past participle.',
  allWallets: 'The list of all wallets, with search.',
  approve: 'The frame of the email wallet, in which a request is approved.',
  bitcoinReview: 'Review of a Bitcoin payment. Change is the part of the coins that comes back.',
  button: 'Buttons in the page itself. As short as possible: they stand in a navigation bar.',
  chooseName: 'What an account name is for, before one is chosen.',
  collectible: 'One collectible (NFT).',
  common: 'Buttons and messages of the card, on every view.',
  compatible: 'Networks on which an address may receive.',
  connect: 'The first view: the list of wallets.',
  connecting: 'A wallet of this browser is asked to connect. "It" is the page.',
  downloads: 'Where a wallet can be installed from.',
  email: 'Signing in by email.',
  emailChange: 'Changing the email address of an account.',
  emailCode: 'Entering the code that was sent by email.',
  emailDevice: 'A link in an email allows this browser.',
  emailLogin: 'Title of the view that asks for an email address.',
  errors:
    'A failure: what happened, whether anything was sent, what to do. Keep all three sentences.',
  farcaster: 'Signing in with Farcaster, a social network; its name stays.',
  findWallet: 'A search field on the first view.',
  getWallet: 'Steps for visitors without a wallet.',
  multiChain: 'A wallet that works on several kinds of networks: which one first?',
  nameRegistered: 'An account name was registered.',
  networks: 'The list of networks.',
  nfts: 'The list of collectibles.',
  onramp: 'Buying crypto from a provider with a card or a bank transfer.',
  page: 'What the page says in its own words.',
  pairing: 'Connecting a wallet on another device with a QR code.',
  pay: 'Paying what a page asks for, from a wallet or an exchange (a trading platform).',
  preview: 'Review of a payment before it is sent, and its outcome.',
  primaryOtp: 'Title: the current email address is confirmed.',
  profile: 'The connected wallets and accounts.',
  receive: 'The QR code of an address. Say on which networks it may receive.',
  registerName: 'Registering an account name: field, waiting, outcome.',
  secondaryOtp: 'Title: the new email address is confirmed.',
  selectToken: 'The list of tokens to send from.',
  send: 'The form of a payment: amount and recipient.',
  'send.button': 'The button of the form, which says what is still missing.',
  sessions: 'Smart sessions: what an app may do for an account without asking each time.',
  shell: 'A short message while the card cannot be closed.',
  siwx: 'Signing in to a page with a signature of the wallet. Sign (a message) is not sign in.',
  social: 'Signing in with an account elsewhere, such as Google.',
  socials: 'Title of the list of all ways to sign in.',
  swap: 'The form of a swap: one token for another. Slippage and price impact are terms of trading.',
  swapReview:
    'Review of a swap, its steps and its outcome. An allowance lets a contract use tokens.',
  switchActiveChain: 'Another kind of network needs another wallet.',
  switchNetwork: 'The wallet is asked to switch its network.',
  toast: 'A short message after something was done.',
  tokens: 'The list of tokens of an account.',
  transactions: 'Title of the list of transactions.',
  unsupportedChain: 'The wallet is on a network that the page does not use.',
  updateEmail: 'The form for a new email address.',
  upgrade: 'The way to the page of the email wallet, where the key can be exported.',
  walletConnect: 'The connection to a wallet on another device. WalletConnect is a name.',
  whatIsANetwork: 'Help: what a network is. Plain words, no terms.',
  whatIsAWallet: 'Help: what a wallet is. Plain words, no terms.',
}

/** Returns the note for a key. */
export function noteOf(key) {
  const parts = key.split('.')
  for (let count = parts.length; count > 0; count -= 1) {
    const note = PLACES[parts.slice(0, count).join('.')]
    if (note) return note
  }
  return undefined
}
