import { errorTexts } from './errorTexts'
import { findingTexts } from './findingTexts'

/** The texts around finding a wallet, with those of what may go wrong. */
export const whileFinding = { ...findingTexts, ...errorTexts }
