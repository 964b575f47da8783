import { ModalError } from '../../../domain/ModalError'
import { readField } from '../../shared/readField'

/** A wallet's methods as first captured. */
export interface CapturedFunctions {
  readonly source: object
  has(method: string): boolean
  /**
   * Calls the captured function, even if the wallet's own has been replaced.
   *
   * @throws {ModalError} `UNSUPPORTED_METHOD` if there was none.
   */
  call(method: string, ...args: readonly unknown[]): Promise<unknown>
  /** Like `call`, but synchronous; undefined on failure. */
  attempt(method: string, ...args: readonly unknown[]): unknown
  /** Subscribes with `on`, if the wallet supports events. */
  listen(event: string, listener: (payload: unknown) => void): () => void
  isUnchanged(): boolean
}

interface Captured {
  readonly method: Parameters<typeof Reflect.apply>[0]
  /** False if the wallet returns a newly bound function on each read, which cannot be compared. */
  readonly isStable: boolean
}

/** Captures a wallet's functions at first sight, so that later replacements are detected (D4). */
export function captureMethods(
  source: unknown,
  name: string,
  methods: readonly string[],
): CapturedFunctions | null {
  if ((typeof source !== 'object' || source === null) && typeof source !== 'function') return null
  const captured = new Map<string, Captured>()
  for (const field of methods) {
    const method = readField(source, field)
    if (typeof method !== 'function') continue
    captured.set(field, { method, isStable: readField(source, field) === method })
  }
  if (captured.size === 0) return null

  const apply = (method: string, args: readonly unknown[]): unknown => {
    const found = captured.get(method)
    if (!found) throw new ModalError('UNSUPPORTED_METHOD', `${name} does not support ${method}`)
    return Reflect.apply(found.method, source, args)
  }
  const attempt = (method: string, ...args: readonly unknown[]): unknown => {
    try {
      return apply(method, args)
    } catch {
      return undefined // a wallet without working events is still usable
    }
  }

  return {
    source,
    has: method => captured.has(method),
    call: async (method, ...args) => apply(method, args),
    attempt,
    listen(event, listener) {
      attempt('on', event, listener)
      return () => void attempt('removeListener', event, listener)
    },
    isUnchanged: () =>
      [...captured].every(
        ([field, { method, isStable }]) => !isStable || readField(source, field) === method,
      ),
  }
}
