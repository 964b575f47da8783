import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider, useSelector } from 'react-redux'
import { selectAddress } from '../../src/app/host/selectors/selectAccount'
import { setupStore, states, type PageState } from '../../src/testing'

interface AppState {
  readonly greeting: string
}

const greeting = (state = 'hello') => state
const Page = () => <p>{useSelector(selectAddress)}</p>

describe('the types of setupStore', () => {
  it('return a store for a Provider, with the given state', () => {
    const store = setupStore(
      { walletModal: states.account(), greeting: 'good morning' },
      { reducer: { greeting } },
    )
    const text: string = store.getState().greeting
    expect(text).toBe('good morning')
    render(
      <Provider store={store}>
        <Page />
      </Provider>,
    )
    expect(screen.getByText(/^0xAb58/)).toBeInTheDocument()
  })

  it('return the named state, and accept thunks', () => {
    const store = setupStore<AppState>({}, { reducer: { greeting } })
    const read: ThunkAction<string, PageState<AppState>, unknown, UnknownAction> = (_, getState) =>
      `${getState().greeting} ${getState().walletModal.modal.phase}`
    const answer: string = store.dispatch(read)
    expect(answer).toBe('hello closed')
  })
})
