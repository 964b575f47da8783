import type { ReactNode, SyntheticEvent } from 'react'
import { css, styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface DisabledRegionProps extends ElementProps {
  readonly closed: boolean
  /** The visitor pressed something inside; point to the missing consent. */
  readonly onRefused: () => void
  readonly children: ReactNode
  /** Wraps a scrolling body and gives it the available height. */
  readonly fill?: boolean | undefined
}

const FILL = css`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-block-size: 0;
`

const Inside = styled.div<{ $fill: boolean }>`
  ${({ $fill }) => $fill && FILL}
`

const Base = styled(Inside)`
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      opacity: 1;
    }
    &[aria-disabled='true'] * {
      color: GrayText;
    }
  }
`

/** React 18 and 19 write this attribute differently. */
const setInert = (closed: boolean) => (element: HTMLElement | null) => {
  element?.toggleAttribute('inert', closed)
}

/** Content that waits for consent: readable, but inert. */
export function DisabledRegion({
  closed,
  onRefused,
  children,
  fill = false,
  ...rest
}: DisabledRegionProps) {
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
      $fill={fill}
      role="group"
      aria-disabled={closed || undefined}
      data-wm-part="region"
      onClickCapture={refuse}
      onSubmitCapture={refuse}
      onBeforeInputCapture={refuseTyping}
      onPasteCapture={refuseTyping}
      {...rest}
    >
      <Inside ref={setInert(closed)} $fill={fill}>
        {children}
      </Inside>
    </Base>
  )
}
