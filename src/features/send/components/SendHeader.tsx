import type { ReactNode } from 'react'
import type { SendIntent } from '../../../domain/payment/send'
import { useModalSelector } from '../../../store/context'
import { Avatar } from '../../../ui/media/Avatar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import {
  ConnectionIndicator,
  type ConnectionIndicatorState,
} from '../../../ui/feedback/ConnectionIndicator'
import { TokenTile } from '../../../core/account/components/TokenTile'
import { getAddressHues } from '../../../core/account/getAddressHues'
import { selectReviewedHolding } from '../sendTokenSelectors'

interface SendHeaderProps {
  readonly intent: SendIntent
  readonly state: ConnectionIndicatorState
  readonly title: string
  readonly text: ReactNode
  readonly children?: ReactNode
}

/** Token and recipient with the connection indicator. */
export function SendHeader({ intent, state, title, text, children }: SendHeaderProps) {
  const held = useModalSelector(selectReviewedHolding)
  return (
    <StatusHeader
      picture={
        <ConnectionIndicator
          state={state}
          start={<TokenTile size={64} symbol={intent.token.symbol} iconUrl={held?.iconUrl} />}
          end={<Avatar size={64} hues={getAddressHues(intent.to)} />}
        />
      }
      title={title}
      text={text}
    >
      {children}
    </StatusHeader>
  )
}
