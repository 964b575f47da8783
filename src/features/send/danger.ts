import type { StringKey } from '../../strings/strings'

/** What a visitor has to confirm before a transaction can be sent. */
export interface Danger<Kind extends string = string> {
  readonly kind: Kind
  /** What the tick is about: it does not hold for anything else. */
  readonly subject: string
  readonly text: StringKey
}
