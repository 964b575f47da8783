import { connectorsTexts } from './connectorsTexts'
import { emailFieldTexts } from './emailFieldTexts'
import { findWalletTexts } from './findWalletTexts'
import { legalTexts } from './legalTexts'
import { shellTexts } from './shellTexts'
import { socialBlockTexts } from './socialBlockTexts'
import { socialInBrowserTexts } from './socialInBrowserTexts'
import { titlesTexts } from './titlesTexts'

export const texts = {
  ...connectorsTexts,
  ...emailFieldTexts,
  ...findWalletTexts,
  ...legalTexts,
  ...shellTexts,
  ...socialBlockTexts,
  ...socialInBrowserTexts,
  ...titlesTexts,
}
