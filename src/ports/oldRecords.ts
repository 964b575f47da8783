/** Records of a relay library that another program ran on this page before us. */
export interface OldRecords {
  /** Every key and its value, as found; nothing where nothing was left. Never makes anything. */
  read(): Promise<readonly (readonly [key: string, value: unknown])[]>
  remove(keys: readonly string[]): Promise<void>
}
