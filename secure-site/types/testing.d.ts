/**
 * The exports of `dist/testing.js`. `__tests__/server/types.test.ts` compares them with the
 * sources.
 */
export interface ReceivedMail {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly receivedAt: number
}
export interface Mailbox {
  readonly smtpUrl: string
  mails(): readonly ReceivedMail[]
  nextMail(to: string, signal?: AbortSignal): Promise<ReceivedMail>
  watch(onMail: (mail: ReceivedMail) => void): () => void
  refuse(status: 451 | 550, times: number): void
  close(): Promise<void>
}
export function createMailbox(options?: { readonly port?: number }): Promise<Mailbox>
