import { buttonsTexts } from './buttonsTexts'
import { connectorsTexts } from './connectorsTexts'
import { shellTexts } from './shellTexts'
import { titlesTexts } from './titlesTexts'

/** What comes with the card: its own words, and those of the first view. */
export const firstTexts = {
  ...buttonsTexts,
  ...shellTexts,
  ...titlesTexts,
  ...connectorsTexts,
} as const
