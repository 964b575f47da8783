import type { RunningPart } from '../lib/types.js'

/** A received mail. */
export interface Mail {
  readonly id: string
  /** Lower case. */
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** ms since 1970. */
  readonly receivedAt: number
}

export interface RunningMailbox extends RunningPart {
  /** `smtp://127.0.0.1:…` */
  readonly smtpUrl: string
  mails(): readonly Mail[]
  /** ms since 1970, for the site that sends codes. */
  now(): number
}

/** Reads the mailbox and makes it misbehave. */
export interface MailboxControl {
  reset(): Promise<void>
  /** The newest first. */
  mails(to?: string): Promise<readonly Mail[]>
  /**
   * Waits for a mail to `to` that arrived after the one with the id `after`. Rejects after ten
   * seconds.
   */
  next(to: string, after?: string): Promise<Mail>
  /** The six digits at the start of the newest mail to `to`. */
  code(to: string, after?: string): Promise<string>
  /** The link with a secret (`#…`) in the newest mail to `to`. */
  link(to: string, after?: string): Promise<string>
  /** Advances the clock of the site that sends codes; it never goes back. */
  passTime(ms: number): Promise<void>
  /** Refuses mail, or accepts it again. */
  refuse(isRefusing: boolean): Promise<void>
}
