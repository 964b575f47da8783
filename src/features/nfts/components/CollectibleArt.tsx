import { useState, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import type { Collectible } from '../../../domain/collectible'
import { getHue } from '../../../lib/address/hash'
import { Icon } from '../../../ui/media/Icon'
import { iconImage } from '../../../ui/media/icons'
import { Picture } from '../../../ui/media/Picture'
import { drawStill } from '../drawStill'

interface CollectibleArtProps {
  readonly collectible: Pick<Collectible, 'id' | 'imageUrl'>
}

const Base = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  inline-size: 100%;
  border-radius: var(--wm-radius-panel);
  overflow: hidden;
  background: color-mix(in srgb, var(--art) 15%, var(--wm-color-surface));
  color: color-mix(in srgb, var(--art) 60%, var(--wm-color-text));
  > img,
  > canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    background: var(--wm-color-surface-sunken);
  }
  > img:not([data-wm-loaded]) {
    opacity: 0;
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

/**
 * A square picture, or a tint without one. An animated picture stays still under
 * `prefers-reduced-motion`.
 */
export function CollectibleArt({ collectible: { id, imageUrl } }: CollectibleArtProps) {
  const [still, setStill] = useState<HTMLImageElement | null>(null)
  const seen = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement)) return
    const view = target.ownerDocument.defaultView
    if (view?.matchMedia?.('(prefers-reduced-motion: reduce)').matches) setStill(target)
  }
  return (
    <Base
      aria-hidden="true"
      data-wm-part="collectible-art"
      style={{ ['--art' as string]: `hsl(${getHue(id)} 62% 48%)` }}
      onLoadCapture={seen}
    >
      <Icon icon={iconImage} size={20} />
      {imageUrl !== null && <Picture key={imageUrl} src={imageUrl} />}
      {still && <canvas ref={canvas => drawStill(canvas, still)} />}
    </Base>
  )
}
