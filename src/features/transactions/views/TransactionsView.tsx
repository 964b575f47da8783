import { styled } from 'styled-components'
import { FadingBody } from '../../../ui/shell/FadingBody'
import { PurchasesLink } from '../../onramp/components/PurchasesLink'
import { ActivityList } from '../components/ActivityList'

/** As tall as a card may be, whatever has come by now. */
const Page = styled(FadingBody)`
  block-size: 627px;
`

/** The activity of the account by itself. */
export const TransactionsView = () => (
  <Page data-testid="wm-view-Transactions">
    <PurchasesLink />
    <ActivityList />
  </Page>
)
