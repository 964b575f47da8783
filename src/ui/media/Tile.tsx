import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconShape } from './Icon'
import type { ElementProps } from '../layout/ElementProps'
import { Picture } from './Picture'

export type TileSize = 18 | 20 | 24 | 32 | 40 | 56 | 64

export interface TileProps extends ElementProps {
  readonly size?: TileSize | undefined
  /** Address of a picture. While there is none, or when it does not load, the fallback is drawn. */
  readonly src?: string | null | undefined
  /** A name or a sign; its first character is drawn without a picture. */
  readonly letter?: string | undefined
  readonly icon?: IconShape | undefined
  /** A drawing of the caller's own. */
  readonly children?: ReactNode
  /** What lies over it, such as a badge. */
  readonly over?: ReactNode
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

// The one cell is as large as the tile, whatever size a picture says it has. A picture with see-through corners does not
// let the letter under it show.
const Base = styled.span<{ $size: TileSize }>`
  position: relative;
  display: grid;
  grid-template: 100% / 100%;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: ${({ $size }) => RADIUS[$size]};
  background: var(--wm-color-surface-sunken);
  color: var(--wm-color-text-muted);
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
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

/** Under the picture, in the same cell. */
const Fallback = styled.span`
  grid-area: 1 / 1;
  display: grid;
`

/** A picture of a wallet, token, network or person in the one shape they all share. Its name stands beside it. */
export function Tile({ size = 40, src, letter, icon, children, over, ...rest }: TileProps) {
  const [first] = letter ?? ''
  const fallback = icon ? <Icon icon={icon} size={size < 32 ? 16 : 20} /> : first?.toUpperCase()
  return (
    <Base aria-hidden="true" data-wm-part="tile" $size={size} {...rest}>
      {children ?? <Fallback>{fallback}</Fallback>}
      {src && <Picture key={src} src={src} />}
      {over}
    </Base>
  )
}
