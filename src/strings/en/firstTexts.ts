import { buttonsTexts } from './buttonsTexts'
import { connectorsTexts } from './connectorsTexts'
import { shellTexts } from './shellTexts'
import { titlesTexts } from './titlesTexts'

/** Texts that load with the card: its own, and those of the first view. */
export const firstTexts = {
  ...buttonsTexts,
  ...shellTexts,
  ...titlesTexts,
  ...connectorsTexts,
} as const
