/** A wallet that can connect in several chain families. */
export const multiChainTexts = {
  'multiChain.text': '{wallet} supports several ecosystems. Which one do you want to connect?',
  'multiChain.list': 'Ecosystems',
  'multiChain.evm': 'Ethereum and more',
} as const
