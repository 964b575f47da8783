import { accountTexts } from './accountTexts'
import { bitcoinReviewTexts } from './bitcoinReviewTexts'
import { connectionsTexts } from './connectionsTexts'
import { embeddedTexts } from './embeddedTexts'
import { errorsTexts } from './errorsTexts'
import { findWalletTexts } from './findWalletTexts'
import { firstTexts } from './firstTexts'
import { legalTexts } from './legalTexts'
import { multiChainTexts } from './multiChainTexts'
import { namesTexts } from './namesTexts'
import { networkTexts } from './networkTexts'
import { nftsTexts } from './nftsTexts'
import { onrampTexts } from './onrampTexts'
import { pageTexts } from './pageTexts'
import { pairingTexts } from './pairingTexts'
import { paymentProgressTexts } from './paymentProgressTexts'
import { payTexts } from './payTexts'
import { profileTexts } from './profileTexts'
import { sendTexts } from './sendTexts'
import { sessionsTexts } from './sessionsTexts'
import { siwxTexts } from './siwxTexts'
import { swapTexts } from './swapTexts'
import { walletsTexts } from './walletsTexts'

/**
 * All texts in English, which define the shape of a language. Pages load them in parts, by feature.
 */
export const en = {
  ...firstTexts,
  ...legalTexts,
  ...accountTexts,
  ...bitcoinReviewTexts,
  ...connectionsTexts,
  ...embeddedTexts,
  ...errorsTexts,
  ...findWalletTexts,
  ...multiChainTexts,
  ...namesTexts,
  ...networkTexts,
  ...nftsTexts,
  ...onrampTexts,
  ...pageTexts,
  ...pairingTexts,
  ...payTexts,
  ...paymentProgressTexts,
  ...profileTexts,
  ...sendTexts,
  ...sessionsTexts,
  ...siwxTexts,
  ...swapTexts,
  ...walletsTexts,
} as const
