import { buttonsTexts } from './buttonsTexts'
import { paymentProgressTexts } from './paymentProgressTexts'

export const texts = { ...buttonsTexts, ...paymentProgressTexts }
