import type { CSSProperties, ReactNode } from 'react'
import { styled } from 'styled-components'
import { getHue } from '../../lib/address/hash'
import { Icon, type IconShape } from './Icon'
import type { ElementProps } from '../layout/ElementProps'
import { Picture } from './Picture'

export type TileSize = 18 | 20 | 24 | 32 | 40 | 56 | 64

export interface TileProps extends ElementProps {
  readonly size?: TileSize | undefined
  /** Image URL; without one, or when it fails to load, the fallback is drawn. */
  readonly src?: string | null | undefined
  /**
   * A name or symbol; its first character is the fallback, on a tint derived from the whole text.
   */
  readonly letter?: string | undefined
  readonly icon?: IconShape | undefined
  /** For coins; wallets, networks, apps and collectibles are rounded squares. */
  readonly round?: boolean | undefined
  /** A custom drawing. */
  readonly children?: ReactNode
  /** Rendered on top, such as a badge. */
  readonly over?: ReactNode
}

const RADIUS: Record<TileSize, string> = {
  18: 'small',
  20: 'small',
  24: 'small',
  32: 'inner',
  40: 'icon',
  56: 'tile',
  64: 'panel',
}

const LETTER_SHARE = 0.42
/** A smaller letter is illegible. */
const LETTER_MIN_PX = 11
/** A `?` is not a name to derive a colour from. */
const SIGN = /^\p{P}/u

// The single cell is as large as the tile, whatever the picture's own size. A picture with
// transparent corners hides the letter below. Mixing half of the tint with half of the text colour
// keeps 4.5:1 for every hue in both themes.
const Base = styled.span<{ $size: TileSize; $round: boolean; $tinted: boolean }>`
  position: relative;
  display: grid;
  grid-template: 100% / 100%;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: ${({ $size, $round }) => ($round ? '50%' : `var(--wm-radius-${RADIUS[$size]})`)};
  background: var(--wm-color-surface-sunken);
  color: var(--wm-color-text-muted);
  ${({ $tinted }) =>
    $tinted &&
    `&:not(:has(> [data-wm-loaded])) {
       background: color-mix(in srgb, var(--tint) 15%, var(--wm-color-surface));
       color: color-mix(in srgb, var(--tint) 50%, var(--wm-color-text));
     }`}
  font-size: ${({ $size }) => Math.max(LETTER_MIN_PX, Math.round($size * LETTER_SHARE))}px;
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
    box-shadow: inset 0 0 0 1px var(--wm-color-edge);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

/** Below the picture, in the same cell. */
const Fallback = styled.span`
  grid-area: 1 / 1;
  display: grid;
`

/** A picture of a wallet, network, app or coin. Its name is shown beside it. */
export function Tile({
  size = 40,
  src,
  letter = '',
  icon,
  round = false,
  children,
  over,
  style,
  ...rest
}: TileProps) {
  const [first] = letter
  const isTinted = !children && !icon && first !== undefined && !SIGN.test(letter)
  const tint = { ['--tint' as keyof CSSProperties]: `hsl(${getHue(letter)} 62% 48%)` }
  const fallback = icon ? <Icon icon={icon} size={size < 32 ? 16 : 20} /> : first?.toUpperCase()
  return (
    <Base
      aria-hidden="true"
      data-wm-part="tile"
      style={isTinted ? { ...style, ...tint } : style}
      $size={size}
      $round={round}
      $tinted={isTinted}
      {...rest}
    >
      {children ?? <Fallback>{fallback}</Fallback>}
      {src && <Picture key={src} src={src} />}
      {over}
    </Base>
  )
}
