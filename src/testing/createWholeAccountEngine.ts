import { createAccountEngine } from '../app/accountEngine'
import { registerActingFlows } from '../app/registerActingFlows'
import { registerDirectoryFlows } from '../app/registerDirectoryFlows'
import { registerRelayFlows } from '../app/registerRelayFlows'
import { registerSessionFlows } from '../app/registerSessionFlows'
import type { CreateAccountEngine } from '../app/Runtime'

/** The code of an account with every errand's flows at once: nothing arrives late in a test. */
export const createWholeAccountEngine: CreateAccountEngine = (host, deps) =>
  createAccountEngine(host, deps, [
    registerSessionFlows,
    registerActingFlows,
    registerDirectoryFlows,
    registerRelayFlows,
  ])
