import type { RootState } from '../rootReducer'

/** The slices that are stored in part. */
export const STORED_SLICES = ['network', 'connections', 'wallets', 'account'] as const

type StoredState = Pick<RootState, (typeof STORED_SLICES)[number]>

/** How one local-storage key is read and written. An invalid value counts as absent. */
export interface KeyLayout {
  /** The name of the value inside a `hydrated` action. */
  readonly field: string
  /** The exact key, shared with other programs. */
  readonly key: string
  /** Must be cheap and return a stable reference: an unchanged value is not written. */
  select(state: StoredState): unknown
  /** Keys of one fact are redundant: when one is written, those that `follow` are written too. */
  readonly fact?: 'place' | 'session'
  /** Derives the value from the other keys' values, even if another program wrote them. */
  follows?(fields: Readonly<Record<string, unknown>>): unknown
  /**
   * Whether the key belongs to a session and is written with it while missing, even if unchanged.
   */
  readonly isOfSession?: boolean
  /** `undefined` removes the key. */
  write(value: unknown): string | undefined
  /** Returns `undefined` for invalid text. Must not throw for any text. */
  read(text: string): unknown
}
