import type { SiwxConfig } from '../ports/siwx'
import {
  createInformalMessenger,
  type InformalMessageOptions,
} from './messages/createInformalMessenger'
import { createSiwx, type SiwxParts } from './createSiwx'
import { createLocalStorage } from './sessions/createStorages'
import { allVerifiers } from './verifiers/familyVerifiers'

/** Signing in without a server, by the parts that are given, and by our own where none is. */
export const createLocalSiwx = (
  options: InformalMessageOptions,
  { messenger, verifiers, storage }: Partial<SiwxParts> = {},
): SiwxConfig =>
  createSiwx({
    messenger: messenger ?? createInformalMessenger(options),
    verifiers: verifiers ?? allVerifiers(),
    storage: storage ?? createLocalStorage(),
  })
