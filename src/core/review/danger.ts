import type { StringKey } from '../../strings/strings'

/** A risk to confirm before a transaction is sent. */
export interface Danger<Kind extends string = string> {
  readonly kind: Kind
  /** What the tick applies to; void if this changes. */
  readonly subject: string
  readonly text: StringKey
}
