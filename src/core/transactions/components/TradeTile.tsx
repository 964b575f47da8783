import { styled } from 'styled-components'
import { iconActivity } from '../../../ui/media/icons'
import { Tile } from '../../../ui/media/Tile'
import type { ActivityEntry } from '../activitySelectors'

type Side = Pick<ActivityEntry, 'imageUrl' | 'name' | 'isCoin'>

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

const side = ({ imageUrl, name, isCoin }: Side) => (
  <Tile
    size={24}
    src={imageUrl}
    letter={name}
    icon={name === '' ? iconActivity : undefined}
    round={isCoin}
  />
)

interface TradeTileProps {
  readonly gave: Side
  readonly got: Side
}

/** The token given in a trade, with the one received over it. */
export const TradeTile = ({ gave, got }: TradeTileProps) => (
  <Base aria-hidden="true" data-wm-part="trade-tile">
    {side(gave)}
    {side(got)}
  </Base>
)
