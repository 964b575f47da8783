import { useState } from 'react'
import { networkChosen } from '../../../events/networkEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { SendIntent } from '../../../domain/payment/send'
import { Button } from '../../../ui/controls/Button'
import { Checkbox } from '../../../ui/controls/Checkbox'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ActionBarPair } from '../../../ui/layout/ActionBarPair'
import { backRequested } from '../../modal/modalSlice'
import { selectOptions } from '../../options/optionsSlice'
import { selectRecipientTrust } from '../recipient/recipientSelectors'
import { selectEarlierRequest, selectIsWalletElsewhere } from '../sendRequestSelectors'
import { SendActions } from './SendActions'

interface ReviewActionBarProps {
  readonly intent: SendIntent
}

/** The wallet has to move before it can be asked. */
function MoveFirst({ intent }: ReviewActionBarProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { isNetworkSwitchEnabled } = useModalSelector(selectOptions)
  return (
    <ActionBar>
      <ActionBarPair wideEnd>
        <Button block onPress={() => dispatch(backRequested())} data-testid="wm-send-cancel">
          {t('common.cancel')}
        </Button>
        <Button
          tone="primary"
          block
          disabled={!isNetworkSwitchEnabled}
          onPress={() => dispatch(networkChosen({ caipNetworkId: intent.caipNetworkId }))}
          data-testid="wm-send-switch"
        >
          {t('preview.switchNetwork')}
        </Button>
      </ActionBarPair>
    </ActionBar>
  )
}

/** The way on; a look-alike of a known address, or an earlier payment without an end, has to be looked at first. */
export function ReviewActionBar({ intent }: ReviewActionBarProps) {
  const t = useTranslate()
  const { lookAlike } = useModalSelector(selectRecipientTrust)
  const earlier = useModalSelector(selectEarlierRequest)
  const isElsewhere = useModalSelector(selectIsWalletElsewhere)
  const [checked, setChecked] = useState<string | null>(null)
  const [hasLooked, setHasLooked] = useState(false)
  // The tick is about one address; another look-alike has to be looked at again.
  const isChecked = lookAlike === null || checked === lookAlike
  if (isElsewhere) return <MoveFirst intent={intent} />
  return (
    <ActionBar note={t('preview.irreversible')}>
      {lookAlike !== null && (
        <Checkbox
          checked={isChecked}
          onChange={isTicked => setChecked(isTicked ? lookAlike : null)}
          data-testid="wm-send-checked"
        >
          {t('preview.lookAlikeCheck')}
        </Checkbox>
      )}
      {earlier === 'doubt' && (
        <Checkbox checked={hasLooked} onChange={setHasLooked} data-testid="wm-send-looked">
          {t('preview.doubtCheck')}
        </Checkbox>
      )}
      <SendActions
        on={t('preview.send')}
        disabled={!isChecked || earlier === 'open' || (earlier === 'doubt' && !hasLooked)}
      />
    </ActionBar>
  )
}
