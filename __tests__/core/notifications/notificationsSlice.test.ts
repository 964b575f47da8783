import type { UnknownAction } from '@reduxjs/toolkit'
import { viewEntry } from '../../../src/domain/views'
import { modalClosed, modalOpened } from '../../../src/events/modalEvents'
import {
  alertDismissed,
  alertRaised,
  chunkFetched,
  selectAlerts,
  selectChunkFailures,
  selectIsToastHeld,
  selectToasts,
  toastDismissed,
  toastHeld,
  toastReleased,
  toastShown,
} from '../../../src/core/notifications/notificationsSlice'
import { stateAfter } from '../../../src/testing/stateAfter'

const toast = (id: string) => toastShown({ id, tone: 'info', text: 'common.addressCopied' })
const alert = (id: string) => alertRaised({ id, tone: 'negative', text: 'errors.serverError' })
const toastsAfter = (...actions: readonly UnknownAction[]) =>
  selectToasts(stateAfter(...actions)).map(({ id }) => id)

describe('notificationsSlice', () => {
  it('returns the same state after a modal closed without notifications', () => {
    const before = stateAfter()
    expect(stateAfter(modalClosed()).notifications).toBe(before.notifications)
    const opened = modalOpened({ view: viewEntry('Connect'), namespace: null })
    expect(stateAfter(opened).notifications).toBe(before.notifications)
    expect(
      stateAfter(
        toastShown({ id: 'a', tone: 'info', text: 'common.close' }),
        toastHeld(),
        toastDismissed('a'),
        modalClosed(),
      ).notifications,
    ).toEqual(before.notifications)
  })

  it.each([
    ['waits in line', [toast('a'), toast('b')], ['a', 'b']],
    [
      'says the same thing once, at its newest place',
      [toast('a'), toast('b'), toast('a')],
      ['b', 'a'],
    ],
    ['talks of four things at most', ['a', 'b', 'c', 'd', 'e'].map(toast), ['b', 'c', 'd', 'e']],
    ['goes when it is dismissed', [toast('a'), toast('b'), toastDismissed('a')], ['b']],
    ['goes with the modal', [toast('a'), modalClosed()], []],
  ])('a toast %s', (_what, actions, ids) => {
    expect(toastsAfter(...actions)).toEqual(ids)
  })

  it.each([
    [[toastHeld()], true],
    [[toastHeld(), toastReleased()], false],
    [[toastHeld(), toastDismissed('a')], false],
    [[toastHeld(), modalClosed()], false],
  ])('is held while the pointer or the focus is on it (%#)', (actions, isHeld) => {
    expect(selectIsToastHeld(stateAfter(toast('a'), ...actions))).toBe(isHeld)
  })

  const opened = modalOpened({ view: viewEntry('Connect'), namespace: null })
  const lost = (name: string) => chunkFetched({ name, isHere: false })
  const here = (name: string) => chunkFetched({ name, isHere: true })
  it.each([
    [[here('a')], 0],
    [[lost('a')], 1],
    [[lost('a'), lost('a')], 2],
    [[lost('a'), here('a')], 0],
    [[lost('a'), lost('b')], 1],
    [[lost('a'), lost('b'), here('a'), lost('b')], 2],
    [[lost('a'), lost('a'), here('a'), lost('b')], 1],
    [[lost('a'), here('b')], 1],
    [[lost('a'), opened], 0],
    [[lost('a'), lost('a'), opened, lost('a')], 1],
  ])(
    'counts how often the same chunk failed to load while any is missing (%#)',
    (actions, failures) => {
      expect(selectChunkFailures(stateAfter(...actions))).toBe(failures)
    },
  )

  it('raises an alert once, until it is dismissed; closing the modal does not remove it', () => {
    const raised = stateAfter(alert('a'), alert('a'), alert('b'), modalClosed())
    expect(selectAlerts(raised).map(({ id }) => id)).toEqual(['a', 'b'])
    const left = stateAfter(alert('a'), alert('b'), alertDismissed('a'), alert('a'))
    expect(selectAlerts(left).map(({ id }) => id)).toEqual(['b', 'a'])
  })
})
