/** The part of smtp-server that the mailbox uses; the package has no types. */
declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  interface SMTPServerOptions {
    readonly authOptional?: boolean
    readonly disabledCommands?: readonly string[]
    readonly onData?: (
      stream: Readable,
      session: SMTPServerSession,
      callback: (error?: Error | null) => void,
    ) => void
  }
  export interface SMTPServerSession {
    readonly envelope: { readonly rcptTo: readonly { readonly address: string }[] }
  }
  export class SMTPServer {
    readonly server: Server
    constructor(options: SMTPServerOptions)
    listen(port: number, host: string, callback: () => void): Server
    close(callback: () => void): void
    on(event: 'error', listener: (error: Error) => void): this
  }
}
