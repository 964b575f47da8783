import { useId } from 'react'
import { styled } from 'styled-components'
import type { Namespace } from '../../../lib/address/caip'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { TabPanel } from '../../../ui/controls/TabPanel'
import { Tabs } from '../../../ui/controls/Tabs'
import { NftsPanel } from '../../nfts/components/NftsPanel'
import { selectIsOn } from '../../options/selectIsOn'
import { ActivityList } from '../../transactions/components/ActivityList'
import { selectActiveAccount } from '../accountSelectors'
import type { AccountTab } from '../accountState'
import { tabSelected } from '../accountSlice'
import { selectHasNfts } from '../selectHasNfts'
import { TokenList } from './TokenList'

const Strip = styled(Tabs)`
  margin-block-start: 12px;
`

const Panel = styled(TabPanel)`
  padding-block-start: 8px;
`

const CONTENT = { tokens: TokenList, nfts: NftsPanel, activity: ActivityList } as const

const Alone = styled.div`
  padding-block-start: 8px;
`

/** The sides of an account: what it holds and what it did. Collectibles are told by the history as well. */
export function AccountTabs({ namespace }: { readonly namespace: Namespace }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const name = useId()
  const activity = useModalSelector(state => selectIsOn(state, 'activity'))
  const hasNfts = useModalSelector(selectHasNfts)
  const currentTab = useModalSelector(state => selectActiveAccount(state).currentTab)
  if (!activity) {
    return (
      <Alone>
        <TokenList />
      </Alone>
    )
  }
  const tabs = [
    { id: 'tokens', label: t('account.tokens') },
    ...(hasNfts ? [{ id: 'nfts', label: t('account.nfts') }] : []),
    { id: 'activity', label: t('account.activity') },
  ]
  const selected = currentTab === 'nfts' && !hasNfts ? 'tokens' : currentTab
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
