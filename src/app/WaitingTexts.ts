import { errorTexts } from '../strings/errorTexts'
import { waitingTexts } from '../strings/waitingTexts'
import { textsOver } from './textsOver'

/** The words around a wallet that is being asked. */
export const WaitingTexts = textsOver({ ...waitingTexts, ...errorTexts })
