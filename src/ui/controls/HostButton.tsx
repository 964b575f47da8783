import { forwardRef, type MouseEvent, type ReactNode, type Ref } from 'react'
import type { ElementProps } from '../layout/ElementProps'

export type HostButtonKind = 'connect' | 'account' | 'network' | 'wallet'

export interface HostButtonProps extends ElementProps {
  readonly kind: HostButtonKind
  readonly children: ReactNode
  readonly onPress?: (() => unknown) | undefined
  /** The host's own listener, called first; calling `preventDefault` suppresses the press. */
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** Called on hover, focus or touch, before any press: the moment to prefetch. */
  readonly onIntent?: (() => void) | undefined
  /** A 24-px picture; a spinner replaces it while busy. */
  readonly leading?: ReactNode
  /** Rendered after the label. */
  readonly trailing?: ReactNode
  /** Amount before the picture; `account` only. */
  readonly balance?: ReactNode
  /** Shown beside the button and announced at once. */
  readonly note?: ReactNode
  readonly small?: boolean | undefined
  /** Something needs attention; the label gives the remedy. */
  readonly warn?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Language of the label when it differs from the page's. */
  readonly lang?: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-haspopup'?: 'dialog' | undefined
  readonly 'aria-expanded'?: boolean | undefined
  readonly 'data-testid'?: string | undefined
}

const Wait = () => (
  <span className="wm-host-wait">
    <svg className="wm-host-drawing" viewBox="0 0 20 20" aria-hidden="true" data-wm-part="spinner">
      <circle cx="10" cy="10" r="8" opacity=".25" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  </span>
)

/** A button in the host's own page that opens the modal. Its rules are in `hostSheet`. */
export const HostButton = forwardRef(function HostButton(
  {
    kind,
    children,
    onPress,
    onClick,
    onIntent,
    leading,
    trailing,
    balance,
    note,
    small = false,
    warn = false,
    busy = false,
    disabled = false,
    className,
    ...rest
  }: HostButtonProps,
  ref: Ref<HTMLButtonElement>,
) {
  const isOff = disabled || busy
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={className ? `wm-host ${className}` : 'wm-host'}
        data-wm-part={`${kind}-button`}
        data-kind={kind}
        data-small={small || undefined}
        data-warn={warn || undefined}
        aria-disabled={isOff || undefined}
        aria-busy={busy || undefined}
        onClick={event => {
          if (isOff) return
          onClick?.(event)
          if (!event.defaultPrevented) onPress?.()
        }}
        onPointerEnter={onIntent}
        onTouchStart={onIntent}
        onFocus={onIntent}
        {...rest}
      >
        {balance && (
          <span className="wm-host-balance" data-wm-part="host-balance">
            {balance}
          </span>
        )}
        {busy ? <Wait /> : leading}
        <bdi>{children}</bdi>
        {trailing}
      </button>
      {note && <span role="alert"> {note}</span>}
    </>
  )
})
