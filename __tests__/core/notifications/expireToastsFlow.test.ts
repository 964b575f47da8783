import { TOAST_MS, ERROR_TOAST_MS } from '../../../src/domain/limits'
import {
  selectToasts,
  toastHeld,
  toastReleased,
  toastShown,
} from '../../../src/core/notifications/notificationsSlice'
import { states } from '../../support/states/states'
import { pass, setUpFlowTests } from '../../support/flowWorld'

const toast = (id: string, more = {}) =>
  toastShown({ id, tone: 'info', text: 'common.addressCopied', ...more })

describe('expireToastsFlow', () => {
  const createWorld = setUpFlowTests()
  const shown = ({ store }: ReturnType<typeof createWorld>) =>
    selectToasts(store.getState()).map(({ id }) => id)

  it('dismisses a toast after its time', async () => {
    const world = createWorld({ state: states.account })
    world.dispatch(toast('a'))
    await pass(TOAST_MS - 1)
    expect(shown(world)).toEqual(['a'])
    await pass(1)
    expect(shown(world)).toEqual([])
  })

  it.each(['negative', 'warning'] as const)(
    'leaves more time to read an error (%s)',
    async tone => {
      const world = createWorld({ state: states.account })
      world.dispatch(toast('a', { tone }))
      await pass(ERROR_TOAST_MS - 1)
      expect(shown(world)).toEqual(['a'])
      await pass(1)
      expect(shown(world)).toEqual([])
    },
  )

  it('gives each toast its own time', async () => {
    const world = createWorld({ state: states.account })
    world.dispatch(toast('a'))
    world.dispatch(toast('b'))
    await pass(TOAST_MS)
    expect(shown(world)).toEqual(['b'])
    await pass(TOAST_MS)
    expect(shown(world)).toEqual([])
  })

  it('pauses while the pointer is on it', async () => {
    const world = createWorld({ state: states.account })
    world.dispatch(toast('a'))
    await pass(1_000)
    world.dispatch(toastHeld())
    await pass(60_000)
    expect(shown(world)).toEqual(['a'])
    world.dispatch(toastReleased())
    await pass(TOAST_MS)
    expect(shown(world)).toEqual([])
  })

  it('keeps a sticky toast until it is dismissed', async () => {
    const world = createWorld({ state: states.account })
    world.dispatch(toast('a', { isSticky: true }))
    await pass(600_000)
    expect(shown(world)).toEqual(['a'])
  })
})
