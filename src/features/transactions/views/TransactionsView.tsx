import { styled } from 'styled-components'
import { Body } from '../../../ui/shell/Body'
import { PurchasesLink } from '../../onramp/components/PurchasesLink'
import { ActivityList } from '../components/ActivityList'

/** As tall as a card may be, whatever has come by now. */
const Page = styled(Body)`
  block-size: 627px;
`

/** The activity of the account by itself. */
export const TransactionsView = () => (
  <Page data-testid="wm-view-Transactions">
    <PurchasesLink />
    <ActivityList />
  </Page>
)
