import { connectionsTexts } from './connectionsTexts'
import { errorsTexts } from './errorsTexts'
import { multiChainTexts } from './multiChainTexts'
import { pairingTexts } from './pairingTexts'
import { walletConnectTexts } from './walletConnectTexts'
import { walletsTexts } from './walletsTexts'

/** While a wallet is looked for, with what may go wrong. */
export const whileFinding = {
  ...connectionsTexts,
  ...errorsTexts,
  ...walletsTexts,
  ...multiChainTexts,
  ...pairingTexts,
  ...walletConnectTexts,
} as const
