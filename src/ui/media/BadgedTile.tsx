import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Tile, type TileProps } from './Tile'

export type TileBadgeTone = 'plain' | 'out' | 'in' | 'bad' | 'installed'

export interface BadgedTileProps extends Omit<TileProps, 'over'> {
  /** A small picture in the lower end corner. */
  readonly badge?: ReactNode
  readonly badgeTone?: TileBadgeTone | undefined
}

const BADGE_TONES: Record<TileBadgeTone, string> = {
  plain: 'background: var(--wm-color-surface);',
  out: 'background: var(--wm-color-surface-sunken); color: var(--wm-color-text);',
  in: 'background: var(--wm-color-positive-soft); color: var(--wm-color-positive);',
  bad: 'background: var(--wm-color-negative-soft); color: var(--wm-color-negative);',
  // An 18-px disc in a 2-px ring is visible on a picture of any colour.
  installed:
    'inline-size: 22px; block-size: 22px; border-radius: 50%; background: var(--wm-color-positive); color: var(--wm-color-surface);',
}

const Corner = styled.span<{ $tone: TileBadgeTone; $small: boolean }>`
  position: absolute;
  inset-inline-end: -4px;
  inset-block-end: ${({ $small }) => ($small ? -3 : -4)}px;
  inline-size: ${({ $small }) => ($small ? 14 : 18)}px;
  block-size: ${({ $small }) => ($small ? 14 : 18)}px;
  border-radius: var(--wm-radius-small);
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

/** A tile with a small picture in its corner. */
export function BadgedTile({ size = 40, badge, badgeTone = 'plain', ...rest }: BadgedTileProps) {
  return (
    <Tile
      size={size}
      over={
        badge && (
          <Corner data-wm-part="tile-badge" $tone={badgeTone} $small={size <= 24}>
            {badge}
          </Corner>
        )
      }
      {...rest}
    />
  )
}
