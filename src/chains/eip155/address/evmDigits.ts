const EVM = /^(?:0x)?[0-9a-f]{40}$/i

/** Whether the value is 40 hex digits, with or without `0x`. */
export function isEvmAddress(value: unknown): boolean {
  return typeof value === 'string' && EVM.test(value)
}

/** Returns the digits of an EVM address in lower case, without `0x`. */
export function evmBody(address: string): string {
  return address.replace(/^0x/i, '').toLowerCase()
}
