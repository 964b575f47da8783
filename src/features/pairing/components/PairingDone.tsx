import type { Wallet } from '../../../domain/wallet'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Hero } from '../../../ui/Hero'
import { Body } from '../../../ui/shell/Body'
import { selectPage } from '../../connections/connectionsSelectors'
import type { PairingFrame } from './PairingFrame'
import { PairingThread } from './PairingThread'

interface PairingDoneProps {
  readonly frame: PairingFrame
  readonly wallet: Wallet | null
}

/** The wallet approved; the card closes in a moment. */
export function PairingDone({ frame, wallet }: PairingDoneProps) {
  const t = useTranslate()
  const page = useModalSelector(selectPage).name
  return (
    <Body data-testid={frame.testId}>
      <div role="status">
        <Hero
          picture={<PairingThread wallet={wallet} state="done" />}
          title={t('connecting.doneTitle')}
          text={t('connecting.doneText', { page: page ?? t('connecting.yourPage') })}
        />
      </div>
    </Body>
  )
}
