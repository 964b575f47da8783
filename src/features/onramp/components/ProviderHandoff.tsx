import { truncateAddress } from '../../../lib/text/truncate'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ConnectionIndicator } from '../../../ui/feedback/ConnectionIndicator'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Avatar } from '../../../ui/media/Avatar'
import { useChecksumAddress } from '../../../ui/media/ShortAddress'
import { iconExternal } from '../../../ui/media/icons'
import { Body } from '../../../ui/shell/Body'
import { selectActiveAccount } from '../../../core/account/accountSelectors'
import { getAddressHues } from '../../../core/account/getAddressHues'
import { selectPayoutName, type OfferedProvider } from '../onrampSelectors'
import { purchaseStarted } from '../onrampSlice'
import { ProviderTile } from './ProviderTile'

interface ProviderHandoffProps {
  readonly provider: OfferedProvider
}

/** Leads to a provider that lists its currencies on its own page. */
export function ProviderHandoff({ provider }: ProviderHandoffProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { address } = useModalSelector(selectActiveAccount)
  const network = useModalSelector(state => selectPayoutName(state, provider))
  const written = useChecksumAddress(address ?? '')
  const words = { provider: provider.label, address: truncateAddress(written), network }
  return (
    <>
      <Body flush data-testid="wm-view-BuyInProgress">
        <StatusHeader
          picture={
            <ConnectionIndicator
              state="idle"
              start={<ProviderTile size={64} provider={provider} />}
              end={<Avatar size={64} hues={getAddressHues(address ?? '')} />}
            />
          }
          title={t('onramp.continue', words)}
          text={t('onramp.goOnText', words)}
        />
      </Body>
      <ActionBar note={t('onramp.newWindow', words)}>
        <Button
          tone="primary"
          block
          icon={iconExternal}
          disabled={provider.status !== 'ready'}
          onPress={() => dispatch(purchaseStarted())}
          data-testid="wm-onramp-continue"
        >
          {t('onramp.continue', words)}
        </Button>
      </ActionBar>
    </>
  )
}
