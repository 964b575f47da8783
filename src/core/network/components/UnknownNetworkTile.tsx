import { styled } from 'styled-components'
import { Tile } from '../../../ui/media/Tile'

const UNKNOWN_SIGN = '?'
/** Longer references do not fit into the tile. */
const REFERENCE_LENGTH_MAX = 6

const Reference = styled.span`
  font-size: var(--wm-font-size-16);
`

/** Tile of an unlisted network: its chain reference if short, else a question mark. */
export const UnknownNetworkTile = ({ reference }: { readonly reference: string }) => (
  <Tile size={64} letter={UNKNOWN_SIGN}>
    {reference !== '' && reference.length <= REFERENCE_LENGTH_MAX ? (
      <Reference>{reference}</Reference>
    ) : undefined}
  </Tile>
)
