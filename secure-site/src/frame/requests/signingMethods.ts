import { preparePersonalSign } from '../evm/personalSign'
import { prepareSendCalls } from '../evm/sendCalls'
import { prepareSendTransaction } from '../evm/sendTransaction'
import { prepareTypedData } from '../evm/typedData'
import { prepareGrantPermissions } from '../grants/grantPermissions'
import { prepareRevokePermissions } from '../grants/revokePermissions'
import { prepareSolanaMessage } from '../solana/signMessage'
import {
  prepareSignAllTransactions,
  prepareSignAndSend,
  prepareSignTransaction,
} from '../solana/signTransactions'
import type { Prepare } from './signing'

/** The methods that ask the visitor (protocol §5.7). Null: refused; docs/threat-model.md says why. */
export const SIGNING_METHODS: Readonly<Record<string, Prepare | null>> = {
  personal_sign: preparePersonalSign,
  eth_signTypedData_v4: prepareTypedData,
  eth_sendTransaction: prepareSendTransaction,
  wallet_sendCalls: prepareSendCalls,
  solana_signMessage: prepareSolanaMessage,
  solana_signTransaction: prepareSignTransaction,
  solana_signAllTransactions: prepareSignAllTransactions,
  solana_signAndSendTransaction: prepareSignAndSend,
  wallet_grantPermissions: prepareGrantPermissions,
  wallet_revokePermissions: prepareRevokePermissions,
  eth_sendUserOperation: null,
}
