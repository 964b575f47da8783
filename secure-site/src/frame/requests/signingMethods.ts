import { preparePersonalSign } from '../evm/personalSign'
import { prepareSendCalls } from '../evm/sendCalls'
import { prepareSendTransaction } from '../evm/sendTransaction'
import { prepareTypedData } from '../evm/typedData'
import { failure } from '../failures'
import { prepareSolanaMessage } from '../solana/signMessage'
import {
  prepareSignAllTransactions,
  prepareSignAndSend,
  prepareSignTransaction,
} from '../solana/signTransactions'
import type { Prepare } from './signing'

/** Loads a method on first use. @throws if the site doesn't respond */
const fetched =
  (load: () => Promise<Prepare>): Prepare =>
  async (request, ports) => {
    const prepare = await load().catch(() => {
      throw failure('SERVER_UNREACHABLE')
    })
    return prepare(request, ports)
  }

/**
 * The methods that require approval (protocol §5.7). Null: refused; docs/threat-model.md explains
 * why.
 */
export const SIGNING_METHODS: Readonly<Record<string, Prepare | null>> = {
  personal_sign: preparePersonalSign,
  eth_signTypedData_v4: prepareTypedData,
  eth_sendTransaction: prepareSendTransaction,
  wallet_sendCalls: prepareSendCalls,
  solana_signMessage: prepareSolanaMessage,
  solana_signTransaction: prepareSignTransaction,
  solana_signAllTransactions: prepareSignAllTransactions,
  solana_signAndSendTransaction: prepareSignAndSend,
  wallet_grantPermissions: fetched(async () => {
    const { prepareGrantPermissions } = await import('../grants/grantPermissions')
    return prepareGrantPermissions
  }),
  wallet_revokePermissions: fetched(async () => {
    const { prepareRevokePermissions } = await import('../grants/revokePermissions')
    return prepareRevokePermissions
  }),
  eth_sendUserOperation: null,
}
