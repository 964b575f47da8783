import { forwardRef, type MouseEvent, type ReactNode, type Ref } from 'react'
import { css, styled } from 'styled-components'
import { Anchor } from './Anchor'
import { Icon, type IconShape } from '../media/Icon'
import type { ElementProps } from '../layout/ElementProps'
import { Spinner } from '../feedback/Spinner'

export type ButtonTone = 'primary' | 'secondary' | 'quiet'

export interface ButtonProps extends ElementProps {
  /** The label; on a disabled button it gives the reason. */
  readonly children: ReactNode
  readonly onPress?: (() => void) | undefined
  /** Renders the button as a link to another page, opened in a new tab. */
  readonly href?: string | undefined
  /** The link opens a wallet by a scheme vetted for it. */
  readonly opensWallet?: boolean | undefined
  /** The browsing context for `href`; a new tab by default. */
  readonly target?: '_self' | '_top' | '_blank' | undefined
  readonly tone?: ButtonTone | undefined
  readonly small?: boolean | undefined
  /** Takes the full width. */
  readonly block?: boolean | undefined
  /** Shows a spinner in place of the label and ignores presses; name and width stay the same. */
  readonly busy?: boolean | undefined
  /** Ignores presses but stays focusable, so that its label can be read. */
  readonly disabled?: boolean | undefined
  readonly type?: 'button' | 'submit' | undefined
  readonly icon?: IconShape | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'data-testid'?: string | undefined
}

const TONES = {
  primary: css`
    background: var(--wm-color-accent-strong);
    color: var(--wm-color-on-accent);
    &:hover {
      background: var(--wm-color-accent-strong-hover);
    }
  `,
  secondary: css`
    background: var(--wm-color-surface-sunken);
    color: var(--wm-color-text);
    &:hover {
      background: color-mix(in srgb, var(--wm-color-text) 9%, var(--wm-color-surface));
    }
  `,
  quiet: css`
    min-block-size: 40px;
    color: var(--wm-color-text-muted);
    font-weight: var(--wm-weight-medium);
    font-size: var(--wm-font-size-14);
    &:hover {
      background: var(--wm-color-hover);
      color: var(--wm-color-text);
    }
  `,
}

const Base = styled.button<{ $tone: ButtonTone; $small: boolean; $block: boolean }>`
  position: relative;
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  inline-size: ${({ $block }) => ($block ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  min-block-size: var(--wm-size-control);
  padding: 8px 16px;
  border-radius: var(--wm-radius-control);
  font-weight: var(--wm-weight-semibold);
  font-size: var(--wm-font-size-16);
  letter-spacing: -0.01em;
  text-align: center;
  text-decoration: none;
  transition: transform var(--wm-motion-press) var(--wm-ease-out);
  &:active {
    transform: scale(0.985);
  }
  ${({ $tone }) => TONES[$tone]}
  ${({ $small }) =>
    $small &&
    css`
      min-block-size: 32px;
      padding: 4px 12px;
      font-size: var(--wm-font-size-14);
      border-radius: var(--wm-radius-icon);
    `}
  &[aria-busy='true'] {
    cursor: progress;
    transform: none;
  }
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: var(--wm-color-surface-sunken);
    color: var(--wm-color-text-faint);
    cursor: not-allowed;
    transform: none;
  }
  &[aria-disabled='true'][data-bare]:not([aria-busy='true']) {
    background: none;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
    &:active {
      transform: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &[data-tone='primary']:not([aria-disabled='true']) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    &[aria-disabled='true']:not([aria-busy='true']) {
      color: GrayText;
    }
  }
`

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  [aria-busy='true'] > & {
    opacity: 0;
  }
`

const Wait = styled(Spinner)`
  position: absolute;
`

/**
 * A button for one action. When disabled or busy it stays in the tab order, keeps its name and does
 * nothing.
 */
export const Button = forwardRef(function Button(
  {
    children,
    onPress,
    href,
    opensWallet,
    target,
    tone = 'secondary',
    small = false,
    block = false,
    busy = false,
    disabled = false,
    type = 'button',
    icon,
    ...rest
  }: ButtonProps,
  ref: Ref<HTMLElement>,
) {
  const isOff = disabled || busy
  const press = (event: MouseEvent) => {
    if (isOff) event.preventDefault()
    else onPress?.()
  }
  return (
    <Base
      {...(href === undefined || isOff
        ? { type }
        : { as: Anchor, href, opensWallet, ...(target && { target }) })}
      // The element is a button or a link; callers only focus it.
      ref={ref as Ref<HTMLButtonElement>}
      data-wm-part="button"
      data-tone={tone}
      data-bare={tone === 'quiet' ? '' : undefined}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={press}
      $tone={tone}
      $small={small}
      $block={block}
      {...rest}
    >
      {busy && <Wait />}
      <Label>
        {icon && <Icon icon={icon} size={small ? 16 : 20} />}
        {/* Alone in its element: page translators never update a text node that has siblings. */}
        <span>{children}</span>
      </Label>
    </Base>
  )
})
