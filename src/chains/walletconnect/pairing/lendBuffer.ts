const hexOf = (byte: number) => byte.toString(16).padStart(2, '0')

/** The whole of a buffer, or a part of it; text of base64 or UTF-8. */
function bytesOf(given: unknown, form: unknown, length?: number): Uint8Array {
  if (given instanceof ArrayBuffer) return new Uint8Array(given, Number(form ?? 0), length)
  if (typeof given !== 'string') return Uint8Array.from(given as Iterable<number>)
  if (form !== 'base64') return new TextEncoder().encode(given)
  const plain = given.replace(/-/g, '+').replace(/_/g, '/')
  return Uint8Array.from(atob(plain), character => character.charCodeAt(0))
}

/**
 * As much of Node's `Buffer` as the WalletConnect library takes for the permissions in a signed statement (ReCap, ERC-5573) and for
 * its hash.
 */
const BUFFER = {
  from(given: unknown, form?: unknown, length?: number) {
    const bytes = bytesOf(given, form, length)
    const toString = (to?: string) => {
      if (to === 'hex') return Array.from(bytes, hexOf).join('')
      return to === 'base64' ? btoa(String.fromCharCode(...bytes)) : new TextDecoder().decode(bytes)
    }
    return Object.defineProperty(bytes, 'toString', { value: toString })
  },
  isBuffer: () => false,
}

/**
 * A page that has no `Buffer` is lent one, which nobody finds who does not know its name, until the answer is called. The library
 * fails without it where a wallet signs while it connects (2.21.8), and nowhere else.
 */
export function lendBuffer(): () => void {
  if ('Buffer' in globalThis) return () => undefined
  Object.defineProperty(globalThis, 'Buffer', { value: BUFFER, configurable: true })
  return () => {
    const now: unknown = Reflect.get(globalThis, 'Buffer')
    if (now === BUFFER) Reflect.deleteProperty(globalThis, 'Buffer')
  }
}
