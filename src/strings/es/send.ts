import { bitcoinReviewTexts } from './bitcoinReviewTexts'
import { payTexts } from './payTexts'
import { sendTexts } from './sendTexts'

export const texts = { ...bitcoinReviewTexts, ...payTexts, ...sendTexts }
