/** What a smart account can grant (protocol §10.7), for pages that ask. */
export const PERMISSION_TYPES = [
  'native-token-recurring-allowance',
  'erc20-recurring-allowance',
  'contract-call',
] as const
