import { styled } from 'styled-components'
import { FadingBody } from '../../../ui/shell/FadingBody'
import { PurchasesLink } from '../../../core/transactions/components/PurchasesLink'
import { ActivityList } from '../../../core/transactions/components/ActivityList'

/** As tall as the modal allows, so that its height does not change while rows load. */
const Page = styled(FadingBody)`
  block-size: 627px;
`

/** The account's activity as a view. */
export const TransactionsView = () => (
  <Page data-testid="wm-view-Transactions">
    <PurchasesLink />
    <ActivityList />
  </Page>
)
