const EVM = /^(?:0x)?[0-9a-f]{40}$/i

/** Forty hexadecimal digits, with or without `0x`. */
export function isEvmAddress(value: unknown): boolean {
  return typeof value === 'string' && EVM.test(value)
}

/** The digits of an EVM address, in one letter case. */
export function evmBody(address: string): string {
  return address.replace(/^0x/i, '').toLowerCase()
}
