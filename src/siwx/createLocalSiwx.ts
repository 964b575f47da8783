import type { SiwxConfig } from '../ports/siwx'
import {
  createInformalMessenger,
  type InformalMessageOptions,
} from './messages/createInformalMessenger'
import { createSiwx, type SiwxParts } from './createSiwx'
import { createLocalStorage } from './sessions/createStorages'
import { allVerifiers } from './verifiers/familyVerifiers'

/**
 * Creates a configuration without a server from the given parts and the defaults for the others.
 */
export const createLocalSiwx = (
  options: InformalMessageOptions,
  { messenger, verifiers, storage }: Partial<SiwxParts> = {},
): SiwxConfig =>
  createSiwx({
    messenger: messenger ?? createInformalMessenger(options),
    verifiers: verifiers ?? allVerifiers(),
    storage: storage ?? createLocalStorage(),
  })
