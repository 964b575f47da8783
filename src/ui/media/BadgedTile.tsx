import type { CSSProperties, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Tile, type TileProps } from './Tile'

export type TileBadgeTone = 'plain' | 'out' | 'in' | 'bad' | 'installed'

export interface BadgedTileProps extends Omit<TileProps, 'over'> {
  /** In degrees: draws the letter on a tint of it, right in both themes, until the picture is there. */
  readonly hue?: number | undefined
  /** Small picture in the lower end corner. */
  readonly badge?: ReactNode
  readonly badgeTone?: TileBadgeTone | undefined
}

const Coin = styled(Tile)`
  background: color-mix(in srgb, var(--coin) 15%, var(--wm-color-surface));
  color: color-mix(in srgb, var(--coin) 78%, var(--wm-color-text));
  &:has(> [data-wm-loaded]) {
    background: none;
    color: transparent;
    &::after {
      content: none;
    }
  }
`

const BADGE_TONES: Record<TileBadgeTone, string> = {
  plain: 'background: var(--wm-color-surface);',
  out: 'background: var(--wm-color-surface-sunken); color: var(--wm-color-text);',
  in: 'background: var(--wm-color-positive-soft); color: var(--wm-color-positive);',
  bad: 'background: var(--wm-color-negative-soft); color: var(--wm-color-negative);',
  // An 18-px disc in a 2-px ring: seen on a picture of any colour.
  installed:
    'inline-size: 22px; block-size: 22px; border-radius: 50%; background: var(--wm-color-positive); color: var(--wm-color-surface);',
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

/** A tile with a small picture in its corner, and a tint until its own picture is there. */
export function BadgedTile({
  size = 40,
  hue,
  badge,
  badgeTone = 'plain',
  style,
  ...rest
}: BadgedTileProps) {
  const over = badge && (
    <Corner data-wm-part="tile-badge" $tone={badgeTone} $small={size <= 24}>
      {badge}
    </Corner>
  )
  if (hue === undefined) return <Tile size={size} style={style} over={over} {...rest} />
  const tint = { ...style, ['--coin' as keyof CSSProperties]: `hsl(${hue} 62% 48%)` }
  return <Coin size={size} style={tint} over={over} {...rest} />
}
