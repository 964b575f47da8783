/** Past-tense labels by the operation types the history service answers with. */
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

/** What a history row says happened. An unknown type is some contract call: `executed`. */
export function operationLabel(operationType: string): OperationLabel {
  return isKnown(operationType) ? LABELS[operationType] : 'executed'
}

function isKnown(operationType: string): operationType is keyof typeof LABELS {
  return Object.hasOwn(LABELS, operationType)
}
