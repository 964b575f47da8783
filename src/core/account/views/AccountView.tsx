import { styled } from 'styled-components'
import { AccountActions } from '../components/AccountActions'
import { AccountFooter } from '../components/AccountFooter'
import { AccountHeader } from '../components/AccountHeader'
import { AccountTabs } from '../components/AccountTabs'
import { TokenList } from '../components/TokenList'
import { selectActiveAccount } from '../accountSelectors'
import { selectCan } from '../../connections/capabilitySelectors'
import { selectActiveNamespace } from '../../network/networkSelectors'
import { useModalSelector } from '../../../store/context'
import { Body } from '../../../ui/shell/Body'
import { ActionBar } from '../../../ui/layout/ActionBar'

/** Fits four rows whatever tab is selected, so that the tabs do not move under the pointer. */
const Tabbed = styled(Body)`
  block-size: 579px;
`

const Holdings = styled.div`
  padding-block-start: 8px;
`

/** Account, balance and actions, in this order. */
export function AccountView() {
  const namespace = useModalSelector(selectActiveNamespace)
  const address = useModalSelector(state => selectActiveAccount(state).address)
  const hasActivity = useModalSelector(state => selectCan(state, namespace, 'activity'))
  const hasBalance = useModalSelector(state => selectCan(state, namespace, 'balance'))
  if (namespace === null || address === null) return <Body data-testid="wm-view-Account" />
  const Content = hasActivity ? Tabbed : Body
  return (
    <>
      <Content data-testid="wm-view-Account">
        <AccountHeader />
        <AccountActions />
        {hasActivity ? (
          <AccountTabs namespace={namespace} />
        ) : (
          hasBalance && (
            <Holdings>
              <TokenList />
            </Holdings>
          )
        )}
      </Content>
      <ActionBar ruled>
        <AccountFooter />
      </ActionBar>
    </>
  )
}
