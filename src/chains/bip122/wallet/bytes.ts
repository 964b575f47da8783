export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))

/** @throws {Error} when the text is not base64. */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), letter => letter.charCodeAt(0))

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** @throws {Error} when the text is not hex. */
export function fromHex(text: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/i.test(text)) throw new Error('Not hexadecimal')
  return Uint8Array.from(text.match(/../g) ?? [], byte => Number.parseInt(byte, 16))
}

export const base64ToHex = (text: string): string => toHex(fromBase64(text))

/** Converts a wallet's hex answer to base64; any other value is returned as it is. */
export const hexToBase64 = (answer: unknown): unknown =>
  typeof answer === 'string' ? toBase64(fromHex(answer)) : answer
