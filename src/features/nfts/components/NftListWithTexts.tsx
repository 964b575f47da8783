import { createTextsProvider } from '../../../store/createTextsProvider'
import { nftsTexts } from '../../../strings/en/nftsTexts'
import { NftList } from './NftList'

const WithTexts = createTextsProvider(nftsTexts)

/** The list as a tab of the account, whose view loads without the texts of collectibles. */
export const NftListWithTexts = () => (
  <WithTexts>
    <NftList />
  </WithTexts>
)
