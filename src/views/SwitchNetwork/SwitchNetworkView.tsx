import { useState } from 'react'
import { ERRORS } from '../../domain/errorCatalogue'
import type { Network } from '../../domain/network'
import { unknownNetwork } from '../../domain/unknownNetwork'
import { networkSwitchRequested } from '../../events/networkEvents'
import { selectConnectionOf } from '../../features/connections/connectionsSlice'
import { backRequested } from '../../features/modal/modalSlice'
import { NetworkTile } from '../../features/network/components/NetworkTile'
import { selectWhereabouts } from '../../features/network/offeredNetworks'
import {
  selectActiveNetworkId,
  selectIsListed,
  selectNetworkById,
  selectNetworkError,
  selectNetworkPhase,
  selectSwitchingTo,
} from '../../features/network/networkSlice'
import { switchStage, type SwitchStage } from '../../features/network/switchStage'
import { LineTrouble } from '../../features/pairing/components/LineTrouble'
import { RequestWays } from '../../features/pairing/components/RequestWays'
import { selectIsOverRelay } from '../../features/pairing/relaySelectors'
import { parseCaipNetworkId } from '../../lib/caip'
import { startOfSentence } from '../../lib/startOfSentence'
import { useModalDispatch, useModalSelector } from '../../store/context'
import { useTranslate } from '../../store/translation'
import { Button } from '../../ui/Button'
import { Dock } from '../../ui/Dock'
import { Hero } from '../../ui/Hero'
import { Body } from '../../ui/shell/Body'
import { Thread, type ThreadState } from '../../ui/Thread'
import type { ViewProps } from '../../features/feature'

const THREADS: Record<SwitchStage, ThreadState> = {
  idle: 'idle',
  waiting: 'waiting',
  done: 'done',
  failed: 'stopped',
}

interface Move {
  readonly wallet: string
  readonly network: Network
  /** Null where the wallet is on a network without a name here. */
  readonly from: string | null
}

function useWords(stage: SwitchStage, { wallet, network: { name: network }, from }: Move) {
  const t = useTranslate()
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
        text:
          from === null
            ? t('switchNetwork.waitTextNoFrom', { network })
            : t('switchNetwork.waitText', { from, network }),
      }
    case 'done':
      return {
        title: t('switchNetwork.doneTitle', { network }),
        text: t('switchNetwork.doneText', { wallet, network }),
      }
    case 'failed':
      return {
        title:
          from === null
            ? t('switchNetwork.failedTitleNoFrom')
            : t('switchNetwork.failedTitle', { from }),
        text:
          code === 'USER_REJECTED'
            ? t('switchNetwork.declinedText', { wallet })
            : t(ERRORS[code].text, { wallet, network }),
      }
  }
}

/** The wallet is asked to move to another network; the outcome is told in the same place. */
export function SwitchNetworkView({ networkId }: ViewProps<'SwitchNetwork'>) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { namespace } = parseCaipNetworkId(networkId)
  const network =
    useModalSelector(state => selectNetworkById(state, networkId)) ?? unknownNetwork(networkId)
  const phase = useModalSelector(selectNetworkPhase)
  const switchingTo = useModalSelector(selectSwitchingTo)
  const activeId = useModalSelector(selectActiveNetworkId)
  const whereabouts = useModalSelector(state => selectWhereabouts(state, namespace))
  // Where the move began: the picture stays when the wallet has arrived.
  const [from] = useState(whereabouts)
  const isFromListed = useModalSelector(
    state => from !== null && selectIsListed(state, from.caipNetworkId),
  )
  const { walletName } = useModalSelector(state => selectConnectionOf(state, namespace))
  const stage = switchStage(networkId, { phase, switchingTo, activeId })
  const isOverRelay = useModalSelector(state => selectIsOverRelay(state, namespace))
  const wallet = walletName ?? t('switchNetwork.yourWallet')
  const words = useWords(stage, {
    network,
    wallet,
    from: isFromListed && from ? from.name : null,
  })
  const ask = () => dispatch(networkSwitchRequested({ networkId }))
  const back = () => dispatch(backRequested())
  return (
    <>
      <Body flush={stage !== 'done'} data-testid="wm-view-SwitchNetwork">
        <div role="status">
          <Hero
            picture={
              <Thread
                start={<NetworkTile size={64} network={from ?? network} />}
                end={<NetworkTile size={64} network={network} />}
                state={THREADS[stage]}
              />
            }
            title={words.title}
            text={walletName === null ? startOfSentence(words.text) : words.text}
          />
        </div>
      </Body>
      {stage === 'waiting' && (
        <Dock>
          {isOverRelay && <LineTrouble />}
          {isOverRelay && <RequestWays wallet={wallet} />}
          <Button tone="quiet" block onPress={back} data-testid="wm-cancel">
            {t('common.cancel')}
          </Button>
        </Dock>
      )}
      {(stage === 'failed' || stage === 'idle') && (
        <Dock>
          <Button tone="primary" block onPress={ask} data-testid="wm-retry">
            {t(stage === 'idle' ? 'switchNetwork.action' : 'common.tryAgain')}
          </Button>
          <Button tone="quiet" block onPress={back} data-testid="wm-cancel">
            {t('common.cancel')}
          </Button>
        </Dock>
      )}
    </>
  )
}
