import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useModalSelector } from '../../../store/context'
import { Slot } from '../../../store/Slot'
import { createLazyComponent } from '../../../ui/layout/createLazyComponent'
import { Avatar } from '../../../ui/media/Avatar'
import { selectActiveAccount } from '../accountSelectors'
import { selectActiveIdentity } from '../identitySelectors'
import { selectAccountName } from '../selectAccountTitle'
import { getAddressHues } from '../getAddressHues'
import { selectActiveNamespace } from '../../network/networkSelectors'
import { selectIsEmbeddedActive } from '../../login/isEmbeddedConnection'
import { loadPart } from '../../parts'
import { selectIsWatchOnlyActive } from '../../watchOnly/isWatchOnly'
import { AccountSubtitle } from './AccountSubtitle'
import { AccountTitle } from './AccountTitle'
import { BalanceFigure } from './BalanceFigure'
import { ChooseName } from './ChooseName'

const EmailOfAccount = createLazyComponent(() => loadPart('AccountEmailLink'))

const WatchOnlyNote = createLazyComponent(() =>
  import('../../watchOnly/components/WatchOnlyNote').then(module => module.WatchOnlyNote),
)

// Compact on low screens, to leave room for the holdings.
const Base = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-block: 8px 20px;
  text-align: center;
  @media (max-height: 620px) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 12px;
    padding-block: 0 12px;
    text-align: start;
    > [data-wm-part='avatar'] {
      grid-row: span 3;
      inline-size: 48px;
      block-size: 48px;
    }
    > button {
      margin: 0 -8px;
      justify-self: start;
    }
  }
`

const FRAME = { overflow: 'hidden', overflowWrap: 'anywhere' } as const
const inFrame = (content: ReactNode) => (
  <div style={FRAME} data-wm-part="account-header">
    {content}
  </div>
)

/** Avatar, name and balance of the account. */
export function AccountHeader() {
  const { address } = useModalSelector(selectActiveAccount)
  const { avatar } = useModalSelector(selectActiveIdentity)
  const isEmbedded = useModalSelector(selectIsEmbeddedActive)
  const isWatchOnly = useModalSelector(selectIsWatchOnlyActive)
  const namespace = useModalSelector(selectActiveNamespace)
  const name = useModalSelector(selectAccountName)
  if (address === null || namespace === null) return null
  const head = (
    <Base>
      <Avatar hues={getAddressHues(address)} src={avatar} />
      <AccountTitle />
      <AccountSubtitle />
      {isWatchOnly && <WatchOnlyNote />}
      {isEmbedded && <EmailOfAccount />}
      <ChooseName />
      <BalanceFigure />
    </Base>
  )
  return (
    <Slot name="AccountHeader" given={{ address, namespace, name }} frame={inFrame}>
      {head}
    </Slot>
  )
}
