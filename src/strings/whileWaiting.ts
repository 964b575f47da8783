import { errorTexts } from './errorTexts'
import { waitingTexts } from './waitingTexts'

/** The texts around a wallet that is being asked, with those of what may go wrong. */
export const whileWaiting = { ...waitingTexts, ...errorTexts }
