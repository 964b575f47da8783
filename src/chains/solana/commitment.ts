/** How final a transaction has to be before it counts, by every name that nodes have used for it. */
export type SolanaCommitment =
  'processed' | 'confirmed' | 'finalized' | 'recent' | 'single' | 'singleGossip' | 'root' | 'max'

/** What nodes call it today. */
export type NodeCommitment = 'processed' | 'confirmed' | 'finalized'

const TODAY: Readonly<Record<SolanaCommitment, NodeCommitment>> = {
  processed: 'processed',
  confirmed: 'confirmed',
  finalized: 'finalized',
  recent: 'processed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  root: 'finalized',
  max: 'finalized',
}

export const nodeCommitment = (commitment: SolanaCommitment): NodeCommitment => TODAY[commitment]
