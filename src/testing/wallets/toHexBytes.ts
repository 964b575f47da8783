/** Returns bytes in the scripts' hex form. */
export const toHexBytes = (bytes: Uint8Array): string =>
  `0x${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}`
