import { useState } from 'react'
import type { Network } from '../../../domain/network'
import { unknownNetwork } from '../../../domain/unknownNetwork'
import { networkSwitchRequested } from '../../../events/networkEvents'
import { selectConnectionByNamespace } from '../../connections/connectionsSlice'
import { backRequested } from '../../../events/backEvents'
import { RetryOffer } from '../../connections/components/RetryOffer'
import { NetworkTile } from '../components/NetworkTile'
import { selectWalletNetwork } from '../offeredNetworks'
import { selectActiveCaipNetworkId, selectIsListed, selectNetworkById } from '../networkSlice'
import { selectNetworkError, selectNetworkPhase, selectSwitchingTo } from '../switchingSelectors'
import { getSwitchStage, type SwitchStage } from '../getSwitchStage'
import { ConnectionWarning } from '../../pairing/components/ConnectionWarning'
import { RequestActions } from '../../pairing/components/RequestActions'
import { selectIsWalletConnectNamespace } from '../../pairing/session/walletConnectSelectors'
import { parseCaipNetworkId } from '../../../lib/address/caip'
import { capitalizeFirst } from '../../../lib/text/capitalizeFirst'
import { withoutBreaks } from '../../../lib/text/withoutBreaks'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate, type Translate } from '../../../store/translation'
import { useFailureText } from '../../../store/useFailureText'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { StagePlaceholder } from '../../../ui/layout/StagePlaceholder'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { StableStages } from '../../../ui/layout/StableStages'
import { Body } from '../../../ui/shell/Body'
import {
  ConnectionIndicator,
  type ConnectionIndicatorState,
} from '../../../ui/feedback/ConnectionIndicator'
import type { ViewProps } from '../../feature'

const INDICATOR_STATES: Record<SwitchStage, ConnectionIndicatorState> = {
  idle: 'idle',
  waiting: 'waiting',
  done: 'done',
  failed: 'stopped',
}

interface Move {
  readonly wallet: string
  readonly network: Network
  /** Null when the wallet is on an unlisted network. */
  readonly from: string | null
}

const waitText = (t: Translate, from: string | null, network: string) =>
  from === null
    ? t('switchNetwork.waitTextNoFrom', { network })
    : t('switchNetwork.waitText', { from, network })

const failedTitle = (t: Translate, from: string | null) =>
  from === null ? t('switchNetwork.failedTitleNoFrom') : t('switchNetwork.failedTitle', { from })

function useStageTexts(stage: SwitchStage, { wallet, network: { name: network }, from }: Move) {
  const t = useTranslate()
  const failureText = useFailureText()
  const code = useModalSelector(selectNetworkError)?.code ?? 'NETWORK_SWITCH_FAILED'
  switch (stage) {
    case 'idle':
      return {
        title: t('switchNetwork.idleTitle', { network }),
        text: t('switchNetwork.idleText', { wallet }),
      }
    case 'waiting':
      return {
        title: t('switchNetwork.waitTitle', { wallet }),
        text: waitText(t, from, network),
      }
    case 'done':
      return {
        title: t('switchNetwork.doneTitle', { network }),
        text: t('switchNetwork.doneText', { wallet, network }),
      }
    case 'failed':
      return {
        title: failedTitle(t, from),
        text:
          code === 'USER_REJECTED'
            ? t('switchNetwork.declinedText', { wallet })
            : failureText(code, { wallet, network }),
      }
  }
}

/** Reserves the height of the two most common stages: waiting and declined. */
function renderStageRooms(t: Translate, { wallet, network: { name: network }, from }: Move) {
  return [
    <StagePlaceholder
      key="waiting"
      title={t('switchNetwork.waitTitle', { wallet })}
      text={waitText(t, from, network)}
      buttons={1}
    >
      <RetryOffer question="" />
    </StagePlaceholder>,
    <StagePlaceholder
      key="failed"
      title={failedTitle(t, from)}
      text={t('switchNetwork.declinedText', { wallet })}
      buttons={2}
    />,
  ]
}

/** Progress and outcome of switching the wallet's network. */
export function SwitchNetworkView({ caipNetworkId }: ViewProps<'SwitchNetwork'>) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const network =
    useModalSelector(state => selectNetworkById(state, caipNetworkId)) ??
    unknownNetwork(caipNetworkId)
  const phase = useModalSelector(selectNetworkPhase)
  const switchingTo = useModalSelector(selectSwitchingTo)
  const activeId = useModalSelector(selectActiveCaipNetworkId)
  const whereabouts = useModalSelector(state => selectWalletNetwork(state, namespace))
  // Keep the initial network, so that the picture does not change when the wallet has switched.
  const [from] = useState(whereabouts)
  const isFromListed = useModalSelector(
    state => from !== null && selectIsListed(state, from.caipNetworkId),
  )
  const { walletName } = useModalSelector(state => selectConnectionByNamespace(state, namespace))
  const stage = getSwitchStage(caipNetworkId, { phase, switchingTo, activeId })
  const isOverWalletConnect = useModalSelector(state =>
    selectIsWalletConnectNamespace(state, namespace),
  )
  const wallet = withoutBreaks(walletName ?? t('switchNetwork.yourWallet'))
  const move = { network, wallet, from: isFromListed && from ? from.name : null }
  const words = useStageTexts(stage, move)
  const ask = () => dispatch(networkSwitchRequested({ caipNetworkId }))
  const back = () => dispatch(backRequested())
  return (
    <KeepFocus stage={stage}>
      <StableStages rooms={isOverWalletConnect ? [] : renderStageRooms(t, move)}>
        <Body flush={stage !== 'done'} data-testid="wm-view-SwitchNetwork">
          <div role="status">
            <StatusHeader
              picture={
                <ConnectionIndicator
                  start={<NetworkTile size={64} network={from ?? network} />}
                  end={<NetworkTile size={64} network={network} />}
                  state={INDICATOR_STATES[stage]}
                />
              }
              title={words.title}
              text={walletName === null ? capitalizeFirst(words.text) : words.text}
            />
          </div>
        </Body>
        {stage === 'waiting' && (
          <ActionBar>
            {isOverWalletConnect && <ConnectionWarning />}
            {isOverWalletConnect && <RequestActions wallet={wallet} />}
            {!isOverWalletConnect && (
              <RetryOffer question={t('switchNetwork.nothingOpened')} onPress={ask} />
            )}
            <Button tone="quiet" block onPress={back} data-testid="wm-cancel">
              {t('common.cancel')}
            </Button>
          </ActionBar>
        )}
        {(stage === 'failed' || stage === 'idle') && (
          <ActionBar>
            <Button tone="primary" block onPress={ask} data-testid="wm-retry">
              {t(stage === 'idle' ? 'switchNetwork.action' : 'common.tryAgain')}
            </Button>
            <Button tone="quiet" block onPress={back} data-testid="wm-cancel">
              {t('common.cancel')}
            </Button>
          </ActionBar>
        )}
      </StableStages>
    </KeepFocus>
  )
}
