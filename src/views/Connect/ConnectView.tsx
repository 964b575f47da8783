import { styled } from 'styled-components'
import { viewEntry } from '../../domain/views'
import { ConnectNote } from '../../features/connectors/components/ConnectNote'
import { LegalNote } from '../../features/connectors/components/LegalNote'
import { WalletBones } from '../../features/connectors/components/WalletBones'
import { WalletRow } from '../../features/connectors/components/WalletRow'
import { selectWalletChoices } from '../../features/connectors/connectorsSelectors'
import { selectHasLooked } from '../../features/connectors/connectorsSlice'
import { viewPushed } from '../../features/router/routerSlice'
import { useModalDispatch, useModalSelector } from '../../store/context'
import { useTranslate } from '../../store/translation'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { NoWallets } from '../../ui/NoWallets'
import { Body } from '../../ui/shell/Body'
import { Tray } from '../../ui/Tray'

const NoteButton = styled.button`
  padding: 4px 0;
  margin-block: -4px;
  border-radius: var(--wm-radius-small);
  color: var(--wm-color-accent-text);
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 3px;
  &:hover {
    text-decoration-color: currentColor;
  }
  @media (forced-colors: active) {
    color: LinkText;
  }
`

/** The wallets of this browser; pressing one asks it. */
export function ConnectView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const choices = useModalSelector(selectWalletChoices)
  const hasLooked = useModalSelector(selectHasLooked)
  const getWallet = () => dispatch(viewPushed(viewEntry('GetWallet')))

  if (choices.length === 0 && hasLooked) {
    return (
      <Body data-testid="wm-view-Connect">
        <Empty
          illustration={<NoWallets />}
          action={
            <Button small onPress={getWallet} data-testid="wm-get-wallet">
              {t('connect.getWallet')}
            </Button>
          }
        >
          {t('connect.empty')}
        </Empty>
        <LegalNote />
      </Body>
    )
  }
  return (
    <Body data-testid="wm-view-Connect">
      {choices.length === 0 ? (
        <WalletBones />
      ) : (
        <Tray label={t('connect.wallets')}>
          {choices.map(choice => (
            <WalletRow key={choice.key} connector={choice.connector} mark={choice.mark} />
          ))}
        </Tray>
      )}
      <ConnectNote>
        {t('connect.newToWallets')}{' '}
        <NoteButton type="button" onClick={getWallet} data-testid="wm-get-wallet">
          {t('connect.getWallet')}
        </NoteButton>
      </ConnectNote>
      <LegalNote />
    </Body>
  )
}
