import type { en } from './en/allTexts'

type NoTexts = Readonly<Record<never, string>>

/** Texts of features that bring their own, added by declaration merging. */
export interface FeatureTexts extends NoTexts {}

/** The key of a text: `<view or part>.<what>`. */
export type StringKey = keyof typeof en | keyof FeatureTexts

/** A language: English, or an object of the same shape. */
export type Strings = Readonly<Record<StringKey, string>>
