import type { Wallet } from '../../../domain/wallet'
import type { RootState } from '../../../store/rootReducer'
import { selectConnectorImage } from '../../connectors/connectorsSelectors'
import { selectInstalledConnector } from '../../pairing/walletPlatforms'
import { selectWalletImage } from './walletImage'

/** The picture of a wallet as the first list shows it: its own where it is in this browser, else that of the directory. */
export function selectListedImage(state: RootState, wallet: Wallet, isInstalled: boolean) {
  const connector = isInstalled ? selectInstalledConnector(state, wallet) : null
  const own = connector && selectConnectorImage(state, connector)
  return own ?? selectWalletImage(state, wallet)
}
