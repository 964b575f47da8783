import { viewEntry } from '../../../src/domain/views'
import {
  modalClosed,
  modalOpened,
  modalOpenFailed,
  modalOpenRequested,
  modalShaken,
} from '../../../src/events/modalEvents'
import { selectIsOpen, selectIsOpening } from '../../../src/core/modal/modalSlice'
import {
  selectModalPhase,
  selectNamespaceFilter,
  selectShakeCount,
} from '../../../src/core/modal/modalSelectors'
import { stateAfter } from '../../../src/testing/stateAfter'

const asked = modalOpenRequested({})
const opened = modalOpened({ view: viewEntry('Connect'), namespace: 'solana' })

describe('modalSlice', () => {
  it.each([
    ['begins closed', [], 'closed'],
    ['is opening while its code is on the way', [asked], 'opening'],
    ['is open once its first view is known', [asked, opened], 'open'],
    ['stays open when it is asked for again', [asked, opened, asked], 'open'],
    ['is closed again when its code did not come', [asked, modalOpenFailed()], 'closed'],
    ['stays open when something else did not come', [asked, opened, modalOpenFailed()], 'open'],
    ['closes', [asked, opened, modalClosed()], 'closed'],
  ])('%s', (_what, actions, phase) => {
    const state = stateAfter(...actions)
    expect(selectModalPhase(state)).toBe(phase)
    expect([selectIsOpening(state), selectIsOpen(state)]).toEqual([
      phase === 'opening',
      phase === 'open',
    ])
  })

  it('counts shakes, from zero each time it opens', () => {
    expect(selectShakeCount(stateAfter(opened, modalShaken(), modalShaken()))).toBe(2)
    expect(selectShakeCount(stateAfter(opened, modalShaken(), opened))).toBe(0)
  })

  it('offers the wallets of one namespace until it closes', () => {
    expect(selectNamespaceFilter(stateAfter(opened))).toBe('solana')
    expect(selectNamespaceFilter(stateAfter(opened, modalClosed()))).toBeNull()
  })
})
