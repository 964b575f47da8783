import { plainIds } from '../../shared/plainIds'
import { readField } from '../../shared/readField'
import type { FamilyOverSession } from '../../walletconnect/FamilyOverSession'

/** Bitcoin wallets over a WalletConnect session. */
export const bitcoinOverSession: FamilyOverSession = {
  ...plainIds,
  methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  accountType: 'payment',
  reads: [],
  readsByAdapter: ['balance'],
  message: {
    method: 'signMessage',
    params: (message, address) => ({ message, account: address, address }),
    read: answer => hexToBase64(readField(answer, 'signature')),
  },
}

/** Wallets return hex, but Bitcoin tools expect base64. */
function hexToBase64(signature: unknown): unknown {
  if (typeof signature !== 'string' || !/^(?:[0-9a-f]{2})+$/i.test(signature)) return signature
  const bytes = signature.match(/../g) ?? []
  return btoa(String.fromCharCode(...bytes.map(byte => Number.parseInt(byte, 16))))
}
