import { styled } from 'styled-components'
import { hueOf } from '../../../lib/address/hash'
import { BadgedTile } from '../../../ui/media/BadgedTile'
import { iconActivity } from '../../../ui/media/icons'
import type { ActivityEntry } from '../activitySelectors'

type Side = Pick<ActivityEntry, 'imageUrl' | 'letter'>

const Base = styled.span`
  position: relative;
  display: block;
  inline-size: 40px;
  block-size: 40px;
  > * {
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 1px;
  }
  > :last-child {
    inset-inline-start: 16px;
    inset-block-start: 15px;
    outline: 2px solid var(--wm-color-surface);
  }
`

const side = ({ imageUrl, letter }: Side) => (
  <BadgedTile
    size={24}
    src={imageUrl}
    letter={letter}
    {...(letter ? { hue: hueOf(letter) } : { icon: iconActivity })}
  />
)

interface TradeTileProps {
  readonly gave: Side
  readonly got: Side
}

/** What was given in a trade, and over it what was got. */
export const TradeTile = ({ gave, got }: TradeTileProps) => (
  <Base aria-hidden="true" data-wm-part="trade-tile">
    {side(gave)}
    {side(got)}
  </Base>
)
