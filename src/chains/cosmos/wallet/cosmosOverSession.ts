import { plainIds } from '../../shared/plainIds'
import { readField } from '../../shared/readField'
import type { FamilyOverSession } from '../../walletconnect/FamilyOverSession'

/** Cosmos wallets over a session. */
export const cosmosOverSession: FamilyOverSession = {
  ...plainIds,
  methods: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
  accountType: 'eoa',
  reads: [],
  message: {
    method: 'cosmos_signAmino',
    params: (message, signerAddress) => ({
      signerAddress,
      signDoc: textDoc(message, signerAddress),
    }),
    // Wallets answer with the signature itself, or with the whole standard signature around it.
    read: answer => {
      const signature = readField(answer, 'signature')
      return typeof signature === 'string' ? signature : readField(signature, 'signature')
    },
  },
}

/** The sign document for arbitrary text (ADR-36): one message, no fee, no chain, so that it can never be a payment. */
function textDoc(message: string, signer: string) {
  const bytes = new TextEncoder().encode(message)
  return {
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [
      {
        type: 'sign/MsgSignData',
        value: {
          signer,
          data: btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')),
        },
      },
    ],
    memo: '',
  }
}
