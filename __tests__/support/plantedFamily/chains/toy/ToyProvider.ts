/** A wallet of the page as toys make them: it announces itself, is asked, and says when something changed. */
export interface ToyProvider {
  readonly id: string
  readonly name: string
  /** `share` asks the person, `look` does not; both answer with addresses. */
  ask(what: 'share' | 'look' | 'where' | 'leave'): Promise<unknown>
  ask(what: 'move' | 'sign', detail: string): Promise<unknown>
  listen(onAddresses: (addresses: readonly string[]) => void): () => void
}

/** What a toy wallet throws when the person says no. */
export const DECLINED = 'no, thank you'
/** What it throws at a page that it does not know. */
export const NOT_LET_IN = 'who are you?'

export const ANNOUNCED = 'toy:announced'
