import { base58 } from '@scure/base'
import { isAddress } from '../../../lib/address/address'
import { plainIds } from '../../shared/plainIds'
import { readField } from '../../shared/readField'
import type { FamilyOverSession } from '../../walletconnect/FamilyOverSession'

/** Solana wallets over a session. */
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
  isAddress: text => isAddress('solana', text),
  deprecatedIds: {
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
  },
}
