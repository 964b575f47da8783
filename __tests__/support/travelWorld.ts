import { instrument } from '@redux-devtools/instrument'
import {
  configureStore,
  createSlice,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit'
import type { WalletModalIntegration } from '../../src/app/host/createIntegration'
import { findRuntime } from '../../src/app/runtime/findRuntime'
import type { HostStore } from '../../src/store/scopedStore'
import { NOW, pass, settle } from './flowWorld'

interface Lifted {
  readonly actionsById: Readonly<Record<number, { readonly action: UnknownAction }>>
  readonly stagedActionIds: readonly number[]
  readonly computedStates: readonly unknown[]
  readonly currentStateIndex: number
  readonly nextActionId: number
}
interface LiftedStore {
  dispatch(action: object): void
  getState(): Lifted
}

/** The host app's own slice. */
export const todos = createSlice({
  name: 'todos',
  initialState: [] as string[],
  reducers: { added: (list, { payload }: { payload: string }) => [...list, payload] },
})

/** A host app under DevTools, and the ways to travel in its history. */
export function createTravelledHost(walletModal: WalletModalIntegration) {
  const store = configureStore({
    reducer: { todos: todos.reducer },
    middleware: getDefault => getDefault({ immutableCheck: true, serializableCheck: true }),
    enhancers: getDefault =>
      getDefault()
        .prepend(walletModal.enhancer)
        .concat(instrument() as StoreEnhancer),
    devTools: false,
  }) as unknown as HostStore
  const { liftedStore } = store as unknown as { liftedStore: LiftedStore }
  const staged = () => liftedStore.getState().stagedActionIds.length
  const jump = (index: number) =>
    liftedStore.dispatch({ type: 'JUMP_TO_STATE', actionId: index, index })
  return {
    store,
    liftedStore,
    runtime: findRuntime(store, 'walletModal'),
    staged,
    jump,
    async jumpEverywhere() {
      for (let index = 0; index < staged(); index++) {
        jump(index)
        await pass(100)
      }
      await pass(60_000)
    },
    /** Toggles every action off and on again. */
    async toggleEverything() {
      for (const id of liftedStore.getState().stagedActionIds.filter(each => each > 0)) {
        liftedStore.dispatch({ type: 'TOGGLE_ACTION', id })
        liftedStore.dispatch({ type: 'TOGGLE_ACTION', id })
      }
      await pass(60_000)
    },
    async importRecording(nextLiftedState: object) {
      liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState })
      await pass(60_000)
    },
  }
}

/** A test world that supports time travel. */
export type TravelWorld = ReturnType<typeof createTravelledHost> & {
  /** Everything that left the store. */
  outside(): object
}

/** Stops the clock and records the console until `end`, which asserts that nothing was logged. */
export function beginTravel() {
  jest.useFakeTimers({ now: NOW })
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  return {
    async end({ runtime }: TravelWorld) {
      runtime.dispose()
      await pass(3_600_000)
      jest.useRealTimers()
      const messages: unknown[] = printed.mock.calls
      printed.mockRestore()
      expect(messages).toEqual([])
    },
  }
}

/** Asserts that `travel` changes nothing outside the store and adds no action. */
export async function expectNothingTouched(
  world: TravelWorld,
  travel: () => void | Promise<void>,
): Promise<void> {
  const before = world.outside()
  const actions = world.liftedStore.getState().nextActionId
  await travel()
  await settle()
  expect(world.outside()).toEqual(before)
  expect(world.liftedStore.getState().nextActionId).toBe(actions)
}

/** Dispatches the user's actions, with time for the effects of each. */
export const doing =
  ({ store }: TravelWorld) =>
  async (action: UnknownAction) => {
    store.dispatch(action)
    await pass(900)
  }
