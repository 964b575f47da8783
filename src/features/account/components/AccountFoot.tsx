import { styled } from 'styled-components'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { iconExternal } from '../../../ui/media/icons'
import { selectAddressExplorerUrl } from '../../network/explorerSelectors'
import { selectActiveAccount } from '../accountSelectors'
import { DisconnectButton } from './DisconnectButton'

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > * {
    flex: 1 1 auto;
    inline-size: auto;
  }
`

/** The ways out: to the explorer, and out of the connection. */
export function AccountFoot() {
  const t = useTranslate()
  const address = useModalSelector(state => selectActiveAccount(state).address)
  const explorerUrl = useModalSelector(state => selectAddressExplorerUrl(state, address))
  return (
    <Base>
      {explorerUrl !== null && (
        <Button
          tone="quiet"
          block
          icon={iconExternal}
          href={explorerUrl}
          aria-label={t('common.opensNewTab', { label: t('account.explorer') })}
          data-testid="wm-account-explorer"
        >
          {t('account.explorer')}
        </Button>
      )}
      <DisconnectButton />
    </Base>
  )
}
