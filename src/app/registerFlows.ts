import type { AppStartListening } from '../store/listening'

/** Registers the flows of one errand. */
export type RegisterFlows = (startListening: AppStartListening) => void
