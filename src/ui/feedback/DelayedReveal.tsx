import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { useVisibleFor } from '../motion/useVisibleFor'
import type { ElementProps } from '../layout/ElementProps'

export interface DelayedRevealProps extends ElementProps {
  /** Delay before it renders; only uninterrupted visible time counts. */
  readonly afterMs: number
  readonly children: ReactNode
  readonly 'data-testid'?: string | undefined
}

const arrive = keyframes`from { opacity: 0; }`

const Base = styled.div`
  animation: ${arrive} 150ms;
`

/** Content for a visitor who is still here after a while; not rendered until then. */
export function DelayedReveal({ afterMs, children, ...rest }: DelayedRevealProps) {
  if (!useVisibleFor(afterMs)) return null
  return (
    <Base data-wm-part="delayed" {...rest}>
      {children}
    </Base>
  )
}
