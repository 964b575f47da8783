const HEX = /^(?:[-a-z0-9]+:[-\w]+:)?0x/i

/**
 * Whether two addresses of a family are the same account. In hexadecimal ones, also within CAIP-10,
 * letter case is only a checksum (EIP-55).
 */
export const isSameAddress = (one: string, other: string): boolean =>
  one === other || (HEX.test(one) && one.toLowerCase() === other.toLowerCase())
