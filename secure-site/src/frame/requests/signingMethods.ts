import { rpcFailure } from '../failures'
import { preparePersonalSign } from '../evm/personalSign'
import { prepareSendCalls } from '../evm/sendCalls'
import { prepareSendTransaction } from '../evm/sendTransaction'
import { prepareTypedData } from '../evm/typedData'
import { prepareSolanaMessage } from '../solana/signMessage'
import {
  prepareSignAllTransactions,
  prepareSignAndSend,
  prepareSignTransaction,
} from '../solana/signTransactions'
import { texts } from '../texts'
import type { Prepare } from './signing'

const notSupported =
  (method: string): Prepare =>
  async () => {
    throw rpcFailure(4200, texts.methodNotSupported(method))
  }

/** The methods that ask the visitor (protocol §5.7). Those of the next issue get their answers here. */
export const SIGNING_METHODS: Readonly<Record<string, Prepare>> = {
  personal_sign: preparePersonalSign,
  eth_signTypedData_v4: prepareTypedData,
  eth_sendTransaction: prepareSendTransaction,
  wallet_sendCalls: prepareSendCalls,
  solana_signMessage: prepareSolanaMessage,
  solana_signTransaction: prepareSignTransaction,
  solana_signAllTransactions: prepareSignAllTransactions,
  solana_signAndSendTransaction: prepareSignAndSend,
  wallet_grantPermissions: notSupported('wallet_grantPermissions'),
  wallet_revokePermissions: notSupported('wallet_revokePermissions'),
  eth_sendUserOperation: notSupported('eth_sendUserOperation'),
}
