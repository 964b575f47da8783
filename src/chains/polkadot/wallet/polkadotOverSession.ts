import { plainIds } from '../../shared/plainIds'
import { readField } from '../../shared/readField'
import type { FamilyOverSession } from '../../walletconnect/FamilyOverSession'

/** Polkadot wallets over a WalletConnect session. */
export const polkadotOverSession: FamilyOverSession = {
  ...plainIds,
  methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
  accountType: 'eoa',
  areAccountsBound: true,
  reads: [],
  readsByAdapter: ['balance'],
  message: {
    method: 'polkadot_signMessage',
    params: (message, address) => ({ message, address }),
    read: answer => readField(answer, 'signature'),
  },
}
