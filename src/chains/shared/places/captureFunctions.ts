import { readField } from '../readField'

type Method = Parameters<typeof Reflect.apply>[0]

/** A wallet's functions as first captured. */
export interface CapturedFunctions {
  /** The wallet's own object: its identity, and what `getProvider` returns to hosts. */
  readonly source: object
  has(method: string): boolean
  /** Calls the captured function, even if the wallet's own has been replaced. */
  call(method: string, ...inputs: readonly unknown[]): Promise<unknown>
  isUnchanged(): boolean
}

/** Captures functions so that later replacements are detected (D4); null if there are none. */
export function captureFunctions(
  source: unknown,
  methods: readonly string[],
): CapturedFunctions | null {
  if ((typeof source !== 'object' || source === null) && typeof source !== 'function') return null
  const captured = new Map<string, { readonly method: Method; readonly isStable: boolean }>()
  for (const name of methods) {
    const method = readField(source, name)
    if (typeof method !== 'function') continue
    // Some wallets return a newly bound function on each read, which cannot be compared.
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
