import { useAccount, useNetwork, useWalletModal, type Namespace } from 'redux-wallet-modal'
import { FIRST_NETWORK } from './networks'
import { run } from './run'

export interface Need {
  /** What blocks the card, as the label of the button that resolves it; `null` if nothing does. */
  readonly label: string | null
  readonly pass: () => void
}

/** What a card needs before its action: a wallet of a suitable family. */
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
