import { errorTexts } from './errorTexts'
import { hostButtons } from './hostButtons'
import { viewTexts } from './viewTexts'

/** Every word the product says, in English. Other languages are objects of the same shape. */
export const en = { ...hostButtons, ...viewTexts, ...errorTexts } as const

export type StringKey = keyof typeof en
export type Strings = Readonly<Record<StringKey, string>>
