import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { useSeenFor } from '../motion/useSeenFor'
import type { ElementProps } from '../layout/ElementProps'

export interface DelayedRevealProps extends ElementProps {
  /** How long it is not there yet; only time in which the page is seen, without a break, counts. */
  readonly afterMs: number
  readonly children: ReactNode
  readonly 'data-testid'?: string | undefined
}

const arrive = keyframes`from { opacity: 0; }`

const Base = styled.div`
  animation: ${arrive} 150ms;
`

/** What is offered only to somebody who is still here after a while; until then it is not there. */
export function DelayedReveal({ afterMs, children, ...rest }: DelayedRevealProps) {
  if (!useSeenFor(afterMs)) return null
  return (
    <Base data-wm-part="delayed" {...rest}>
      {children}
    </Base>
  )
}
