/** An injected toy wallet: it announces itself, answers requests and reports changes. */
export interface ToyProvider {
  readonly id: string
  readonly name: string
  /** `share` prompts the user, `look` does not; both resolve with addresses. */
  ask(what: 'share' | 'look' | 'where' | 'leave'): Promise<unknown>
  ask(what: 'move' | 'sign', detail: string): Promise<unknown>
  listen(onAddresses: (addresses: readonly string[]) => void): () => void
}

/** What a toy wallet throws when the user declines. */
export const DECLINED = 'no, thank you'
/** What it throws at a page without permission. */
export const NOT_LET_IN = 'who are you?'

export const ANNOUNCED = 'toy:announced'
