import { forwardRef, type ReactNode, type Ref } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '../controls/Anchor'
import type { ElementProps } from '../layout/ElementProps'

export interface RowProps extends ElementProps {
  readonly name: ReactNode
  /** A second, muted line. On a disabled row it gives the reason. */
  readonly note?: ReactNode
  /** A `Tile` or an avatar, 40 px. Without one the text starts at the edge. */
  readonly leading?: ReactNode
  /** A badge, an amount or a chevron; wraps below the name when there is no room. */
  readonly trailing?: ReactNode
  /** Makes the whole row a button. */
  readonly onPress?: (() => void) | undefined
  /** Makes the whole row a link, opened in a new tab. */
  readonly href?: string | undefined
  readonly disabled?: boolean | undefined
  readonly busy?: boolean | undefined
  /** Marks the active row among its siblings. */
  readonly current?: boolean | undefined
  /** The whole row is a switch; requires `aria-checked`. */
  readonly role?: 'switch' | undefined
  readonly 'aria-checked'?: boolean | undefined
  readonly tabIndex?: number | undefined
  readonly onFocus?: (() => void) | undefined
  readonly onPointerMove?: (() => void) | undefined
  readonly onPointerDown?: (() => void) | undefined
  readonly onKeyUp?: (() => void) | undefined
  /** The row toggles the content below it. */
  readonly 'aria-expanded'?: boolean | undefined
  readonly 'aria-controls'?: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-hidden'?: boolean | undefined
  readonly 'data-testid'?: string | undefined
}

const Base = styled.button<{ $bare: boolean; $active: boolean }>`
  display: grid;
  grid-template-columns: ${({ $bare }) => ($bare ? 'minmax(0, 1fr)' : 'auto minmax(0, 1fr)')};
  column-gap: 12px;
  align-items: center;
  inline-size: 100%;
  min-block-size: var(--wm-size-row);
  padding: 7px var(--row-inset, 8px);
  border-radius: var(--row-radius, var(--wm-radius-control));
  text-align: start;
  color: inherit;
  text-decoration: none;
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--row-focus-radius, var(--wm-radius-control));
  }
  ${({ $active }) =>
    $active &&
    `&:hover { background: var(--wm-color-hover); }
     &:active { background: var(--wm-color-pressed); }`}
  &[aria-disabled='true'] {
    cursor: default;
  }
  @media (forced-colors: active) {
    &[aria-disabled='true']:not([aria-busy='true']) {
      --wm-color-text-faint: GrayText;
    }
  }
`

const Lead = styled.span`
  display: grid;
  [aria-disabled='true']:not([aria-busy='true']) > & {
    opacity: 0.5;
  }
`

const Main = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 12px;
  row-gap: 4px;
  min-inline-size: 0;
`

const Words = styled.span`
  flex: 1 1 7rem;
  min-inline-size: 0;
`

const Name = styled.span`
  display: block;
  font-weight: var(--wm-weight-medium);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  [aria-disabled='true']:not([aria-busy='true']) & {
    color: var(--wm-color-text-faint);
  }
`

const Note = styled.span`
  display: block;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  overflow-wrap: anywhere;
  [aria-disabled='true']:not([aria-busy='true']) & {
    color: var(--wm-color-text-faint);
  }
`

const Trail = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--wm-color-text-faint);
  text-align: end;
`

/**
 * A row for one wallet, token, network or event. The whole row is the target; without an action it
 * is static.
 */
export const Row = forwardRef(function Row(
  {
    name,
    note,
    leading,
    trailing,
    onPress,
    href,
    disabled = false,
    busy = false,
    current = false,
    ...rest
  }: RowProps,
  ref: Ref<HTMLElement>,
) {
  const isOff = disabled || busy
  const isLink = href !== undefined && !isOff
  const isStatic = href === undefined && onPress === undefined && !disabled
  const element = isLink
    ? { as: Anchor, href }
    : isStatic
      ? { as: 'div' as const }
      : { type: 'button' as const }
  return (
    <Base
      {...element}
      ref={ref as Ref<HTMLButtonElement>}
      data-wm-part="row"
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      aria-current={current || undefined}
      onClick={isStatic ? undefined : () => !isOff && onPress?.()}
      $bare={!leading}
      $active={!isStatic && !isOff}
      {...rest}
    >
      {leading && <Lead data-wm-part="row-leading">{leading}</Lead>}
      <Main>
        <Words>
          <Name data-wm-part="row-name">{name}</Name>
          {note && <Note data-wm-part="row-note">{note}</Note>}
        </Words>
        {trailing && <Trail data-wm-part="row-trailing">{trailing}</Trail>}
      </Main>
    </Base>
  )
})
