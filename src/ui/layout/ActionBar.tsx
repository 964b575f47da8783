import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from './ElementProps'
import { overflowFade } from './overflowFade'
import { useOverflowMark } from './useOverflowMark'

export interface ActionBarProps extends ElementProps {
  readonly children?: ReactNode
  /** A small line under the buttons. */
  readonly note?: ReactNode
  /** A hairline above, for a body that scrolls. */
  readonly ruled?: boolean | undefined
}

const Base = styled.div<{ $ruled: boolean }>`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 8px;
  padding: 0 16px 16px;
  ${({ $ruled }) =>
    $ruled && 'padding-block-start: 12px; border-block-start: 1px solid var(--wm-color-border);'}
  ${overflowFade}
`

const Note = styled.p`
  font-size: var(--wm-font-size-12);
  line-height: var(--wm-line-12);
  letter-spacing: 0;
  color: var(--wm-color-text-faint);
  text-align: center;
  padding: 4px 8px 0;
  text-wrap: balance;
  /* Keeps the enlarged touch target of a link off the buttons above. */
  @media (pointer: coarse) {
    &:has([data-wm-part='link']) {
      padding-block-start: 8px;
    }
  }
`

/** The next action, fixed at the foot of the card while the body scrolls and fades at the cut. */
export function ActionBar({ children, note, ruled = false, ...rest }: ActionBarProps) {
  const ref = useRef<HTMLDivElement>(null)
  useOverflowMark(ref)
  return (
    <Base ref={ref} data-wm-part="bar" $ruled={ruled} {...rest}>
      {children}
      {note && <Note data-wm-part="bar-note">{note}</Note>}
    </Base>
  )
}
