import { parseChainReference } from '../../../lib/address/hexChainId'
import type { FamilyOverSession } from '../../walletconnect/FamilyOverSession'
import { evmBody, isEvmAddress } from '../address/evmDigits'

/** EVM wallets over a WalletConnect session. */
export const evmOverSession: FamilyOverSession = {
  methods: [
    'eth_accounts',
    'eth_requestAccounts',
    'eth_sendRawTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'personal_sign',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'wallet_registerOnboarding',
    'wallet_watchAsset',
    'wallet_scanQRCode',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
    'wallet_sendCalls',
    'wallet_getCapabilities',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_getAssets',
  ],
  accountType: 'eoa',
  reads: ['balance', 'names', 'activity'],
  message: {
    method: 'personal_sign',
    params: (message, address) => [message, address],
    read: answer => answer,
  },
  typedData: { method: 'eth_signTypedData_v4', params: (address, data) => [address, data] },
  payment: ['eth_sendTransaction'],
  isAddress: isEvmAddress,
  addressKey: evmBody,
  isReference: text => text !== '0' && parseChainReference(text) === text,
  referenceIn(data) {
    const reference = parseChainReference(data)
    return reference && reference !== '0' ? reference : null
  },
}
