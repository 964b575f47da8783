import { useAccount, useNetwork, useWalletModal } from 'redux-wallet-modal'
import { Card } from '../Card'
import { FAMILIES } from '../networks'
import { run } from '../run'
import { shorten } from '../shorten'
import { connect } from '../snippets/connect'

type Family = (typeof FAMILIES)[number]

const idOf = ({ network }: Family) =>
  'caipNetworkId' in network ? network.caipNetworkId : (`eip155:${network.id}` as const)

function FamilyRow({ family }: { family: Family }) {
  const { namespace, label, network } = family
  const { address, isConnected } = useAccount({ namespace })
  const { network: shown } = useNetwork()
  const modal = useWalletModal()
  const isShown = isConnected && shown?.namespace === namespace
  return (
    <li data-testid={`family-${namespace}`}>
      <img src={network.assets.imageUrl} alt="" width={36} height={36} />
      <span className="name">
        {label}
        <span className="quiet mono">
          {isConnected && address ? shorten(address) : 'Not connected'}
        </span>
      </span>
      {isShown ? (
        <span className="badge">In use</span>
      ) : (
        <button
          type="button"
          className="button"
          aria-label={isConnected ? `Use ${label}` : `Connect ${label}`}
          onClick={() =>
            run(isConnected ? modal.switchNetwork(idOf(family)) : connect(modal, namespace))
          }
        >
          {isConnected ? 'Use' : 'Connect'}
        </button>
      )}
    </li>
  )
}

export function FamiliesCard() {
  return (
    <Card
      id="families"
      title="Five chain families"
      line="One wallet for each at the same time; buttons, hooks and cards follow the one in use."
      snippet="connect"
      className="wide"
    >
      <ul className="families">
        {FAMILIES.map(family => (
          <FamilyRow key={family.namespace} family={family} />
        ))}
      </ul>
    </Card>
  )
}
