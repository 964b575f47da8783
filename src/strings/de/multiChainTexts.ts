import type { multiChainTexts as english } from '../en/multiChainTexts'
import type { Translation } from '../language'

export const multiChainTexts: Translation<typeof english> = {
  'multiChain.both': '{wallet} funktioniert mit beiden. Welches zuerst?',
  'multiChain.several': '{wallet} funktioniert mit all diesen. Welches zuerst?',
  'multiChain.list': 'Netzwerkarten',
  'multiChain.evm': 'Ethereum und andere',
}
