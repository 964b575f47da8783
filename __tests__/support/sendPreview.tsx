import type { UnknownAction } from '@reduxjs/toolkit'
import { act, screen } from '@testing-library/react'
import type { SendIntent } from '../../src/domain/payment/send'
import { selectSend } from '../../src/features/send/sendSlice'
import { WalletSendPreviewView } from '../../src/features/send/views/WalletSendPreviewView'
import { isRealPress } from '../../src/ui/controls/isRealPress'
import { inCard } from './inCard'
import { renderView } from './renderView'
import { requestFacts, sendRequest } from './states/requestFacts'
import { states, type StateName } from './states/states'

/** Fakes the timers, and takes every press for one by the user; the test mocks `isRealPress`. */
export function setUpPreviewTests() {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.mocked(isRealPress).mockReturnValue(true)
  })
  afterEach(() => jest.useRealTimers())
}

/** The payment under review in the sample states. */
export const payment = selectSend(states.previewReady()).intent as SendIntent

/** Puts an answer into the cache, whose subscribers are notified one frame later. */
export const answer = (dispatch: (action: UnknownAction) => void, action: UnknownAction) =>
  act(() => {
    dispatch(action)
    jest.advanceTimersByTime(20)
  })

/** The facts of a request for the payment under review. */
export const askedFor = (id: string) =>
  requestFacts(sendRequest(selectSend(states.previewReady()), id))

export const show = (name: StateName) =>
  renderView(inCard(<WalletSendPreviewView />), states[name]())

/** Waits until the review has been on screen long enough to be confirmed. */
export const seen = () => act(() => jest.advanceTimersByTime(600))

export const title = () => screen.getByRole('heading', { name: 'Card' })
export const send = () => screen.getByTestId('wm-send-confirm')
export const button = (name: string) => screen.getByRole('button', { name })
export const figure = () => screen.getByTestId('wm-review-amount')
export const value = (term: string) => screen.getByText(term).nextElementSibling
