import { styled } from 'styled-components'
import { AccountActions } from '../../features/account/components/AccountActions'
import { AccountFoot } from '../../features/account/components/AccountFoot'
import { AccountHead } from '../../features/account/components/AccountHead'
import { AccountTabs } from '../../features/account/components/AccountTabs'
import { TokenList } from '../../features/account/components/TokenList'
import { selectActiveAccount } from '../../features/account/accountSelectors'
import { selectCan } from '../../features/connections/capabilitySelectors'
import { selectActiveNamespace } from '../../features/network/networkSelectors'
import { useModalSelector } from '../../store/context'
import { Body } from '../../ui/shell/Body'
import { Dock } from '../../ui/Dock'

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
  return (
    <>
      <Body data-testid="wm-view-Account">
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
      </Body>
      <Dock ruled>
        <AccountFoot />
      </Dock>
    </>
  )
}
