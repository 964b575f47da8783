import type { Connector } from '../../domain/connector'
import type { Wallet } from '../../domain/wallet'
import type { RootState } from '../../store/rootReducer'
import { selectAllowedConnectors } from '../connectors/connectorsSelectors'
import { getConnectorIdentity, isSameWallet, getWalletIdentity } from '../connectors/isSameWallet'
import { selectOptions } from '../options/optionsSlice'
import { selectPlatform } from '../wallets/selectPlatform'
import { listPlatforms, type WalletPlatform } from './listPlatforms'
import { withVettedLinks } from './withVettedLinks'

/** Returns the installed connector of a directory wallet, or null. */
export function selectInstalledConnector(
  state: RootState,
  wallet: Wallet | null,
): Connector | null {
  if (!wallet) return null
  const identity = getWalletIdentity(wallet)
  const connectors = selectAllowedConnectors(state)
  return (
    connectors.find(connector => isSameWallet(getConnectorIdentity(connector), identity)) ?? null
  )
}

/** The platforms of a wallet on this device; see `listPlatforms`. */
export const selectPlatforms = (state: RootState, wallet: Wallet | null): WalletPlatform[] =>
  listPlatforms({
    wallet: wallet && withVettedLinks(state, wallet),
    isInstalled: selectInstalledConnector(state, wallet) !== null,
    platform: selectPlatform(state),
    hasAdapters: selectOptions(state).hasAdapters,
  })
