import { Children, type KeyboardEventHandler, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface ListGroupProps extends ElementProps {
  /** Rows; each becomes an item of the list. */
  readonly children: ReactNode
  readonly label?: string | undefined
  /** Other content replaces it for now. */
  readonly hidden?: boolean | undefined
  readonly onKeyDown?: KeyboardEventHandler | undefined
}

// The outline is drawn above the rows, whose backgrounds would hide it.
const Base = styled.ul`
  --row-inset: 12px;
  --row-radius: 0;
  --row-focus-radius: var(--wm-radius-panel);
  position: relative;
  border-radius: var(--wm-radius-panel);
  overflow: clip;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--wm-color-border);
    border-radius: inherit;
    pointer-events: none;
  }
  > li {
    position: relative;
  }
  > li + li::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 64px 0;
    block-size: 1px;
    background: var(--wm-color-border);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    &::after {
      border-color: CanvasText;
    }
    > li + li::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`

/** A list of choices in one outline, with hairlines between them. */
export function ListGroup({ children, label, ...rest }: ListGroupProps) {
  return (
    // Safari drops the list semantics of a list without bullets unless the role is explicit.
    <Base role="list" aria-label={label} data-wm-part="group" {...rest}>
      {Children.map(children, child => child && <li>{child}</li>)}
    </Base>
  )
}
