import { styled } from 'styled-components'
import { disconnectRequested } from '../../../events/connectionEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/Button'
import { iconExternal, iconPower } from '../../../ui/icons'
import { selectAddressExplorerUrl } from '../../network/explorerSelectors'
import { selectActiveAccount } from '../accountSelectors'

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
  const dispatch = useModalDispatch()
  const { address } = useModalSelector(selectActiveAccount)
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
      <Button
        tone="quiet"
        block
        icon={iconPower}
        onPress={() => dispatch(disconnectRequested({}))}
        data-testid="wm-disconnect"
      >
        {t('account.disconnect')}
      </Button>
    </Base>
  )
}
