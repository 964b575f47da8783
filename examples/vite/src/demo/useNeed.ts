import { useAccount, useNetwork, useWalletModal, type Namespace } from 'redux-wallet-modal'
import { FIRST_NETWORK } from './networks'
import { run } from './run'

export interface Need {
  /** What stands in the way, as the label of the button that takes it away; `null` where nothing does. */
  readonly label: string | null
  readonly pass: () => void
}

/** What a card needs before it can do its part: a wallet, of a family that can do it. */
export function useNeed(verb: string, families?: readonly Namespace[]): Need {
  const { isConnected } = useAccount()
  const { network } = useNetwork()
  const modal = useWalletModal()
  const isThere = !families || (network !== null && families.includes(network.namespace))
  if (!isThere) {
    return { label: 'Use an EVM network', pass: () => run(modal.switchNetwork(FIRST_NETWORK)) }
  }
  if (!isConnected) return { label: `Connect to ${verb}`, pass: () => run(modal.open()) }
  return { label: null, pass: () => undefined }
}
