import { waitFor } from '@testing-library/react'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { getViewChunks } from '../../../src/app/shell/viewParts'
import { ERRORS, getErrorTextKey, type ErrorCode } from '../../../src/domain/errorCatalogue'
import { selectAlerts, selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { en } from '../../../src/strings/en/allTexts'
import { fill } from '../../../src/strings/translate'
import { createTestStore } from '../../../src/testing/createTestStore'
import { errorStates, type ShownError } from './errorStates'
import { renderView } from '../renderView'

const codes = Object.keys(errorStates) as ShownError[]
const on = (surface: string) => codes.filter(code => ERRORS[code] === surface)
const parts = getViewChunks(findRuntime(createTestStore().hostStore, 'walletModal'))

/** The names in the texts. */
const PARTIES = { wallet: 'Heron', network: 'Ethereum' }

/** Errors whose view phrases them for what the user was doing. */
const IN_OTHER_WORDS = new Map<ShownError, string>([
  ['USER_REJECTED', 'You declined in Heron. Nothing was shared.'],
  ['REQUEST_PENDING', 'Answer it in Heron, then try again.'],
  ['WALLETS_UNAVAILABLE', 'The wallet list couldn’t be loaded. Check your connection.'],
  ['TOKEN_UNSUPPORTED', 'ETH’s transfer rules'],
  ['PERMISSION_UNCERTAIN', 'The session may have been stopped, or may still be active.'],
  ['PERMISSION_UNFINISHED', 'We couldn’t notify the app’s service yet.'],
  ['UNABLE_TO_GET_BUY_STATUS', 'We couldn’t confirm this payment. Check'],
  ['GENERIC_PAYMENT_ERROR', 'Tidewater says the payment failed.'],
  ['EMAIL_INVALID', 'This address isn’t accepted. Check it.'],
  ['EMAIL_COOLDOWN', 'Please try again after 30 seconds'],
  ['CODE_WRONG', 'That code isn’t right. Try again.'],
  ['CODE_EXPIRED', 'That code has expired. Ask for a new one.'],
  ['CODE_SPENT', 'Too many tries. Ask for a new code.'],
  ['DEVICE_EXPIRED', 'The link wasn’t opened in time. Send it again.'],
  ['POPUP_CLOSED', 'You are not signed in. Nothing was shared.'],
  ['POPUP_BLOCKED', 'Allow pop-ups for This app, or open it from here.'],
])

/** Finds words in the view, parts of which render a moment later. */
async function expectWords(code: ShownError, words: string) {
  const state = errorStates[code]()
  const { name, params } = selectCurrentView(state)
  const View = await parts[name]()
  const { container } = renderView(<View {...params} />, state)
  await waitFor(() =>
    expect(container.textContent.replaceAll('\u00a0', ' ')).toContain(
      words.replaceAll('\u00a0', ' '),
    ),
  )
}

describe('states of failures', () => {
  it('exist for every code except those that only the page receives', () => {
    const told = (Object.keys(ERRORS) as ErrorCode[]).filter(code => !(code in errorStates))
    const silent = (Object.keys(ERRORS) as ErrorCode[]).filter(code => ERRORS[code] === 'silent')
    expect(told).toEqual(expect.arrayContaining(silent))
    expect(told.filter(code => !silent.includes(code))).toEqual(['WATCH_ADDRESS_INVALID'])
  })

  it.each(codes)('%s is plain JSON over an open modal', code => {
    const state = errorStates[code]()
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
    expect(state.modal.phase).toBe('open')
  })

  it.each(on('view').filter(code => !IN_OTHER_WORDS.has(code)))(
    '%s appears in its view with the text of the catalogue',
    async code => {
      await expectWords(code, fill(en[getErrorTextKey(code)], PARTIES))
    },
  )

  it.each([...IN_OTHER_WORDS])(
    '%s appears in its view with a text of the view’s own: %s',
    async (code, words) => {
      await expectWords(code, words)
    },
  )

  it.each([...on('toast'), ...on('alert')])(
    '%s appears as a message without unfilled placeholders',
    code => {
      const state = errorStates[code]()
      const [message, ...others] = [...selectToasts(state), ...selectAlerts(state)]
      expect(others).toEqual([])
      if (!message) throw new Error('Nothing is told')
      expect(message.text).toBe(getErrorTextKey(code))
      expect(fill(en[getErrorTextKey(code)], message.params)).toMatch(/^[^{}]+$/)
    },
  )
})
