import { connectionsTexts } from './connectionsTexts'
import { errorsTexts } from './errorsTexts'
import { multiChainTexts } from './multiChainTexts'
import { networkTexts } from './networkTexts'
import { pageTexts } from './pageTexts'
import { pairingTexts } from './pairingTexts'
import { siwxTexts } from './siwxTexts'
import { walletsTexts } from './walletsTexts'

export const texts = {
  ...connectionsTexts,
  ...errorsTexts,
  ...multiChainTexts,
  ...networkTexts,
  ...pageTexts,
  ...pairingTexts,
  ...siwxTexts,
  ...walletsTexts,
}
