import { ModalError } from '../../../domain/ModalError'
import { formatUnits } from '../../../lib/amount/decimal'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import type { ReadNativeBalance } from '../../shared/createBalanceClient'
import { askNodes } from '../../shared/askNodes'
import { decodeSs58 } from '../address/ss58'
import { requestNode } from './requestNode'
import { accountStorageKey, readAccountRecord } from './systemAccount'

/** Creates a reader that gets balances from the host's nodes, over HTTP or WebSocket. */
export function createPolkadotReader(ports: ChainAdapterPorts): ReadNativeBalance {
  return async (address, network, signal) => {
    const account = decodeSs58(address)
    if (!account?.isChecked) throw new ModalError('BALANCE_UNAVAILABLE', `No address: ${address}`)
    const params = [accountStorageKey(account.publicKey)]
    const record = await askNodes(ports, network, signal, async url =>
      readAccountRecord(
        await requestNode(ports, url, { method: 'state_getStorage', params }, signal),
      ),
    )
    return formatUnits(record, network.nativeCurrency.decimals)
  }
}
