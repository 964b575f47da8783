const byteToHex = (byte: number) => byte.toString(16).padStart(2, '0')

/** Reads an array buffer, a byte list, or a base64 or UTF-8 string. */
function toBytes(given: unknown, form: unknown, length?: number): Uint8Array {
  if (given instanceof ArrayBuffer) return new Uint8Array(given, Number(form ?? 0), length)
  if (typeof given !== 'string') return Uint8Array.from(given as Iterable<number>)
  if (form !== 'base64') return new TextEncoder().encode(given)
  const plain = given.replace(/-/g, '+').replace(/_/g, '/')
  return Uint8Array.from(atob(plain), character => character.charCodeAt(0))
}

/** The part of Node's `Buffer` that the library needs for ReCap permissions (ERC-5573). */
const BUFFER = {
  from(given: unknown, form?: unknown, length?: number) {
    const bytes = toBytes(given, form, length)
    const toString = (to?: string) => {
      if (to === 'hex') return Array.from(bytes, byteToHex).join('')
      return to === 'base64' ? btoa(String.fromCharCode(...bytes)) : new TextDecoder().decode(bytes)
    }
    return Object.defineProperty(bytes, 'toString', { value: toString })
  },
  isBuffer: () => false,
}

/**
 * Defines a non-enumerable `Buffer` if missing; returns the function that removes it. The library
 * (2.21.8) needs it only where a wallet signs while connecting.
 */
export function provideBuffer(): () => void {
  if ('Buffer' in globalThis) return () => undefined
  Object.defineProperty(globalThis, 'Buffer', { value: BUFFER, configurable: true })
  return () => {
    const now: unknown = Reflect.get(globalThis, 'Buffer')
    if (now === BUFFER) Reflect.deleteProperty(globalThis, 'Buffer')
  }
}
