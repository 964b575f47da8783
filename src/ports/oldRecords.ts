/** Records that another program's WalletConnect library left on this page. */
export interface OldRecords {
  /** Resolves with every key and value as found; empty without any. Never creates a database. */
  read(): Promise<readonly (readonly [key: string, value: unknown])[]>
  remove(keys: readonly string[]): Promise<void>
}
