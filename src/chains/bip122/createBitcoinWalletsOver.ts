import type { Account } from '../../domain/account'
import { ModalError } from '../../domain/ModalError'
import type { ChainAdapterPorts } from '../../ports/chainAdapter'
import { WALLET_CONNECT_CONNECTOR_ID, type WalletConnectClient } from '../../ports/walletConnect'
import type { WalletSource } from '../../ports/walletSource'
import { withModalErrors } from '../shared/raceAbort'
import { createWalletConnectWallets } from '../walletconnect/createWalletConnectWallets'
import { createBitcoinErrorMapper } from './createBitcoinErrorMapper'
import { BITCOIN, getBitcoinNetwork } from './bitcoinNetworks'
import { readBitcoinAccounts } from './wallet/bitcoinAccounts'
import { createBitcoinProvider } from './wallet/createBitcoinProvider'
import { createBitcoinSessionWallet } from './wallet/createBitcoinSessionWallet'
import { createEsploraLoader } from './wallet/createEsploraLoader'
import { keepChosenAccount, switchAccounts } from './wallet/switchAccounts'

/** Creates Bitcoin wallets over a session, with the same provider as the page's wallets. */
export function createBitcoinWalletsOver(
  ports: ChainAdapterPorts,
  client: WalletConnectClient,
): WalletSource {
  const plain = createWalletConnectWallets(BITCOIN, client)
  const wallet = createBitcoinSessionWallet(client)
  /** The last known accounts, in the order the user chose. */
  let known: readonly Account[] = []
  /** Account details the wallet returned on request. */
  const knownDetails = new Map<string, Account>()

  const shared = () => client.session()?.namespaces[BITCOIN]?.accounts ?? []
  const follow = () => (known = keepChosenAccount(known, shared()))
  let stopFollowing = () => {}
  /** Watches while the user's choice applies; it ends when the wallet selects another account. */
  function watchChoice() {
    stopFollowing()
    stopFollowing = client.watch(() => {
      if (!follow()[0]?.insteadOf) stopFollowing()
    })
  }

  function accounts(): readonly Account[] {
    const now = follow()
    if (now.length === 0) throw new ModalError('SESSION_ENDED', 'No session on Bitcoin')
    return now.map(account => ({ ...knownDetails.get(account.address), ...account }))
  }

  const network = () => {
    const id = client.session()?.namespaces[BITCOIN]?.activeCaipNetworkId ?? ''
    const found = getBitcoinNetwork(id)
    if (found) return found
    throw new ModalError('CHAIN_NOT_SUPPORTED', id)
  }

  const provider = createBitcoinProvider({
    wallet,
    accounts,
    async loadAccounts() {
      const own = accounts()
      if (own.every(({ address }) => knownDetails.has(address))) return accounts()
      for (const account of readBitcoinAccounts(await wallet.askAccounts())) {
        knownDetails.set(account.address, account)
      }
      return accounts()
    },
    network,
    review: ports.reviewTransfer,
    loadEsplora: createEsploraLoader(ports),
    async switchNetwork(caipNetworkId) {
      const listed = ports.networks().find(each => each.caipNetworkId === caipNetworkId)
      if (!listed) throw new ModalError('CHAIN_NOT_SUPPORTED', 'Chain is not supported')
      const { signal } = new AbortController()
      await plain.switchNetwork(WALLET_CONNECT_CONNECTOR_ID, listed, signal)
    },
  })

  return {
    ...plain,
    switchAccount: (_connectorId, address, signal) =>
      withModalErrors(createBitcoinErrorMapper('UNAUTHORIZED'), signal, async () => {
        known = switchAccounts(follow(), address)
        watchChoice()
        return known
      }),
    getProvider: connectorId =>
      connectorId === WALLET_CONNECT_CONNECTOR_ID ? provider : undefined,
  }
}
