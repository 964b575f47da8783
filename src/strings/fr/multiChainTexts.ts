import type { multiChainTexts as english } from '../en/multiChainTexts'
import type { Translation } from '../language'

export const multiChainTexts: Translation<typeof english> = {
  'multiChain.both': '{wallet} fonctionne avec les deux. Lequel d’abord\u00a0?',
  'multiChain.several': '{wallet} fonctionne avec tous. Lequel d’abord\u00a0?',
  'multiChain.list': 'Types de réseau',
  'multiChain.evm': 'Ethereum et autres',
}
