import { errorTexts } from '../strings/errorTexts'
import { findingTexts } from '../strings/findingTexts'
import { textsOver } from './textsOver'

/** The words around finding a wallet. */
export const FindingTexts = textsOver({ ...findingTexts, ...errorTexts })
