import { forwardRef, type MouseEvent, type ReactNode, type Ref } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from './Icon'
import type { PartProps } from './PartProps'
import { Spinner } from './Spinner'
import { iconChevronDown } from './icons'

export type HostButtonKind = 'connect' | 'account' | 'network' | 'wallet'

export interface HostButtonProps extends PartProps {
  readonly kind: HostButtonKind
  readonly children: ReactNode
  readonly onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** Called on hover, focus or touch, before any press: the moment to fetch what a press will need. */
  readonly onIntent?: (() => void) | undefined
  /** An avatar or a 24-px tile; a spinner takes its place while busy. */
  readonly leading?: ReactNode
  /** Amount before the picture; `account` only. */
  readonly balance?: ReactNode
  readonly small?: boolean | undefined
  /** Something needs attention; the label says what to do. */
  readonly warn?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-haspopup'?: 'dialog' | undefined
  readonly 'aria-expanded'?: boolean | undefined
  readonly 'data-testid'?: string | undefined
}

const PADDING: Record<HostButtonKind, string> = {
  connect: '16px',
  account: '8px 12px',
  network: '8px 10px',
  wallet: '8px 14px',
}

const CONNECT = css`
  background: var(--wm-color-accent-strong);
  color: var(--wm-color-on-accent);
  box-shadow: none;
  font-weight: var(--wm-weight-semibold);
  &:hover {
    background: var(--wm-color-accent-strong-hover);
  }
`

const WARN = css`
  background: var(--wm-color-warning-soft);
  color: var(--wm-color-warning);
  box-shadow: 0 0 0 1px color-mix(in srgb, var(--wm-color-warning) 30%, transparent);
  &:hover {
    background: color-mix(in srgb, var(--wm-color-warning) 6%, var(--wm-color-warning-soft));
  }
`

/* The doubled class keeps a page's own button rules from winning by one more class. */
const Base = styled.button<{ $kind: HostButtonKind; $small: boolean; $warn: boolean }>`
  && {
    box-sizing: border-box;
    appearance: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    inline-size: auto;
    min-block-size: ${({ $small }) => ($small ? '32px' : 'var(--wm-size-control-host)')};
    margin: 0;
    border: 0;
    padding-block: 4px;
    padding-inline: ${({ $kind, $small }) => ($small ? '12px' : PADDING[$kind])};
    border-radius: ${({ $small }) =>
      $small ? 'var(--wm-radius-icon)' : 'var(--wm-radius-control)'};
    font-family: var(--wm-font-family);
    font-size: ${({ $small }) => `var(--wm-font-size-${$small ? 14 : 16})`};
    line-height: var(--wm-line-16);
    font-weight: var(--wm-weight-medium);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
    text-transform: none;
    white-space: nowrap;
    cursor: pointer;
    background: var(--wm-color-surface);
    color: var(--wm-color-text);
    box-shadow: 0 0 0 1px var(--wm-color-border);
    &:hover {
      background: color-mix(in srgb, var(--wm-color-text) 4%, var(--wm-color-surface));
    }
    ${({ $kind }) => $kind === 'connect' && CONNECT}
    ${({ $warn }) => $warn && WARN}
    &:focus-visible {
      outline: 2px solid var(--wm-color-focus-ring);
      outline-offset: 2px;
    }
    &[aria-busy='true'] {
      cursor: progress;
    }
    &[aria-disabled='true']:not([aria-busy='true']) {
      color: var(--wm-color-text-faint);
      background: var(--wm-color-surface-sunken);
      box-shadow: 0 0 0 1px var(--wm-color-border);
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
      ${({ $kind }) =>
        $kind === 'connect' &&
        `&:not([aria-disabled='true']) {
          background: Highlight;
          color: HighlightText;
          forced-color-adjust: none;
        }`}
      &[aria-disabled='true'] {
        color: GrayText;
      }
    }
  }
`

const Balance = styled.span`
  padding-inline: 4px 10px;
  margin-inline-end: 2px;
  border-inline-end: 1px solid var(--wm-color-border);
  color: var(--wm-color-text-muted);
  line-height: 24px;
`

const Chevron = styled.span`
  display: grid;
  color: var(--wm-color-text-faint);
`

const Wait = styled.span<{ $inherit: boolean }>`
  display: grid;
  place-items: center;
  inline-size: ${({ $inherit }) => ($inherit ? 'auto' : '24px')};
  color: ${({ $inherit }) => ($inherit ? 'inherit' : 'var(--wm-color-accent-text)')};
`

/** A button that stands in the host's own page and opens the modal. */
export const HostButton = forwardRef(function HostButton(
  {
    kind,
    children,
    onPress,
    onIntent,
    leading,
    balance,
    small = false,
    warn = false,
    busy = false,
    disabled = false,
    ...rest
  }: HostButtonProps,
  ref: Ref<HTMLButtonElement>,
) {
  const isOff = disabled || busy
  return (
    <Base
      ref={ref}
      type="button"
      data-wm-part={`${kind}-button`}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={event => !isOff && onPress?.(event)}
      onPointerEnter={onIntent}
      onTouchStart={onIntent}
      onFocus={onIntent}
      $kind={kind}
      $small={small}
      $warn={warn}
      {...rest}
    >
      {balance && <Balance data-wm-part="host-balance">{balance}</Balance>}
      {busy ? (
        <Wait $inherit={kind === 'connect'}>
          <Spinner />
        </Wait>
      ) : (
        leading
      )}
      <span>{children}</span>
      {kind === 'network' && (
        <Chevron>
          <Icon icon={iconChevronDown} size={16} />
        </Chevron>
      )}
    </Base>
  )
})
