/** The permission types a smart account supports (protocol §10.7). */
export const PERMISSION_TYPES = [
  'native-token-recurring-allowance',
  'erc20-recurring-allowance',
  'contract-call',
] as const
