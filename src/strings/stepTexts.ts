import type { accountTexts } from './en/accountTexts'
import type { bitcoinReviewTexts } from './en/bitcoinReviewTexts'
import type { buttonsTexts } from './en/buttonsTexts'
import type { connectionsTexts } from './en/connectionsTexts'
import type { connectorsTexts } from './en/connectorsTexts'
import type { emailFieldTexts } from './en/emailFieldTexts'
import type { embeddedTexts } from './en/embeddedTexts'
import type { errorsTexts } from './en/errorsTexts'
import type { findWalletTexts } from './en/findWalletTexts'
import type { legalTexts } from './en/legalTexts'
import type { multiChainTexts } from './en/multiChainTexts'
import type { namesTexts } from './en/namesTexts'
import type { networkTexts } from './en/networkTexts'
import type { nftsTexts } from './en/nftsTexts'
import type { onrampTexts } from './en/onrampTexts'
import type { pageTexts } from './en/pageTexts'
import type { pairingTexts } from './en/pairingTexts'
import type { payTexts } from './en/payTexts'
import type { paymentProgressTexts } from './en/paymentProgressTexts'
import type { profileTexts } from './en/profileTexts'
import type { sendTexts } from './en/sendTexts'
import type { sessionsTexts } from './en/sessionsTexts'
import type { shellTexts } from './en/shellTexts'
import type { siwxTexts } from './en/siwxTexts'
import type { socialBlockTexts } from './en/socialBlockTexts'
import type { socialInBrowserTexts } from './en/socialInBrowserTexts'
import type { socialTexts } from './en/socialTexts'
import type { swapTexts } from './en/swapTexts'
import type { titlesTexts } from './en/titlesTexts'
import type { walletsTexts } from './en/walletsTexts'
import type { Translation } from './language'
import type { TextStep } from './steps'

/** The English texts of each step: the keys that a translation may have. */
interface EnglishTexts extends Record<TextStep, object> {
  readonly page: typeof buttonsTexts & typeof paymentProgressTexts
  readonly card: typeof connectorsTexts &
    typeof emailFieldTexts &
    typeof findWalletTexts &
    typeof legalTexts &
    typeof shellTexts &
    typeof socialBlockTexts &
    typeof socialInBrowserTexts &
    typeof titlesTexts
  readonly connect: typeof connectionsTexts &
    typeof errorsTexts &
    typeof multiChainTexts &
    typeof networkTexts &
    typeof pageTexts &
    typeof pairingTexts &
    typeof siwxTexts &
    typeof walletsTexts
  readonly account: typeof accountTexts &
    typeof embeddedTexts &
    typeof namesTexts &
    typeof nftsTexts &
    typeof profileTexts &
    typeof socialTexts
  readonly send: typeof bitcoinReviewTexts & typeof payTexts & typeof sendTexts
  readonly trade: typeof onrampTexts & typeof sessionsTexts & typeof swapTexts
}

/**
 * A step's texts in another language: keys that English lacks are type errors; a test finds missing
 * ones.
 */
export type StepTexts = {
  readonly [Step in TextStep]: Translation<EnglishTexts[Step]>
}
