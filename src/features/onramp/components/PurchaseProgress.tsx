import { styled } from 'styled-components'
import { backRequested } from '../../../events/backEvents'
import { truncateAddress } from '../../../lib/text/truncate'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Button } from '../../../ui/controls/Button'
import {
  ConnectionIndicator,
  type ConnectionIndicatorState,
} from '../../../ui/feedback/ConnectionIndicator'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { KeepHeight } from '../../../ui/layout/KeepHeight'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Avatar } from '../../../ui/media/Avatar'
import { useChecksumAddress } from '../../../ui/media/ShortAddress'
import { iconCopy, iconExternal } from '../../../ui/media/icons'
import { Body } from '../../../ui/shell/Body'
import { selectActiveAccount } from '../../../core/account/accountSelectors'
import { copyRequested } from '../../../core/account/accountSlice'
import { getAddressHues } from '../../../core/account/getAddressHues'
import { selectPayoutName, selectPurchase, type OfferedProvider } from '../onrampSelectors'
import {
  linkFollowed,
  providerWindowRequested,
  purchaseStopped,
  selectOnRamp,
} from '../onrampSlice'
import type { BuyPhase } from '../onrampState'
import { ProviderTile } from './ProviderTile'

interface StatusTexts {
  readonly line: ConnectionIndicatorState
  readonly title: StringKey
  readonly text: StringKey
  /** Label of the window's button. */
  readonly again: StringKey
}

const STATUS_TEXTS: Readonly<Record<Exclude<BuyPhase, 'editing'>, StatusTexts>> = {
  open: {
    line: 'waiting',
    title: 'onramp.openTitle',
    text: 'onramp.openText',
    again: 'onramp.showWindow',
  },
  closed: {
    line: 'unsure',
    title: 'onramp.closedTitle',
    text: 'onramp.closedText',
    again: 'onramp.openAgain',
  },
  blocked: {
    line: 'stopped',
    title: 'onramp.blockedTitle',
    text: 'onramp.blockedText',
    again: 'onramp.open',
  },
  notFound: {
    line: 'unsure',
    title: 'onramp.notSeenTitle',
    text: 'onramp.notSeenText',
    again: 'onramp.open',
  },
}

const Looking = styled.p`
  margin-block-start: 8px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
`

interface PurchaseProgressProps {
  readonly provider: OfferedProvider
  readonly phase: Exclude<BuyPhase, 'editing'>
}

/** The state of the provider's window, and of the purchase as far as it is known. */
export function PurchaseProgress({ provider, phase }: PurchaseProgressProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { address } = useModalSelector(selectActiveAccount)
  const symbol = useModalSelector(selectPurchase)?.symbol ?? ''
  const { openedUrl, isPolling } = useModalSelector(selectOnRamp)
  const { line, title, text, again } = STATUS_TEXTS[phase]
  const network = useModalSelector(state => selectPayoutName(state, provider))
  const to = truncateAddress(useChecksumAddress(address ?? ''))
  const words = { provider: provider.label, symbol, address: to, network }
  const isPlain = phase === 'open' && !provider.isQuoted
  return (
    <KeepHeight stage={phase}>
      <Body flush data-testid="wm-view-BuyInProgress">
        <div role="status">
          <StatusHeader
            picture={
              <ConnectionIndicator
                state={line}
                start={<ProviderTile size={64} provider={provider} />}
                end={<Avatar size={64} hues={getAddressHues(address ?? '')} />}
              />
            }
            title={t(title, words)}
            text={t(isPlain ? 'onramp.openTextPlain' : text, words)}
          >
            {isPolling && <Looking>{t('onramp.looking')}</Looking>}
          </StatusHeader>
        </div>
      </Body>
      <ActionBar>
        {phase === 'blocked' ? (
          <Button
            tone="primary"
            block
            icon={iconExternal}
            href={openedUrl ?? undefined}
            onPress={() => dispatch(linkFollowed())}
            data-testid="wm-onramp-link"
          >
            {t(again, words)}
          </Button>
        ) : (
          <Button
            tone={phase === 'open' ? 'secondary' : 'primary'}
            block
            onPress={() => dispatch(providerWindowRequested())}
            data-testid="wm-onramp-window"
          >
            {t(again, words)}
          </Button>
        )}
        {(phase === 'open' || phase === 'blocked') && (
          <Button
            tone="quiet"
            block
            icon={iconCopy}
            onPress={() => dispatch(copyRequested({ text: openedUrl ?? '', what: 'link' }))}
            data-testid="wm-onramp-copy"
          >
            {t('onramp.copyLink')}
          </Button>
        )}
        <Button
          tone="quiet"
          block
          onPress={() => dispatch(phase === 'open' ? purchaseStopped() : backRequested())}
          data-testid="wm-onramp-stop"
        >
          {t(phase === 'open' ? 'onramp.stop' : 'onramp.other')}
        </Button>
      </ActionBar>
    </KeepHeight>
  )
}
