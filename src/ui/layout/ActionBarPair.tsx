import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from './ElementProps'

export interface ActionBarPairProps extends ElementProps {
  /** Two block buttons: cancel first, then confirm. */
  readonly children: ReactNode
  /** Splits the width 40 to 60 instead of in halves. */
  readonly wideEnd?: boolean | undefined
}

const Base = styled.div<{ $wideEnd: boolean }>`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: 8px;
  > * {
    flex: 1 1 auto;
    inline-size: auto;
    min-inline-size: calc(50% - 4px);
  }
  ${({ $wideEnd }) =>
    $wideEnd &&
    `> :first-child { min-inline-size: calc(40% - 4px); }
     > :last-child { min-inline-size: calc(60% - 4px); }`}
`

/**
 * Two buttons side by side; when a label needs more room they stack, with the confirm button on
 * top.
 */
export function ActionBarPair({ children, wideEnd = false, ...rest }: ActionBarPairProps) {
  return (
    <Base data-wm-part="bar-pair" $wideEnd={wideEnd} {...rest}>
      {children}
    </Base>
  )
}
