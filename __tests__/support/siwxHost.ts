import type { SiwxHost } from '../../src/ports/siwx'
import { memoryStorage } from '../../src/testing/memoryStorage'
import { sampleNetworks } from '../../src/testing/samples'

/** The modal as a sign-in configuration sees it. */
export const siwxHost = (overrides: Partial<SiwxHost> = {}): SiwxHost => ({
  projectId: 'project',
  networks: sampleNetworks,
  storage: memoryStorage(),
  clientId: () => null,
  activeCaipNetworkId: () => null,
  ...overrides,
})
