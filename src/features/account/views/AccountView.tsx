import { styled } from 'styled-components'
import { AccountActions } from '../components/AccountActions'
import { AccountFoot } from '../components/AccountFoot'
import { AccountHead } from '../components/AccountHead'
import { AccountTabs } from '../components/AccountTabs'
import { TokenList } from '../components/TokenList'
import { selectActiveAccount } from '../accountSelectors'
import { selectCan } from '../../connections/capabilitySelectors'
import { selectActiveNamespace } from '../../network/networkSelectors'
import { useModalSelector } from '../../../store/context'
import { Body } from '../../../ui/shell/Body'
import { ActionBar } from '../../../ui/layout/ActionBar'

/** Room for four rows, whatever the tab holds: the tabs stay under the pointer that changes them. */
const Tabbed = styled(Body)`
  block-size: 579px;
`

const Holdings = styled.div`
  padding-block-start: 8px;
`

/** Whose money, how much, what can be done. In that order. */
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
        <AccountHead />
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
        <AccountFoot />
      </ActionBar>
    </>
  )
}
