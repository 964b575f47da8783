import { errorTexts } from './errorTexts'
import { findingTexts } from './findingTexts'
import { shellTexts } from './shellTexts'
import { viewTexts } from './viewTexts'
import { waitingTexts } from './waitingTexts'

/** Every word the product says, in English. Other languages are objects of the same shape. */
export const en = {
  ...shellTexts,
  ...waitingTexts,
  ...findingTexts,
  ...viewTexts,
  ...errorTexts,
} as const

export type StringKey = keyof typeof en
export type Strings = Readonly<Record<StringKey, string>>
