import type { ReactNode } from 'react'
import type { SwapReview } from '../../../domain/swap/swapReview'
import {
  ConnectionIndicator,
  type ConnectionIndicatorState,
} from '../../../ui/feedback/ConnectionIndicator'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { TokenTile } from '../../../core/account/components/TokenTile'

interface SwapHeaderProps {
  readonly review: SwapReview
  readonly state: ConnectionIndicatorState
  readonly title: ReactNode
  readonly text: ReactNode
}

/** Both tokens with the connection indicator. */
export function SwapHeader({ review, state, title, text }: SwapHeaderProps) {
  const { source, target } = review
  return (
    <StatusHeader
      picture={
        <ConnectionIndicator
          state={state}
          start={<TokenTile size={64} symbol={source.symbol} iconUrl={source.logoUri} />}
          end={<TokenTile size={64} symbol={target.symbol} iconUrl={target.logoUri} />}
        />
      }
      title={title}
      text={text}
    />
  )
}
