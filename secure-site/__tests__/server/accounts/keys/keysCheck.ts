import type { KeysChain } from '../../tools/startKeysChain'

/** Something that `GrantedKeys` promises, from the moment before the first grant. */
export interface KeysCheck {
  readonly title: string
  /** @throws where the promise is broken */
  run(chain: KeysChain): Promise<void>
}
