import type { multiChainTexts as english } from '../en/multiChainTexts'
import type { Translation } from '../language'

export const multiChainTexts: Translation<typeof english> = {
  'multiChain.both': '{wallet} funciona en ambas. ¿Cuál primero?',
  'multiChain.several': '{wallet} funciona en todas estas. ¿Cuál primero?',
  'multiChain.list': 'Tipos de red',
  'multiChain.evm': 'Ethereum y más',
}
