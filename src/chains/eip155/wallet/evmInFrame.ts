import { parseCaipNetworkId } from '../../../lib/address/caip'
import { parseChainReference } from '../../../lib/address/hexChainId'
import type { FamilyInFrame } from '../../embedded/FamilyInFrame'
import { createFrameEip1193 } from './createFrameEip1193'

/** EVM in the frame of the embedded wallet. */
export const evmInFrame: FamilyInFrame = {
  methods: [
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_sendCalls',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'eth_sendUserOperation',
  ],
  capabilities: [
    'send',
    'switchNetwork',
    'signMessage',
    'signTypedData',
    'balance',
    'names',
    'activity',
  ],
  accountType: 'smartAccount',
  chainIdOf: id => Number(parseCaipNetworkId(id).reference),
  referenceIn(chainId) {
    const reference = parseChainReference(chainId)
    return reference === '0' ? null : reference
  },
  isReachedByUser: false,
  toParams: (_method, params) => params,
  fromAnswer: (_method, answer) => answer,
  providerOf: createFrameEip1193,
}
