import type { multiChainTexts as english } from '../en/multiChainTexts'
import type { Translation } from '../language'

export const multiChainTexts: Translation<typeof english> = {
  'multiChain.both': '{wallet} は両方で使えます。どちらを先にしますか？',
  'multiChain.several': '{wallet} はこれらすべてで使えます。どれを先にしますか？',
  'multiChain.list': 'ネットワークの種類',
  'multiChain.evm': 'Ethereum など',
}
