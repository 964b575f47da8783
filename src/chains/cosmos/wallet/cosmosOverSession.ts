import { plainIds } from '../../shared/plainIds'
import { readField } from '../../shared/readField'
import type { FamilyOverSession } from '../../walletconnect/FamilyOverSession'
import { textDoc } from './textDoc'

/** Cosmos wallets over a WalletConnect session. */
export const cosmosOverSession: FamilyOverSession = {
  ...plainIds,
  methods: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
  accountType: 'eoa',
  reads: [],
  readsByAdapter: ['balance'],
  message: {
    method: 'cosmos_signAmino',
    params: (message, signerAddress) => ({
      signerAddress,
      signDoc: textDoc(message, signerAddress),
    }),
    // Wallets return the signature itself, or the standard signature object around it.
    read: answer => {
      const signature = readField(answer, 'signature')
      return typeof signature === 'string' ? signature : readField(signature, 'signature')
    },
  },
}
