import { useState } from 'react'
import { networkChosen } from '../../../events/networkEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { SendIntent } from '../../../domain/send'
import { Button } from '../../../ui/Button'
import { Check } from '../../../ui/Check'
import { Dock } from '../../../ui/Dock'
import { DockPair } from '../../../ui/DockPair'
import { backRequested } from '../../modal/modalSlice'
import { selectOptions } from '../../options/optionsSlice'
import { selectReceiverTrust } from '../receiverSelectors'
import { selectEarlierRequest, selectIsWalletElsewhere } from '../sendRequestSelectors'
import { SendWays } from './SendWays'

interface ReviewDockProps {
  readonly intent: SendIntent
}

/** The wallet has to move before it can be asked. */
function MoveFirst({ intent }: ReviewDockProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { isNetworkSwitchEnabled } = useModalSelector(selectOptions)
  return (
    <Dock>
      <DockPair wideEnd>
        <Button block onPress={() => dispatch(backRequested())} data-testid="wm-send-cancel">
          {t('common.cancel')}
        </Button>
        <Button
          tone="primary"
          block
          disabled={!isNetworkSwitchEnabled}
          onPress={() => dispatch(networkChosen({ networkId: intent.caipNetworkId }))}
          data-testid="wm-send-switch"
        >
          {t('preview.switchNetwork')}
        </Button>
      </DockPair>
    </Dock>
  )
}

/** The way on; a look-alike of a known address, or an earlier payment without an end, has to be looked at first. */
export function ReviewDock({ intent }: ReviewDockProps) {
  const t = useTranslate()
  const { lookAlike } = useModalSelector(selectReceiverTrust)
  const earlier = useModalSelector(selectEarlierRequest)
  const isElsewhere = useModalSelector(selectIsWalletElsewhere)
  const [checked, setChecked] = useState<string | null>(null)
  const [hasLooked, setHasLooked] = useState(false)
  // The tick is about one address; another look-alike has to be looked at again.
  const isChecked = lookAlike === null || checked === lookAlike
  if (isElsewhere) return <MoveFirst intent={intent} />
  return (
    <Dock note={t('preview.irreversible')}>
      {lookAlike !== null && (
        <Check
          checked={isChecked}
          onChange={isTicked => setChecked(isTicked ? lookAlike : null)}
          data-testid="wm-send-checked"
        >
          {t('preview.lookAlikeCheck')}
        </Check>
      )}
      {earlier === 'doubt' && (
        <Check checked={hasLooked} onChange={setHasLooked} data-testid="wm-send-looked">
          {t('preview.doubtCheck')}
        </Check>
      )}
      <SendWays
        on={t('preview.send')}
        disabled={!isChecked || earlier === 'open' || (earlier === 'doubt' && !hasLooked)}
      />
    </Dock>
  )
}
