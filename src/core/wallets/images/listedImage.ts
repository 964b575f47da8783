import type { Wallet } from '../../../domain/wallet'
import type { RootState } from '../../../store/rootReducer'
import { selectConnectorImage } from '../../connectors/connectorsSelectors'
import { selectInstalledConnector } from '../../pairing/walletPlatforms'
import { selectWalletImage } from './walletImage'

/**
 * The icon of a wallet in a list: the connector's if the wallet is installed, else the directory's.
 */
export function selectListedImage(state: RootState, wallet: Wallet, isInstalled: boolean) {
  const connector = isInstalled ? selectInstalledConnector(state, wallet) : null
  const own = connector && selectConnectorImage(state, connector)
  return own ?? selectWalletImage(state, wallet)
}
