import { styled } from 'styled-components'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { lazyPart } from '../../../ui/layout/lazyPart'
import { Avatar } from '../../../ui/media/Avatar'
import { Icon } from '../../../ui/media/Icon'
import { iconChevronDown, iconCopy, iconMail } from '../../../ui/media/icons'
import { selectActiveAccount } from '../accountSelectors'
import { selectHasWalletChoice } from '../selectHasWalletChoice'
import { selectAccountTitle } from '../selectAccountTitle'
import { copyRequested } from '../accountSlice'
import { huesOf } from '../huesOf'
import { selectIsEmbeddedActive } from '../../embedded/isEmbeddedConnection'
import { viewPushed } from '../../router/routerSlice'
import { BalanceFigure } from './BalanceFigure'
import { ChooseName } from './ChooseName'

const EmailOfAccount = lazyPart(() =>
  import('../../embedded/components/EmailOfAccount').then(module => module.EmailOfAccount),
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
      grid-row: span 2;
      inline-size: 48px;
      block-size: 48px;
    }
    > button {
      margin: 0 -8px;
      justify-self: start;
    }
  }
`

// Its reach on a touched screen lies over the figure.
const Who = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 32px;
  max-inline-size: 100%;
  z-index: 1;
  margin-block-start: 8px;
  padding: 4px 8px;
  border-radius: var(--wm-radius-icon);
  font-weight: var(--wm-weight-medium);
  > span {
    overflow-wrap: anywhere;
  }
  > svg {
    color: var(--wm-color-text-muted);
  }
  &:hover {
    background: var(--wm-color-hover);
  }
`

/** Whose account it is and what is in it. */
export function AccountHead() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const account = useModalSelector(selectActiveAccount)
  const { address, profileImage } = account
  const name = useModalSelector(selectAccountTitle)
  const isEmbedded = useModalSelector(selectIsEmbeddedActive)
  const hasChoice = useModalSelector(selectHasWalletChoice)
  if (address === null) return null
  return (
    <Base>
      <Avatar hues={huesOf(address)} src={profileImage} />
      {hasChoice ? (
        <Who
          type="button"
          aria-label={t('account.wallets', { name, address })}
          onClick={() => dispatch(viewPushed(viewEntry('ProfileWallets')))}
          data-testid="wm-account-wallets"
        >
          {isEmbedded && <Icon icon={iconMail} size={16} />}
          <span>
            <bdi translate="no">{name}</bdi>
          </span>
          <Icon icon={iconChevronDown} size={16} />
        </Who>
      ) : (
        <Who
          type="button"
          aria-label={t('account.copy', { name, address })}
          onClick={() => dispatch(copyRequested({ text: address, what: 'address' }))}
          data-testid="wm-account-copy"
        >
          {isEmbedded && <Icon icon={iconMail} size={16} />}
          <span>
            <bdi translate="no">{name}</bdi>
          </span>
          <Icon icon={iconCopy} size={16} />
        </Who>
      )}
      {isEmbedded && <EmailOfAccount />}
      <ChooseName />
      <BalanceFigure />
    </Base>
  )
}
