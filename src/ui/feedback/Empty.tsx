import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface EmptyProps extends ElementProps {
  /** One of the drawings in `illustrations`. */
  readonly illustration?: ReactNode
  /** One sentence. */
  readonly children: ReactNode
  /** One action. */
  readonly action?: ReactNode
}

const Base = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  padding: 28px 16px 20px;
`

const Text = styled.p`
  font-weight: var(--wm-weight-medium);
  margin-block: 12px 16px;
  max-inline-size: 30ch;
  text-wrap: balance;
`

/** An empty state: a drawing, a sentence and the next action. */
export function Empty({ illustration, children, action, ...rest }: EmptyProps) {
  return (
    <Base data-wm-part="empty" {...rest}>
      {illustration}
      <Text>{children}</Text>
      {action}
    </Base>
  )
}
