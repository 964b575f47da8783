const PLAIN = /^[a-z0-9]{1,128}$/i
const REFERENCE = /^[\w-]{1,64}$/

/** Permissive checks for families without a stricter format. */
export const plainIds = {
  isAddress: (text: string) => PLAIN.test(text),
  addressKey: (address: string) => address,
  isReference: (text: string) => REFERENCE.test(text),
  referenceIn: (data: unknown) => (typeof data === 'string' && REFERENCE.test(data) ? data : null),
} as const
