import { forwardRef, type ReactNode, type Ref } from 'react'
import { styled } from 'styled-components'
import { Anchor } from './Anchor'
import { Icon, type IconShape } from '../media/Icon'
import type { ElementProps } from '../layout/ElementProps'

export interface LinkProps extends ElementProps {
  readonly children: ReactNode
  /** A URL, opened in a new tab; without it the link is a button that looks like one. */
  readonly href?: string | undefined
  readonly onPress?: (() => void) | undefined
  readonly icon?: IconShape | undefined
  readonly disabled?: boolean | undefined
  /** Whether the section it toggles is open. */
  readonly 'aria-expanded'?: boolean | undefined
  readonly 'data-testid'?: string | undefined
}

const Base = styled(Anchor)`
  color: var(--wm-color-accent-text);
  font-weight: var(--wm-weight-medium);
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  border-radius: var(--wm-radius-small);
  padding: 4px;
  margin: -4px;
  display: inline-flex;
  gap: 6px;
  align-items: center;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  &[aria-disabled='true'] {
    color: var(--wm-color-text-faint);
    cursor: default;
    text-decoration: none;
  }
  @media (forced-colors: active) {
    color: LinkText;
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`

/** A small link, or a small action in running text. */
export const Link = forwardRef(function Link(
  { children, href, onPress, icon, disabled = false, ...rest }: LinkProps,
  ref: Ref<HTMLElement>,
) {
  const isAnchor = href !== undefined && !disabled
  return (
    <Base
      {...(isAnchor ? { href } : { as: 'button' as const, type: 'button' })}
      ref={ref as Ref<HTMLAnchorElement>}
      data-wm-part="link"
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress?.()}
      {...rest}
    >
      {icon && <Icon icon={icon} size={16} />}
      <span>{children}</span>
    </Base>
  )
})
