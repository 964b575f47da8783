import type { Wallet } from '../../../domain/wallet'
import { withoutBreaks } from '../../../lib/text/withoutBreaks'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Body } from '../../../ui/shell/Body'
import { selectPage } from '../../connections/connectionsSelectors'
import type { PairingFrame } from './PairingFrame'
import { PairingIndicator } from './PairingIndicator'

interface PairingDoneProps {
  readonly frame: PairingFrame
  readonly wallet: Wallet | null
}

/** Shown once the wallet approved, until the modal closes. */
export function PairingDone({ frame, wallet }: PairingDoneProps) {
  const t = useTranslate()
  const page = useModalSelector(selectPage).name
  return (
    <Body data-testid={frame.testId}>
      <StatusHeader
        picture={<PairingIndicator wallet={wallet} state="done" />}
        title={t('connecting.doneTitle')}
        text={t('connecting.doneText', { page: withoutBreaks(page ?? t('common.thisPage')) })}
      />
    </Body>
  )
}
