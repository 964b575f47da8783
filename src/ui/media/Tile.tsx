import type { CSSProperties, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconShape } from './Icon'
import type { ElementProps } from '../layout/ElementProps'
import { Picture } from './Picture'

export type TileSize = 18 | 20 | 24 | 32 | 40 | 56 | 64
export type TileBadgeTone = 'plain' | 'out' | 'in' | 'bad'

export interface TileProps extends ElementProps {
  readonly size?: TileSize | undefined
  /** Address of a picture. While there is none, or when it does not load, the fallback is drawn. */
  readonly src?: string | null | undefined
  /** A name or a sign; its first character is drawn without a picture. */
  readonly letter?: string | undefined
  /** Any CSS colour; draws the letter on a tint of it, right in both themes. */
  readonly coin?: string | undefined
  readonly icon?: IconShape | undefined
  /** A drawing of the caller's own. */
  readonly children?: ReactNode
  /** Small picture in the lower end corner. */
  readonly badge?: ReactNode
  readonly badgeTone?: TileBadgeTone | undefined
}

const RADIUS: Record<TileSize, string> = {
  18: '5px',
  20: '6px',
  24: '7px',
  32: '8px',
  40: 'var(--wm-radius-icon)',
  56: '14px',
  64: 'var(--wm-radius-panel)',
}

const Base = styled.span<{ $size: TileSize; $coin: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: ${({ $size }) => RADIUS[$size]};
  background: ${({ $coin }) =>
    $coin
      ? 'color-mix(in srgb, var(--coin) 15%, var(--wm-color-surface))'
      : 'var(--wm-color-surface-sunken)'};
  color: ${({ $coin }) =>
    $coin
      ? 'color-mix(in srgb, var(--coin) 78%, var(--wm-color-text))'
      : 'var(--wm-color-text-muted)'};
  font-size: ${({ $size }) => Math.round($size * 0.42)}px;
  line-height: 1;
  font-weight: var(--wm-weight-semibold);
  letter-spacing: 0;
  > img,
  > svg:not([data-wm-part]) {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    object-fit: contain;
  }
  /* A picture with see-through corners does not let the letter under it show. */
  > img {
    background: inherit;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--wm-color-text) 8%, transparent);
    pointer-events: none;
  }
  ${({ $coin }) =>
    $coin &&
    `&:has(> [data-wm-loaded]) {
      background: none;
      color: transparent;
      &::after { content: none; }
    }`}
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

const BADGE_TONES: Record<TileBadgeTone, string> = {
  plain: 'background: var(--wm-color-surface);',
  out: 'background: var(--wm-color-surface-sunken); color: var(--wm-color-text);',
  in: 'background: var(--wm-color-positive-soft); color: var(--wm-color-positive);',
  bad: 'background: var(--wm-color-negative-soft); color: var(--wm-color-negative);',
}

const Corner = styled.span<{ $tone: TileBadgeTone; $small: boolean }>`
  position: absolute;
  inset-inline-end: -4px;
  inset-block-end: ${({ $small }) => ($small ? -3 : -4)}px;
  inline-size: ${({ $small }) => ($small ? 14 : 18)}px;
  block-size: ${({ $small }) => ($small ? 14 : 18)}px;
  border-radius: ${({ $small }) => ($small ? 5 : 6)}px;
  border: ${({ $small }) => ($small ? 1.5 : 2)}px solid var(--wm-color-surface);
  overflow: hidden;
  display: grid;
  place-items: center;
  z-index: 1;
  ${({ $tone }) => BADGE_TONES[$tone]}
  > img,
  > svg:not([data-wm-part]) {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  > svg[data-wm-part] {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 2.2;
  }
`

/** Under the picture, in the same cell. */
const Fallback = styled.span`
  grid-area: 1 / 1;
  display: grid;
`

/** A picture of a wallet, token, network or person in the one shape they all share. Its name stands beside it. */
export function Tile({
  size = 40,
  src,
  letter,
  coin,
  icon,
  children,
  badge,
  badgeTone = 'plain',
  style,
  ...rest
}: TileProps) {
  const tint = coin === undefined ? style : { ...style, ['--coin' as keyof CSSProperties]: coin }
  const [first] = letter ?? ''
  const fallback = icon ? <Icon icon={icon} size={size < 32 ? 16 : 20} /> : first?.toUpperCase()
  return (
    <Base
      aria-hidden="true"
      data-wm-part="tile"
      style={tint}
      $size={size}
      $coin={coin !== undefined}
      {...rest}
    >
      {children ?? <Fallback>{fallback}</Fallback>}
      {src && <Picture key={src} src={src} />}
      {badge && (
        <Corner data-wm-part="tile-badge" $tone={badgeTone} $small={size <= 24}>
          {badge}
        </Corner>
      )}
    </Base>
  )
}
