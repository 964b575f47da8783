import { forwardRef, type ReactNode, type Ref } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface GridItemProps extends ElementProps {
  /** A 56-px tile. */
  readonly leading: ReactNode
  readonly children: ReactNode
  readonly onPress: () => void
  /** Not pressable, but focusable. */
  readonly disabled?: boolean | undefined
  /** Not pressable yet, but focusable. */
  readonly busy?: boolean | undefined
  readonly tabIndex?: number | undefined
  readonly 'data-testid'?: string | undefined
}

const Base = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  inline-size: 100%;
  padding: 8px 2px 6px;
  border-radius: var(--wm-radius-control);
  font-size: var(--wm-font-size-12);
  line-height: var(--wm-line-12);
  font-weight: var(--wm-weight-medium);
  letter-spacing: 0;
  text-align: center;
  overflow-wrap: anywhere;
  > :last-child {
    max-inline-size: 72px;
  }
  &:hover {
    background: var(--wm-color-hover);
  }
  &:active {
    background: var(--wm-color-pressed);
  }
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** A picture with its name below. */
export const GridItem = forwardRef(function GridItem(
  { leading, children, onPress, disabled = false, busy = false, ...rest }: GridItemProps,
  ref: Ref<HTMLButtonElement>,
) {
  const isOff = disabled || busy
  return (
    <Base
      ref={ref}
      type="button"
      data-wm-part="grid-item"
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={() => !isOff && onPress()}
      {...rest}
    >
      {leading}
      <span>{children}</span>
    </Base>
  )
})
