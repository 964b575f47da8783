import type { KeysChain } from '../../tools/startKeysChain'

/** A guarantee of `GrantedKeys`, checked before the first grant is made. */
export interface KeysCheck {
  readonly title: string
  /** @throws if the guarantee is violated */
  run(chain: KeysChain): Promise<void>
}
