/** Past-tense labels by operation type of the history service. */
const LABELS = {
  send: 'sent',
  receive: 'received',
  trade: 'traded',
  swap: 'traded',
  approve: 'approved',
  mint: 'minted',
  deposit: 'deposited',
  withdraw: 'withdrew',
  burn: 'burned',
  claim: 'claimed',
  execute: 'executed',
  buy: 'bought',
  bought: 'bought',
  sell: 'sold',
  borrow: 'borrowed',
  repay: 'repaid',
  stake: 'staked',
  unstake: 'unstaked',
  cancel: 'cancelled',
  deploy: 'deployed',
} as const

export type OperationLabel = (typeof LABELS)[keyof typeof LABELS]

/** Returns the label of a history row. An unknown type is a generic contract call: `executed`. */
export function getOperationLabel(operationType: string): OperationLabel {
  return isKnown(operationType) ? LABELS[operationType] : 'executed'
}

function isKnown(operationType: string): operationType is keyof typeof LABELS {
  return Object.hasOwn(LABELS, operationType)
}
