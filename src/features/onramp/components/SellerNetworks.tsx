import { styled } from 'styled-components'
import type { OnRampProviderName } from '../../../domain/onRamp'
import { useModalSelector } from '../../../store/context'
import { NetworkTile } from '../../network/components/NetworkTile'
import { selectSellerNetworks } from '../onrampSelectors'

const Line = styled.span`
  display: inline-flex;
  gap: 2px;
  margin-inline-start: 8px;
  vertical-align: middle;
`

/** Where a provider pays out, in pictures. */
export function SellerNetworks({ name }: { readonly name: OnRampProviderName }) {
  const networks = useModalSelector(state => selectSellerNetworks(state, name))
  if (networks.length === 0) return null
  return (
    <Line aria-hidden="true" data-testid="wm-onramp-networks">
      {networks.map(network => (
        <NetworkTile key={network.caipNetworkId} size={18} network={network} />
      ))}
    </Line>
  )
}
