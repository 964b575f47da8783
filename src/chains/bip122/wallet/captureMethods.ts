import { ModalError } from '../../../domain/ModalError'
import { readField } from '../../shared/readField'

/** A wallet's object as it was when it showed itself. */
export interface CapturedMethods {
  readonly source: object
  has(method: string): boolean
  /**
   * Calls the captured function, whatever the object says by now.
   *
   * @throws {ModalError} `UNSUPPORTED_METHOD` where there was none.
   */
  call(method: string, ...args: readonly unknown[]): Promise<unknown>
  /** As `call`, for what answers at once; undefined where it fails. */
  attempt(method: string, ...args: readonly unknown[]): unknown
  /** Listens by `on`, where the wallet can be listened to. */
  listen(event: string, listener: (payload: unknown) => void): () => void
  isUnchanged(): boolean
}

interface Captured {
  readonly method: Parameters<typeof Reflect.apply>[0]
  /** Some wallets hand out a freshly bound function at each look; its identity then says nothing. */
  readonly isStable: boolean
}

/** Keeps a wallet's functions at first sight, so that nobody can slip in others unseen (D4). */
export function captureMethods(
  source: unknown,
  name: string,
  methods: readonly string[],
): CapturedMethods | null {
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
      return undefined // a wallet without working events is still a wallet
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
