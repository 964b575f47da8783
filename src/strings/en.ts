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

type NoTexts = Readonly<Record<never, string>>

/** Texts of a feature that brings its own: its row adds their keys here, by declaration merging. */
export interface FeatureTexts extends NoTexts {}

export type StringKey = keyof typeof en | keyof FeatureTexts
export type Strings = Readonly<Record<StringKey, string>>
