import type { Namespace } from '../../lib/address/caip'

/** Families whose networks share one address per account; others encode the network in it. */
export const SHARED_ADDRESSES: readonly Namespace[] = ['eip155', 'solana']
