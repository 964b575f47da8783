import type { ReactNode } from 'react'
import type { SendIntent } from '../../../domain/send'
import { useModalSelector } from '../../../store/context'
import { Avatar } from '../../../ui/Avatar'
import { Hero } from '../../../ui/Hero'
import { Thread, type ThreadState } from '../../../ui/Thread'
import { TokenTile } from '../../account/components/TokenTile'
import { huesOf } from '../../account/huesOf'
import { selectReviewedHolding } from '../sendTokenSelectors'

interface SendHeroProps {
  readonly intent: SendIntent
  readonly state: ThreadState
  readonly title: string
  readonly text: ReactNode
  readonly children?: ReactNode
}

/** What goes and to whom, with the line between them telling how it stands. */
export function SendHero({ intent, state, title, text, children }: SendHeroProps) {
  const held = useModalSelector(selectReviewedHolding)
  return (
    <Hero
      picture={
        <Thread
          state={state}
          start={<TokenTile size={64} symbol={intent.token.symbol} iconUrl={held?.iconUrl} />}
          end={<Avatar size={64} square hues={huesOf(intent.to)} />}
        />
      }
      title={title}
      text={text}
    >
      {children}
    </Hero>
  )
}
