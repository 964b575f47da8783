import type { RootState } from '../rootReducer'

/** The slices that something is written of. */
export const STORED_SLICES = ['network', 'connections', 'wallets', 'account'] as const

type StoredState = Pick<RootState, (typeof STORED_SLICES)[number]>

/** How one local-storage key is read and written. A value that is not understood counts as absent. */
export interface KeyLayout {
  /** The name of the value inside a `hydrated` action. */
  readonly field: string
  /** The exact key, shared with other programs. */
  readonly key: string
  /** Cheap and identity-stable: an unchanged answer means nothing to write. */
  select(state: StoredState): unknown
  /** Keys with one fact say the same thing: when one of them is written, those that follow from the others are, too. */
  readonly fact?: 'place' | 'session'
  /** The value beside these of the other keys, whoever wrote them. */
  follows?(fields: Readonly<Record<string, unknown>>): unknown
  /** Belongs to a session: written with one where it is not there yet, although nothing has changed it. */
  readonly isOfSession?: boolean
  /** `undefined` removes the key. */
  write(value: unknown): string | undefined
  /** `undefined` for anything foreign. Must not throw for any text. */
  read(text: string): unknown
}
