import { useState } from 'react'
import { networkChosen } from '../../../events/networkEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { SendIntent } from '../../../domain/payment/send'
import { Button } from '../../../ui/controls/Button'
import { Checkbox } from '../../../ui/controls/Checkbox'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ActionBarPair } from '../../../ui/layout/ActionBarPair'
import { backRequested } from '../../../events/backEvents'
import { selectOptions } from '../../options/optionsSlice'
import { selectReviewDangers } from '../reviewDangers'
import { selectEarlierRequest, selectIsWalletElsewhere } from '../sendRequestSelectors'
import { SendActions } from './SendActions'

const isEqualList = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

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

/** The way on; whatever makes the payment dangerous has to be confirmed first, each by its own tick. */
export function ReviewActionBar({ intent }: ReviewActionBarProps) {
  const t = useTranslate()
  const dangers = useModalSelector(selectReviewDangers, isEqualList)
  const isOpen = useModalSelector(selectEarlierRequest) === 'open'
  const isElsewhere = useModalSelector(selectIsWalletElsewhere)
  const [ticked, setTicked] = useState<readonly string[]>([])
  if (isElsewhere) return <MoveFirst intent={intent} />
  return (
    <ActionBar note={t('preview.irreversible')}>
      {dangers.map(({ kind, subject, text }) => (
        <Checkbox
          key={kind}
          checked={ticked.includes(subject)}
          onChange={isTicked => {
            const others = ticked.filter(other => other !== subject)
            setTicked(isTicked ? [...others, subject] : others)
          }}
          data-testid={`wm-send-${kind}`}
        >
          {t(text)}
        </Checkbox>
      ))}
      <SendActions
        on={t('preview.send')}
        disabled={isOpen || dangers.some(({ subject }) => !ticked.includes(subject))}
      />
    </ActionBar>
  )
}
