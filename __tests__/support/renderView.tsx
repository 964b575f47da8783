import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { render, type RenderResult } from '@testing-library/react'
import type { ComponentType, ReactElement } from 'react'
import { Provider, type ProviderProps } from 'react-redux'
import { createSecretStore } from '../../src/clients/createSecretStore'
import type { Deps } from '../../src/ports/deps'
import type { SecretStore } from '../../src/ports/secretDrawer'
import { WalletModalContext } from '../../src/store/context'
import type { RootState, WholeState } from '../../src/store/rootReducer'
import { TextsContext } from '../../src/store/TextsContext'
import { en } from '../../src/strings/en/allTexts'
import type { Strings } from '../../src/strings/strings'
import { sampleSecrets } from '../../src/testing/sampleSecrets'
import { stateAfter, testingReducer } from '../../src/testing/stateAfter'

const isOurs = ({ type }: UnknownAction) => type.startsWith('walletModal/')
const ModalProvider = Provider as ComponentType<ProviderProps<UnknownAction, RootState>>

export interface RenderedView extends RenderResult {
  /** What the view and the test dispatched, in order. */
  readonly actions: readonly UnknownAction[]
  readonly dispatch: (action: UnknownAction) => void
  readonly getState: () => WholeState
  /** Holds the secrets of the sample states; a test can add more. */
  readonly secrets: SecretStore
}

interface RenderViewOptions {
  /** Dependencies of the view's thunks, besides the secret store. */
  readonly deps?: Partial<Deps>
  readonly strings?: Partial<Strings>
}

/**
 * Renders a view over a state, with Redux's own checks and without flows: actions only reach the
 * reducer.
 */
export function renderView(
  view: ReactElement,
  state: RootState = stateAfter(),
  { strings = en, deps = {} }: RenderViewOptions = {},
): RenderedView {
  const actions: UnknownAction[] = []
  const secrets = createSecretStore(sampleSecrets)
  const record: Middleware = () => next => action => {
    if (isOurs(action as UnknownAction)) actions.push(action as UnknownAction)
    return next(action)
  }
  const store = configureStore({
    reducer: testingReducer,
    preloadedState: state,
    middleware: defaults =>
      defaults({
        serializableCheck: true,
        immutableCheck: true,
        thunk: { extraArgument: { secrets, ...deps } },
      }).concat(record),
  })
  const result = render(
    <ModalProvider store={store} context={WalletModalContext}>
      <TextsContext language="en" strings={strings}>
        {view}
      </TextsContext>
    </ModalProvider>,
  )
  return {
    ...result,
    actions,
    dispatch: action => void store.dispatch(action),
    getState: store.getState,
    secrets,
  }
}
