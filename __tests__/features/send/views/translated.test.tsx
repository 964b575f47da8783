import { act } from '@testing-library/react'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { ReactElement } from 'react'
import {
  amountTyped,
  recipientResolved,
  recipientTyped,
  selectSend,
  sendFailed,
  tokenChosen,
} from '../../../../src/features/send/sendSlice'
import { WalletSendPreviewView } from '../../../../src/features/send/views/WalletSendPreviewView'
import { WalletSendView } from '../../../../src/features/send/views/WalletSendView'
import { transactionMined, transactionSubmitted } from '../../../../src/events/sendEvents'
import type { SendIntent } from '../../../../src/domain/payment/send'
import { feeAnswered } from '../../../support/states/serviceAnswers'
import { requestFacts, sendRequest } from '../../../support/states/requestFacts'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import { FRIEND, sampleEther, sampleUsdc } from '../../../support/states/sampleHoldings'
import { states, type StateName } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'
import { translatePage } from '../../../support/translatePage'

/** The cache notifies its subscribers with the next frame. */
const settle = () =>
  act(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 0))))
/** Returns the text without whitespace: spaces between parts belong to the layout. */
const wordsOf = ({ textContent }: HTMLElement) => (textContent ?? '').replace(/\s+/g, '')

/** Dispatches actions in a translated page, and expects the content of an untranslated one. */
async function expectToFollow(
  view: ReactElement,
  name: StateName,
  actions: readonly UnknownAction[],
) {
  const { container, dispatch, getState, unmount } = renderView(view, states[name]())
  const stop = translatePage(container)
  const seen: string[] = []
  const expected: string[] = []
  for (const action of actions) {
    act(() => {
      dispatch(action)
    })
    await settle()
    seen.push(wordsOf(container))
    const plain = renderView(view, getState())
    expected.push(wordsOf(plain.container))
    plain.unmount()
  }
  stop()
  expect(seen).toEqual(expected)
  unmount()
}

describe('a page that its browser translates', () => {
  it('shows the send form’s current text, whatever is typed', async () => {
    await expectToFollow(<WalletSendView />, 'sendEmpty', [
      tokenChosen(sampleEther),
      amountTyped('0.01'),
      amountTyped('0.25'),
      amountTyped('999999'),
      recipientTyped(FRIEND),
      recipientResolved({ text: FRIEND, recipient: { address: FRIEND } }),
      amountTyped('0.05'),
      amountTyped(''),
      tokenChosen(sampleUsdc),
      amountTyped('1.1234567'),
      amountTyped('1'),
    ])
  })

  it('shows the current text of the review and its outcome', async () => {
    const hash = `0x${'1'.repeat(64)}` as const
    const intent = selectSend(states.previewEstimating()).intent as SendIntent
    const payment = { hash, caipNetworkId: ETHEREUM, from: SAMPLE_ADDRESS, to: FRIEND }
    const { opened: asked } = requestFacts(
      sendRequest(selectSend(states.previewReady()), 'request'),
    )
    await expectToFollow(<WalletSendPreviewView />, 'previewEstimating', [
      feeAnswered(intent, {
        feeBaseUnits: '128000000000000',
        fee: '0.000128',
        symbol: 'ETH',
      }),
      feeAnswered(intent, {
        feeBaseUnits: '256000000000000',
        fee: '0.000256',
        symbol: 'ETH',
      }),
      asked,
      transactionSubmitted({
        ...payment,
        amount: '0.05',
        symbol: 'ETH',
        status: 'pending',
        submittedAt: 0,
      }),
      transactionMined({ hash, caipNetworkId: ETHEREUM, status: 'confirmed', fee: '0.0001253' }),
    ])
    await expectToFollow(<WalletSendPreviewView />, 'previewReady', [
      asked,
      sendFailed({ code: 'USER_REJECTED', detail: 'declined' }),
    ])
  })

  const FORMS = Object.keys(states).filter((name): name is StateName => /^send[A-Z]/.test(name))
  const REVIEWS = Object.keys(states).filter((name): name is StateName =>
    /^preview[A-Z]/.test(name),
  )

  it.each<[StateName, ReactElement]>([
    ...FORMS.map((name): [StateName, ReactElement] => [name, <WalletSendView key="" />]),
    ...REVIEWS.map((name): [StateName, ReactElement] => [name, <WalletSendPreviewView key="" />]),
  ])('has no text node beside another node in one element: %s', (name, view) => {
    const { container } = renderView(view, states[name]())
    const mixed = [...container.querySelectorAll('*:not(style)')].filter(
      ({ childNodes }) =>
        childNodes.length > 1 &&
        [...childNodes].some(node => node instanceof Text && node.data.trim() !== ''),
    )
    expect(mixed.map(({ outerHTML }) => outerHTML.slice(0, 300))).toEqual([])
  })
})
