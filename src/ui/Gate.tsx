import type { ReactNode, SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import type { PartProps } from './PartProps'

export interface GateProps extends PartProps {
  readonly closed: boolean
  /** Something behind the closed gate was pressed; say what is asked first. */
  readonly onRefused: () => void
  readonly children: ReactNode
}

const Base = styled.div`
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      opacity: 1;
      color: GrayText;
    }
  }
`

/** React 18 and 19 write this attribute differently. */
const inertWhile = (closed: boolean) => (element: HTMLElement | null) => {
  element?.toggleAttribute('inert', closed)
}

/** What waits for consent stays readable but cannot be used or reached. */
export function Gate({ closed, onRefused, children, ...rest }: GateProps) {
  const refuse = (event: SyntheticEvent) => {
    if (!closed) return
    event.preventDefault()
    event.stopPropagation()
    onRefused()
  }
  const refuseTyping = (event: SyntheticEvent) => {
    if (closed) event.preventDefault()
  }
  return (
    <Base
      role="group"
      aria-disabled={closed || undefined}
      data-wm-part="gate"
      onClickCapture={refuse}
      onSubmitCapture={refuse}
      onBeforeInputCapture={refuseTyping}
      onPasteCapture={refuseTyping}
      {...rest}
    >
      <div ref={inertWhile(closed)}>{children}</div>
    </Base>
  )
}
