import type { SiwxConfig } from '../ports/siwx'
import { createInformalMessenger, type InformalMessageOptions } from './createInformalMessenger'
import { createLocalStorage } from './createLocalStorage'
import { createSiwx } from './createSiwx'
import { allVerifiers } from './familyVerifiers'

/** Signing in without a server. */
export const createLocalSiwx = (options: InformalMessageOptions): SiwxConfig =>
  createSiwx({
    messenger: createInformalMessenger(options),
    verifiers: allVerifiers(),
    storage: createLocalStorage(),
  })
