import { ModalError } from '../../../domain/ModalError'
import type { CaipNetworkId } from '../../../lib/address/caip'
import type { WalletConnectClient } from '../../../ports/walletConnect'
import { readField } from '../../shared/readField'
import { BITCOIN } from '../bitcoinNetworks'
import { bitcoinOverSession } from './bitcoinOverSession'
import type { SigningWallet } from './BitcoinWallet'

/** Creates the remote Bitcoin wallet of a session, with the interface of the page's wallets. */
export function createBitcoinSessionWallet(
  client: WalletConnectClient,
): SigningWallet & { askAccounts(): Promise<unknown> } {
  function getNamespace() {
    const found = client.session()?.namespaces[BITCOIN]
    if (!found) throw new ModalError('SESSION_ENDED', 'No session on Bitcoin')
    return found
  }
  const has = (method: string) => getNamespace().methods.includes(method)

  /** Not abortable: callers have their own limits, and the wallet keeps the request. */
  const ask = (
    method: string,
    params: object,
    on: CaipNetworkId = getNamespace().activeCaipNetworkId,
  ) => client.request({ caipNetworkId: on, method, params }, new AbortController().signal)

  const sendTransfer: SigningWallet['sendTransfer'] = async ({ from, recipient, sats }) => {
    const params = { account: from, recipientAddress: recipient, amount: sats.toString() }
    return readField(await ask('sendTransfer', params), 'txid')
  }

  return {
    name: 'WalletConnect',
    isUnchanged: () => true,
    askAccounts: async () => (has('getAccountAddresses') ? ask('getAccountAddresses', {}) : []),
    async signMessage(address, message, protocol) {
      const params = { message, account: address, address, protocol }
      return bitcoinOverSession.message.read(await ask('signMessage', params))
    },
    async signPsbt(psbt, inputs, { caipNetworkId }) {
      const signInputs = inputs.flatMap(({ address, indexes }) =>
        indexes.map(index => ({ address, index })),
      )
      const params = { account: inputs[0]?.address, psbt, signInputs, broadcast: false }
      return readField(await ask('signPsbt', params, caipNetworkId), 'psbt')
    },
    /** Only if the session approved the method; otherwise the modal builds the payment. */
    get sendTransfer() {
      return has('sendTransfer') ? sendTransfer : undefined
    },
    switchNetwork: async ({ caipNetworkId }) => client.chooseNetwork(caipNetworkId),
  }
}
