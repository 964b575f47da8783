import { FAMILIES } from './families'

/** Chain families where their name stands beside others, or before a noun. */
export const SHORT_FAMILIES = { ...FAMILIES, eip155: 'EVM' } as const
