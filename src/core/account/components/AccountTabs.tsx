import { useId } from 'react'
import { styled } from 'styled-components'
import type { Namespace } from '../../../lib/address/caip'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { TabPanel } from '../../../ui/controls/TabPanel'
import { Tabs } from '../../../ui/controls/Tabs'
import { NftsPanel } from './NftsPanel'
import { PurchasesLink } from '../../transactions/components/PurchasesLink'
import { selectIsOn } from '../../options/selectIsOn'
import { ActivityList } from '../../transactions/components/ActivityList'
import { selectActiveAccount } from '../accountSelectors'
import type { AccountTab } from '../accountState'
import { tabSelected } from '../accountSlice'
import { selectHasNfts } from '../selectHasNfts'
import { MoreTokens } from './MoreTokens'
import { TokenList } from './TokenList'

const Strip = styled(Tabs)`
  margin-block-start: 12px;
`

const Panel = styled(TabPanel)`
  padding-block-start: 8px;
`

/** Tokens, with links to get more when there are few. */
const Tokens = () => (
  <>
    <TokenList />
    <MoreTokens />
  </>
)

/** Activity, with a link to the on-ramp purchases. */
const Activity = () => (
  <>
    <PurchasesLink />
    <ActivityList />
  </>
)

const CONTENT = { tokens: Tokens, nfts: NftsPanel, activity: Activity } as const

const Alone = styled.div`
  padding-block-start: 8px;
`

/** Tokens, NFTs and activity. Without other tabs, the tokens are shown alone. */
export function AccountTabs({ namespace }: { readonly namespace: Namespace }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const name = useId()
  const activity = useModalSelector(state => selectIsOn(state, 'activity'))
  const hasNfts = useModalSelector(selectHasNfts)
  const currentTab = useModalSelector(state => selectActiveAccount(state).currentTab)
  const tabs: readonly { readonly id: AccountTab; readonly label: string }[] = [
    { id: 'tokens', label: t('account.tokens') },
    ...(hasNfts ? [{ id: 'nfts', label: t('account.nfts') } as const] : []),
    ...(activity ? [{ id: 'activity', label: t('account.activity') } as const] : []),
  ]
  if (tabs.length === 1) {
    return (
      <Alone>
        <TokenList />
      </Alone>
    )
  }
  const selected = tabs.some(({ id }) => id === currentTab) ? currentTab : 'tokens'
  const Content = CONTENT[selected]
  return (
    <>
      <Strip
        label={t('account.tabs')}
        tabs={tabs}
        selected={selected}
        onSelect={tab => dispatch(tabSelected({ namespace, tab: tab as AccountTab }))}
        name={name}
      />
      <Panel key={selected} name={name} tab={selected}>
        <Content />
      </Panel>
    </>
  )
}
