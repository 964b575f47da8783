import { styled } from 'styled-components'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { selectAddressExplorerUrl } from '../../network/explorerSelectors'
import { selectActiveAccount } from '../accountSelectors'
import { DisconnectButton } from './DisconnectButton'
import { ExternalButton } from './ExternalButton'

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > * {
    flex: 1 1 auto;
    inline-size: auto;
  }
`

/** Explorer link and disconnect button. */
export function AccountFooter() {
  const t = useTranslate()
  const address = useModalSelector(state => selectActiveAccount(state).address)
  const explorerUrl = useModalSelector(state => selectAddressExplorerUrl(state, address))
  return (
    <Base>
      {explorerUrl !== null && (
        <ExternalButton
          tone="quiet"
          href={explorerUrl}
          label={t('account.explorer')}
          data-testid="wm-account-explorer"
        />
      )}
      <DisconnectButton />
    </Base>
  )
}
