import type { UnknownAction } from '@reduxjs/toolkit'
import { VIEW_NAMES } from '../../support/viewNames'
import { viewEntry } from '../../../src/domain/views'
import { connectRequested } from '../../../src/events/connectionEvents'
import { modalClosed, modalOpened } from '../../../src/events/modalEvents'
import {
  historyReset,
  selectCurrentView,
  viewPushed,
  viewReplaced,
  wentBack,
} from '../../../src/core/router/routerSlice'
import { selectCanGoBack } from '../../../src/core/router/routerSelectors'
import { stateAfter } from '../../../src/testing/stateAfter'

const account = viewEntry('Account')
const networks = viewEntry('Networks')
const namesAfter = (...actions: readonly UnknownAction[]) => {
  const { router } = stateAfter(...actions)
  return [router.history.map(({ name }) => name), router.direction]
}

describe('routerSlice', () => {
  it.each([
    ['begins at Connect', [], [['Connect'], 'none']],
    [
      'opens at the view it is told',
      [modalOpened({ view: account, namespace: null })],
      [['Account'], 'none'],
    ],
    ['goes forward', [viewPushed(account)], [['Connect', 'Account'], 'forward']],
    [
      'does not push what is on screen',
      [viewPushed(account), viewPushed(account)],
      [['Connect', 'Account'], 'forward'],
    ],
    [
      'replaces what is on screen',
      [viewPushed(account), viewReplaced(networks)],
      [['Connect', 'Networks'], 'forward'],
    ],
    ['goes back', [viewPushed(account), wentBack({})], [['Connect'], 'back']],
    ['cannot go back from the only view', [wentBack({})], [['Connect'], 'none']],
    [
      'lands elsewhere',
      [viewPushed(networks), wentBack({ landing: account })],
      [['Account'], 'back'],
    ],
    [
      'forgets everything but one',
      [viewPushed(networks), historyReset(account)],
      [['Account'], 'back'],
    ],
    ['is as new after a close', [viewPushed(networks), modalClosed()], [['Connect'], 'none']],
    [
      'shows whom it waits for',
      [connectRequested({ namespace: 'eip155', connectorId: 'a' })],
      [['Connect', 'ConnectingExternal'], 'forward'],
    ],
  ])('%s', (_what, actions, expected) => {
    expect(namesAfter(...actions)).toEqual(expected)
  })

  it('distinguishes pending views by their params', () => {
    const ask = (connectorId: string) => connectRequested({ namespace: 'eip155', connectorId })
    expect(stateAfter(ask('a'), ask('b')).router.history).toHaveLength(3)
    expect(stateAfter(ask('a'), ask('a')).router.history).toHaveLength(2)
  })

  it.each(VIEW_NAMES)('returns the current view: %s', name => {
    const state = stateAfter(
      modalOpened({ view: { name, params: undefined } as never, namespace: null }),
    )
    expect(selectCurrentView(state).name).toBe(name)
    expect(selectCanGoBack(state)).toBe(false)
  })

  it('always has a view', () => {
    const broken = { router: { history: [], direction: 'none' as const } }
    expect(selectCurrentView(broken).name).toBe('Connect')
  })
})
