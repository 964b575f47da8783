/** How final a transaction must be, by all names nodes have used. */
export type SolanaCommitment =
  'processed' | 'confirmed' | 'finalized' | 'recent' | 'single' | 'singleGossip' | 'root' | 'max'

/** The current names. */
export type NodeCommitment = 'processed' | 'confirmed' | 'finalized'

const CURRENT_NAMES: Readonly<Record<SolanaCommitment, NodeCommitment>> = {
  processed: 'processed',
  confirmed: 'confirmed',
  finalized: 'finalized',
  recent: 'processed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  root: 'finalized',
  max: 'finalized',
}

export const toNodeCommitment = (commitment: SolanaCommitment): NodeCommitment =>
  CURRENT_NAMES[commitment]
