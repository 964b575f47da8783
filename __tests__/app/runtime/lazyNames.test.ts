import type { UnknownAction } from '@reduxjs/toolkit'
import { createFeatureHost } from '../../../src/app/runtime/createFeatureHost'
import { viewEntry } from '../../../src/domain/views'
import {
  chunkFetched,
  notificationsSlice,
} from '../../../src/features/notifications/notificationsSlice'
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
    expect(said.at(-1)).toEqual(chunkFetched({ name: 'accountFeatures', isHere: true }))
  })

  describe('and were missed', () => {
    /** A page with a state, and a visitor who comes back. */
    async function missed() {
      mockLost.add('accountFeatures')
      jest.resetModules()
      const waiting = new Set<() => void>()
      let state = { notifications: notificationsSlice.getInitialState() }
      const store = {
        getState: () => state,
        dispatch(action: UnknownAction) {
          state = { notifications: notificationsSlice.reducer(state.notifications, action) }
          host.listen(action)
        },
      }
      const deps = {
        logger: { log: () => undefined },
        watchReturn(hear: () => void) {
          waiting.add(hear)
          return () => waiting.delete(hear)
        },
      } as unknown as Deps
      const host = createFeatureHost({ store, options: {} } as never, deps, {
        rows: [],
        hasLate: true,
      })
      store.dispatch(opened)
      await settled()
      const comeBack = async () => {
        for (const hear of [...waiting]) hear()
        await settled()
      }
      const missing = () => state.notifications.missing
      return { host, store, waiting, comeBack, missing }
    }

    it('are asked for again by themselves once the line is back', async () => {
      const { waiting, comeBack, missing } = await missed()
      expect(missing()).toEqual({ accountFeatures: 1 })
      await comeBack()
      expect(missing()).toEqual({ accountFeatures: 2 }) // it was not
      expect(waiting.size).toBe(1)
      mockLost.clear()
      await comeBack()
      expect(missing()).toEqual({})
      expect(mockHeard).toContainEqual(opened)
      expect(waiting.size).toBe(0)
    })

    it('are missed no more where a view brought them', async () => {
      const { host, waiting, missing } = await missed()
      mockLost.clear()
      await host.bring('WalletReceive')
      expect(missing()).toEqual({})
      expect(waiting.size).toBe(0)
    })

    it.each(['halt', 'dispose'] as const)('wait for nobody after %s', async end => {
      const { host, waiting } = await missed()
      host[end]()
      expect(waiting.size).toBe(0)
    })
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
