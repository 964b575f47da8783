/** Texts of choosing a chain family for a wallet with several. */
export const multiChainTexts = {
  'multiChain.both': '{wallet} works on both. Which first?',
  'multiChain.several': '{wallet} works on all of these. Which first?',
  'multiChain.list': 'Network types',
  'multiChain.evm': 'Ethereum and more',
} as const
