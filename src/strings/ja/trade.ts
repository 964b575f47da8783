import { onrampTexts } from './onrampTexts'
import { sessionsTexts } from './sessionsTexts'
import { swapTexts } from './swapTexts'

export const texts = { ...onrampTexts, ...sessionsTexts, ...swapTexts }
