import { FAMILIES } from './families'

/** Shorter family names, for use beside others or before a noun. */
export const SHORT_FAMILIES = { ...FAMILIES, eip155: 'EVM' } as const
