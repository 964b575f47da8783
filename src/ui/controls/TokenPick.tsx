import { forwardRef, type ReactNode, type Ref } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconShape } from '../media/Icon'
import type { ElementProps } from '../layout/ElementProps'
import { iconChevronDown } from '../media/icons'

export interface TokenPickProps extends ElementProps {
  readonly children: ReactNode
  readonly onPress: () => void
  /** A 24-px tile; without it and without an icon nothing is chosen yet. */
  readonly leading?: ReactNode
  /** Turns it into a small action without a chevron, such as paste. */
  readonly icon?: IconShape | undefined
  readonly empty?: boolean | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'data-testid'?: string | undefined
}

// At large text sizes the prompt wraps instead of overflowing the box.
const Base = styled.button<{ $empty: boolean; $action: boolean }>`
  display: inline-flex;
  flex: none;
  max-inline-size: 100%;
  align-items: center;
  gap: 8px;
  min-block-size: 40px;
  padding-inline: ${({ $empty }) => ($empty ? 14 : 6)}px 10px;
  border-radius: var(--wm-radius-control);
  background: var(--wm-color-${({ $empty }) => ($empty ? 'accent-strong' : 'surface')});
  color: var(--wm-color-${({ $empty }) => ($empty ? 'on-accent' : 'text')});
  box-shadow: ${({ $empty }) => ($empty ? 'none' : 'var(--wm-shadow-thumb)')};
  font-weight: var(--wm-weight-semibold);
  white-space: ${({ $empty }) => ($empty ? 'normal' : 'nowrap')};
  text-align: start;
  ${({ $action }) =>
    $action && 'font-size: var(--wm-font-size-14); min-block-size: 32px; padding-inline: 8px 10px;'}
  > svg {
    color: ${({ $empty }) => ($empty ? 'inherit' : 'var(--wm-color-text-faint)')};
  }
  &:hover {
    background: ${({ $empty }) =>
      $empty
        ? 'var(--wm-color-accent-strong-hover)'
        : 'color-mix(in srgb, var(--wm-color-text) 4%, var(--wm-color-surface))'};
  }
  &:active {
    background: ${({ $empty }) =>
      $empty
        ? 'var(--wm-color-accent-strong-hover)'
        : 'color-mix(in srgb, var(--wm-color-text) 8%, var(--wm-color-surface))'};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** The small control inside a box: the chosen token, or the action that fills it. */
export const TokenPick = forwardRef(function TokenPick(
  { children, onPress, leading, icon, empty = false, ...rest }: TokenPickProps,
  ref: Ref<HTMLButtonElement>,
) {
  return (
    <Base
      ref={ref}
      type="button"
      data-wm-part="token-pick"
      onClick={onPress}
      $empty={empty}
      $action={icon !== undefined}
      {...rest}
    >
      {icon ? <Icon icon={icon} /> : leading}
      <span>{children}</span>
      {!icon && <Icon icon={iconChevronDown} size={16} />}
    </Base>
  )
})
