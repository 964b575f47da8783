import { styled } from 'styled-components'
import { useModalSelector } from '../../../store/context'
import { lazyPart } from '../../../ui/layout/lazyPart'
import { Avatar } from '../../../ui/media/Avatar'
import { selectActiveAccount } from '../accountSelectors'
import { huesOf } from '../huesOf'
import { selectIsEmbeddedActive } from '../../embedded/isEmbeddedConnection'
import { selectIsWatchOnlyActive } from '../../watchOnly/isWatchOnly'
import { AccountSubtitle } from './AccountSubtitle'
import { AccountTitle } from './AccountTitle'
import { BalanceFigure } from './BalanceFigure'
import { ChooseName } from './ChooseName'

const EmailOfAccount = lazyPart(() =>
  import('../../embedded/components/EmailOfAccount').then(module => module.EmailOfAccount),
)

const WatchOnlyNote = lazyPart(() =>
  import('../../watchOnly/components/WatchOnlyNote').then(module => module.WatchOnlyNote),
)

// On a low screen it leaves room for what is held.
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

/** Whose account it is and what is in it. */
export function AccountHead() {
  const { address, profileImage } = useModalSelector(selectActiveAccount)
  const isEmbedded = useModalSelector(selectIsEmbeddedActive)
  const isWatchOnly = useModalSelector(selectIsWatchOnlyActive)
  if (address === null) return null
  return (
    <Base>
      <Avatar hues={huesOf(address)} src={profileImage} />
      <AccountTitle />
      <AccountSubtitle />
      {isWatchOnly && <WatchOnlyNote />}
      {isEmbedded && <EmailOfAccount />}
      <ChooseName />
      <BalanceFigure />
    </Base>
  )
}
