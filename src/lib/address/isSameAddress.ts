const HEX = /^(?:[-a-z0-9]+:[-\w]+:)?0x/i

/**
 * Whether two addresses of one family name the same account. The case of a hexadecimal address is only a checksum
 * (EIP-55), alone or within a CAIP-10 account id; elsewhere the case counts.
 */
export const isSameAddress = (one: string, other: string): boolean =>
  one === other || (HEX.test(one) && one.toLowerCase() === other.toLowerCase())
