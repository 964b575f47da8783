import type { Namespace } from '../../lib/address/caip'

/** Families whose networks know an account by one and the same address; in others each network writes it its own way. */
export const SHARED_ADDRESSES: readonly Namespace[] = ['eip155', 'solana']
