import type { UnknownAction } from '@reduxjs/toolkit'
import { createFeatureHost } from '../../../src/app/runtime/createFeatureHost'
import { viewEntry } from '../../../src/domain/views'
import { chunkFetched } from '../../../src/features/notifications/notificationsSlice'
import { viewPushed } from '../../../src/features/router/routerSlice'
import type { Deps } from '../../../src/ports/deps'
import { turn } from '../../support/turn'

const mockLost = new Set(['accountFeatures'])
const mockHeard: UnknownAction[] = []

jest.mock('../../../src/app/accountFeatures', () => {
  if (mockLost.has('accountFeatures')) throw new Error('ChunkLoadError: accountFeatures')
  return {
    beginAccountFeatures: () => [],
    hearOfAccountFeatures: (_store: unknown, _features: unknown, unheard: [UnknownAction][]) =>
      mockHeard.push(...unheard.map(([action]) => action)),
  }
})

const opened = viewPushed(viewEntry('WalletReceive'))
const other = { type: 'walletModal/theme/changed' }
const given = { type: 'walletModal/smartSessions/requested' }

function begin() {
  const said: UnknownAction[] = []
  const store = { getState: () => ({}), dispatch: (action: UnknownAction) => said.push(action) }
  const deps = { logger: { log: () => undefined } } as unknown as Deps
  const host = createFeatureHost({ store, options: {} } as never, deps, { rows: [], hasLate: true })
  return { host, said }
}
const settled = async () => {
  for (let turns = 0; turns < 10; turns += 1) await turn()
}

beforeEach(() => {
  mockHeard.length = 0
  mockLost.clear()
})

describe('features that are named late', () => {
  it('are told as missing where their names do not come, and hear all that passed once they do', async () => {
    mockLost.add('accountFeatures')
    jest.resetModules()
    const { host, said } = begin()
    host.listen(opened)
    await settled()
    expect(said).toEqual([chunkFetched({ name: 'accountFeatures', isHere: false })])
    expect(mockHeard).toEqual([])
    mockLost.clear()
    host.listen(given)
    host.listen(other)
    await settled()
    expect(mockHeard).toEqual([opened, given, other])
  })

  it('hear nothing of what passed before a jump', async () => {
    const { host } = begin()
    host.listen(opened)
    host.halt()
    await settled()
    expect(mockHeard).toEqual([])
  })

  it('are not asked for by what is none of theirs', async () => {
    const { host } = begin()
    host.listen(other)
    host.listen({ type: 'counter/swap/changed' })
    await settled()
    expect(mockHeard).toEqual([])
  })
})
