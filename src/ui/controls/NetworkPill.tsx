import { forwardRef, type ReactNode, type Ref } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../media/Icon'
import type { ElementProps } from '../layout/ElementProps'
import { iconChevronDown } from '../media/icons'

export interface NetworkPillProps extends ElementProps {
  readonly children: ReactNode
  /** A 20-px tile. */
  readonly leading?: ReactNode
  readonly onPress?: (() => void) | undefined
  /** The network is not a configured one. */
  readonly warn?: boolean | undefined
  /** Describes the press; the visible name must be part of it. */
  readonly 'aria-label'?: string | undefined
  readonly 'data-testid'?: string | undefined
}

const Base = styled.button<{ $warn: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 32px;
  padding-inline: 6px 8px;
  margin-inline-start: 10px;
  border-radius: var(--wm-radius-icon);
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  font-weight: var(--wm-weight-medium);
  background: ${({ $warn }) =>
    $warn
      ? 'var(--wm-color-warning-soft)'
      : 'color-mix(in srgb, var(--wm-color-text) 5%, transparent)'};
  ${({ $warn }) => $warn && 'color: var(--wm-color-warning);'}
  &:is(button):hover {
    background: ${({ $warn }) =>
      $warn
        ? 'var(--wm-color-warning-soft)'
        : 'color-mix(in srgb, var(--wm-color-text) 9%, transparent)'};
  }
  &:is(button):active {
    background: ${({ $warn }) =>
      $warn
        ? 'var(--wm-color-warning-soft)'
        : 'color-mix(in srgb, var(--wm-color-text) 13%, transparent)'};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** The current network, which opens the network list; without `onPress` it is plain text. */
export const NetworkPill = forwardRef(function NetworkPill(
  { children, leading, onPress, warn = false, ...rest }: NetworkPillProps,
  ref: Ref<HTMLElement>,
) {
  return (
    <Base
      {...(onPress ? { type: 'button' as const, onClick: onPress } : { as: 'span' as const })}
      ref={ref as Ref<HTMLButtonElement>}
      data-wm-part="network-pill"
      $warn={warn}
      {...rest}
    >
      {leading}
      <span>{children}</span>
      {onPress && <Icon icon={iconChevronDown} size={16} />}
    </Base>
  )
})
