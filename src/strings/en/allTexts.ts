import { bitcoinReviewTexts } from './bitcoinReviewTexts'
import { firstTexts } from './firstTexts'
import { legalTexts } from './legalTexts'
import { onrampTexts } from './onrampTexts'
import { nftsTexts } from './nftsTexts'
import { namesTexts } from './namesTexts'
import { payTexts } from './payTexts'
import { profileTexts } from './profileTexts'
import { sessionsTexts } from './sessionsTexts'
import { siwxTexts } from './siwxTexts'
import { swapTexts } from './swapTexts'
import { whileConnected } from './whileConnected'
import { whileFinding } from './whileFinding'
import { whileSending } from './whileSending'

/** Every text of the product, in English: the shape of a language. What a page loads are its parts, by `loadTexts`. */
export const en = {
  ...firstTexts,
  ...legalTexts,
  ...whileFinding,
  ...whileConnected,
  ...whileSending,
  ...profileTexts,
  ...onrampTexts,
  ...nftsTexts,
  ...siwxTexts,
  ...swapTexts,
  ...namesTexts,
  ...sessionsTexts,
  ...payTexts,
  ...bitcoinReviewTexts,
} as const
