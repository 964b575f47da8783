/**
 * Wallet Standard wallets that other libraries store by directory id (protocol §6.10, §8.4). As in
 * the standard, our connector id is the wallet's name.
 */
const WALLET_NAMES: Readonly<Record<string, string>> = {
  c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96: 'MetaMask',
  '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0': 'Trust',
  '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79': 'Solflare',
  a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393: 'Phantom',
  '2a3c89040ac3b723a1972a33a125b1db11e258a6975d3a61252cd64e6ea5ea01': 'Coin98',
  '8b830a2b724a9c3fbab63af6f55ed29c9dfa8a55e732dc88c80a196a2ba136c6': 'Magic Eden',
  '2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0': 'Backpack',
  '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662': 'Bitget Wallet',
  '85db431492aa2e8672e93f4ea7acf10c88b97b867b0d373107af63dc4880f041': 'Frontier',
  '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b': 'Xverse Wallet',
  '483afe1df1df63daf313109971ff3ef8356ddf1cc4e45877d205eee0b7893a13': 'Leather',
}

/** Returns the connector id for a stored id. */
export const toConnectorId = (stored: string): string =>
  Object.hasOwn(WALLET_NAMES, stored) ? (WALLET_NAMES[stored] ?? stored) : stored
