import { accountTexts } from './accountTexts'
import { embeddedTexts } from './embeddedTexts'
import { namesTexts } from './namesTexts'
import { nftsTexts } from './nftsTexts'
import { profileTexts } from './profileTexts'
import { socialTexts } from './socialTexts'

export const texts = {
  ...accountTexts,
  ...embeddedTexts,
  ...namesTexts,
  ...nftsTexts,
  ...profileTexts,
  ...socialTexts,
}
