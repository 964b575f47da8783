import { base58 } from '@scure/base'
import { isAddress } from '../../../lib/address/address'
import { plainIds } from '../../shared/plainIds'
import { readField } from '../../shared/readField'
import type { FamilyOverSession } from '../../walletconnect/FamilyOverSession'
import { SOLANA_DEPRECATED_IDS } from '../solanaDeprecatedIds'

/** Solana wallets over a WalletConnect session. */
export const solanaOverSession: FamilyOverSession = {
  ...plainIds,
  methods: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  accountType: 'eoa',
  reads: ['balance'],
  message: {
    method: 'solana_signMessage',
    params: (message, pubkey) => ({
      message: base58.encode(new TextEncoder().encode(message)),
      pubkey,
    }),
    read: answer => readField(answer, 'signature'),
  },
  payment: ['solana_signAndSendTransaction', 'solana_signTransaction'],
  isAddress: text => isAddress('solana', text),
  deprecatedIds: SOLANA_DEPRECATED_IDS,
}
