import { readField } from '../readField'

type Method = Parameters<typeof Reflect.apply>[0]

/** Some functions of a wallet's object, as they were at first sight. */
export interface CapturedPlace {
  /** The wallet's own object: its identity, and what a host gets that asks for the provider. */
  readonly source: object
  has(method: string): boolean
  /** Calls the captured function, whatever the object says by now. */
  call(method: string, ...inputs: readonly unknown[]): Promise<unknown>
  isUnchanged(): boolean
}

/** Keeps a wallet's functions at first sight, so that nobody can slip in others unseen (D4); null without any. */
export function capturePlace(source: unknown, methods: readonly string[]): CapturedPlace | null {
  if ((typeof source !== 'object' || source === null) && typeof source !== 'function') return null
  const captured = new Map<string, { readonly method: Method; readonly isStable: boolean }>()
  for (const name of methods) {
    const method = readField(source, name)
    if (typeof method !== 'function') continue
    // Some wallets hand out a freshly bound function at each look; its identity then says nothing.
    captured.set(name, { method, isStable: readField(source, name) === method })
  }
  if (captured.size === 0) return null
  return {
    source,
    has: name => captured.has(name),
    async call(name, ...inputs) {
      const found = captured.get(name)
      if (!found) throw new Error(`The wallet has no ${name}`)
      return Reflect.apply(found.method, source, inputs) as unknown
    },
    isUnchanged: () =>
      [...captured].every(
        ([name, { method, isStable }]) => !isStable || readField(source, name) === method,
      ),
  }
}
