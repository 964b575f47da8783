import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import type { PartProps } from './PartProps'

export interface LateProps extends PartProps {
  /** How long it is not there yet; only time in which the page is seen counts. */
  readonly afterMs: number
  readonly children: ReactNode
  readonly 'data-testid'?: string | undefined
}

const arrive = keyframes`
  from {
    max-block-size: 0;
    overflow: hidden;
    visibility: hidden;
    opacity: 0;
  }
`

const Base = styled.div<{ $afterMs: number }>`
  animation: ${arrive} 150ms ${({ $afterMs }) => $afterMs}ms backwards;
`

/** What is offered only to somebody who is still here after a while; until then nobody sees, reaches or hears it. */
export function Late({ afterMs, children, ...rest }: LateProps) {
  return (
    <Base data-wm-part="late" $afterMs={afterMs} {...rest}>
      {children}
    </Base>
  )
}
