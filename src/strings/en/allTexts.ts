import { firstTexts } from './firstTexts'
import { profileTexts } from './profileTexts'
import { siwxTexts } from './siwxTexts'
import { whileConnected } from './whileConnected'
import { whileFinding } from './whileFinding'
import { whileSending } from './whileSending'

/** Every text of the product, in English: the shape of a language. What a page loads are its parts, by `loadTexts`. */
export const en = {
  ...firstTexts,
  ...whileFinding,
  ...whileConnected,
  ...whileSending,
  ...profileTexts,
  ...siwxTexts,
} as const
