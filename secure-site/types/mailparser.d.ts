/** The part of mailparser that the mailbox uses; the package has no types. */
declare module 'mailparser' {
  import type { Readable } from 'node:stream'

  export interface ParsedMail {
    readonly subject?: string
    readonly text?: string
    readonly html?: string | false
    readonly from?: { readonly text: string }
  }
  export function simpleParser(source: Readable): Promise<ParsedMail>
}
