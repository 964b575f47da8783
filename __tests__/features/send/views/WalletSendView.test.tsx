import { reviewNotReady, reviewRequested } from '../../../../src/events/sendEvents'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountRefreshRequested } from '../../../../src/core/account/accountSlice'
import { viewEntry } from '../../../../src/domain/views'
import { toAmountFromFiat } from '../../../../src/features/send/toAmountFromFiat'
import {
  amountRefused,
  amountTyped,
  maxRequested,
  pasteRequested,
  recipientFinished,
  recipientNotResolved,
  recipientResolved,
  recipientTyped,
  selectSend,
  tokenChosen,
} from '../../../../src/features/send/sendSlice'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { FRIEND, sampleEther, STRANGER } from '../../../support/states/sampleHoldings'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../support/states/states'
import { WalletSendView } from '../../../../src/features/send/views/WalletSendView'
import { renderView } from '../../../support/renderView'

const amount = () => screen.getByRole('textbox', { name: 'Amount' })
const recipient = () => screen.getByRole('textbox', { name: 'To' })
const review = () => screen.getByTestId('wm-send-preview')

/** Mocks the visitor’s pointing device. */
function pointAt(media: string) {
  const matchMedia = (query: string) => ({ matches: query === media })
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true })
  return () => Reflect.deleteProperty(window, 'matchMedia')
}

describe('WalletSendView', () => {
  it.each<[StateName, string]>([
    ['sendTooMuch', 'Not enough ETH'],
    ['sendTooPrecise', 'Check the amount'],
    ['sendMaxShort', 'Not enough ETH for the network fee'],
    ['sendShort', 'Check the address'],
    ['sendTyping', 'Enter an address'],
    ['sendNonsense', 'Check the address'],
    ['sendMistyped', 'Check the address'],
    ['sendToBurnAddress', 'Check the address'],
    ['sendLookingUp', 'Looking up the name'],
    ['sendNameUnknown', 'Check the name'],
    ['sendNameHidden', 'Check the name'],
    ['sendNameLookAlike', 'Check the name'],
  ])('in %s blocks the review, and the button gives the reason: %s', async (name, label) => {
    const { actions } = renderView(<WalletSendView />, states[name]())
    expect(review()).toHaveTextContent(label)
    expect(review()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(review())
    await userEvent.type(amount(), '{Enter}')
    expect(actions).not.toContainEqual(reviewRequested())
  })

  it.each([
    ['the button', () => userEvent.click(review())],
    ['Enter in the amount', () => userEvent.type(amount(), '{Enter}')],
  ])('without a token opens the list of tokens by %s', async (_how, press) => {
    const { actions } = renderView(<WalletSendView />, states.sendEmpty())
    expect(review()).toHaveTextContent('Choose a token')
    expect(review()).not.toHaveAttribute('aria-disabled')
    await press()
    expect(actions).toContainEqual(viewPushed(viewEntry('WalletSendSelectToken')))
    expect(actions).not.toContainEqual(reviewRequested())
  })

  it('shows nothing about a recipient while it is being typed', () => {
    renderView(<WalletSendView />, states.sendTyping())
    expect(recipient()).not.toBeInvalid()
    expect(recipient()).toHaveAccessibleDescription('')
  })

  it('validates the recipient on blur, and pasted text at once', async () => {
    const { actions } = renderView(<WalletSendView />, states.sendEmpty())
    await userEvent.type(recipient(), 'b')
    expect(actions).toEqual([recipientTyped('b')])
    await userEvent.paste('obby')
    expect(actions.slice(1)).toEqual([recipientTyped('bobby'), recipientFinished()])
    await userEvent.tab()
    expect(actions.slice(3)).toEqual([recipientFinished()])
  })

  it('moves the focus to the recipient when the pressed button disappears', async () => {
    const restore = pointAt('(pointer: fine)')
    renderView(<WalletSendView />, states.sendFilled())
    await userEvent.click(screen.getByRole('button', { name: 'Clear the recipient' }))
    expect(recipient()).toHaveFocus()
    restore()
  })

  it.each(['(pointer: fine)', '(pointer: none)', '(pointer: coarse)'])(
    'starts in the amount when the device is %s',
    at => {
      const restore = pointAt(at)
      renderView(
        <>
          <h2 data-wm-part="title" tabIndex={-1} ref={heading => heading?.focus()}>
            Send
          </h2>
          <WalletSendView />
        </>,
        states.sendFilled(),
      )
      const start = at === '(pointer: coarse)' ? screen.getByRole('heading') : amount()
      expect(start).toHaveFocus()
      restore()
    },
  )

  it('leaves the focus where the visitor put it', () => {
    const restore = pointAt('(pointer: fine)')
    renderView(
      <>
        <input aria-label="elsewhere" ref={input => input?.focus()} />
        <WalletSendView />
      </>,
      states.sendFilled(),
    )
    expect(screen.getByRole('textbox', { name: 'elsewhere' })).toHaveFocus()
    restore()
  })

  it.each([
    ['0.25', undefined],
    ['0.302', 'medium'],
    ['0.30200145', 'long'],
    ['0.301999871234567891', 'wrapped'],
  ])('fits %p into the field', (text, length) => {
    const { dispatch } = renderView(<WalletSendView />, states.sendFilled())
    act(() => dispatch(amountTyped(text)))
    if (length === undefined) expect(amount()).not.toHaveAttribute('data-length')
    else expect(amount()).toHaveAttribute('data-length', length)
  })

  it('accepts the amount in dollars, and sends what that buys of the token', async () => {
    const state = states.sendFilled()
    const { price } = state.send.token ?? {}
    const { getState } = renderView(<WalletSendView />, state)
    const before = state.send.amount
    await userEvent.click(screen.getByRole('button', { name: 'Enter the amount in USD' }))
    const field = screen.getByRole('textbox', { name: 'Amount in USD' })
    expect(selectSend(getState()).amount).toBe(before)
    expect(field).toHaveValue((Number(before) * Number(price)).toFixed(2))
    await userEvent.clear(field)
    await userEvent.type(field, '25.5')
    const bought = toAmountFromFiat('25.5', { price: Number(price), decimals: 18 })
    expect(bought).toMatch(/^0\.00\d+$/)
    expect(selectSend(getState()).amount).toBe(bought)
    expect(field).toHaveAccessibleDescription(`${bought}\u00a0ETH`)
    await userEvent.click(screen.getByRole('button', { name: 'Enter the amount in ETH' }))
    expect(amount()).toHaveValue(bought)
  })

  it('rejects a fiat sum above the balance, and resolves an ambiguous one in dollars', () => {
    const { dispatch, getState } = renderView(<WalletSendView />, states.sendFilled())
    fireEvent.click(screen.getByRole('button', { name: 'Enter the amount in USD' }))
    const field = screen.getByRole('textbox', { name: 'Amount in USD' })
    fireEvent.change(field, { target: { value: '99999999' } })
    expect(screen.getByText('More than you have')).toBeVisible()
    act(() => dispatch(amountRefused(['1234', '1.234'])))
    fireEvent.click(screen.getByTestId('wm-amount-choice-1.234'))
    expect(field).toHaveValue('1.234')
    expect(selectSend(getState()).amountInFiat).toBe('1.234')
  })

  it('switches back to the token for Max, and has no fiat unit without a price', () => {
    const { dispatch } = renderView(<WalletSendView />, states.sendFilled())
    fireEvent.click(screen.getByRole('button', { name: 'Enter the amount in USD' }))
    fireEvent.click(screen.getByRole('button', { name: /^Use max/ }))
    act(() => dispatch(amountTyped('0.302')))
    expect(amount()).toHaveValue('0.302')
    const { price: _price, ...unpriced } = sampleEther
    act(() => dispatch(tokenChosen({ ...unpriced, address: `0x${'9'.repeat(40)}` })))
    expect(screen.queryByTestId('wm-send-unit')).not.toBeInTheDocument()
  })

  it('truncates a token’s symbol beside amounts, and exposes it in full to screen readers', () => {
    const { dispatch } = renderView(<WalletSendView />, states.sendFilled())
    const symbol = 'VISIT-EXAMPLE-TO-CLAIM-YOUR-REWARD'
    act(() => dispatch(tokenChosen({ ...sampleEther, symbol, address: `0x${'9'.repeat(40)}` })))
    expect(screen.getByText(/^Balance .* VISIT-EXA…$/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Use max: .*-YOUR-REWARD$/ })).toBeVisible()
  })

  it('reports that the payment could not be prepared, until the form changes', () => {
    const { dispatch } = renderView(<WalletSendView />, states.sendFilled())
    const trouble = screen.getByRole('alert')
    expect(trouble).toBeEmptyDOMElement()
    act(() => dispatch(reviewNotReady({ code: 'INVALID_PARAMS', detail: '' })))
    expect(trouble).toHaveTextContent('This payment couldn’t be prepared')
    expect(amount()).toHaveValue('0.05')
    act(() => dispatch(amountTyped('0.06')))
    expect(trouble).toBeEmptyDOMElement()
  })

  it('explains why Max could not be filled in', () => {
    renderView(<WalletSendView />, states.sendMaxUnknown())
    expect(screen.getByText(/The network fee isn’t known yet/)).toBeVisible()
    expect(amount()).toHaveAccessibleDescription(/fee isn’t known yet/)
  })

  it.each([
    ['the button', () => userEvent.click(review())],
    ['Enter in the amount', () => userEvent.type(amount(), '{Enter}')],
    ['Enter in the receiver', () => userEvent.type(recipient(), '{Enter}')],
  ])('continues to the review by %s', async (_how, press) => {
    const { actions } = renderView(<WalletSendView />, states.sendFilled())
    await press()
    expect(actions).toEqual([reviewRequested()])
  })

  it.each([
    ['0,5', '0.5'],
    ['1.5.5', '1.55'],
    ['-3e2', '32'],
    ['abc', ''],
    ['.5', '0.5'],
    ['١٢٫٥', '12.5'],
  ])('reads %p as the amount %p', async (text, typed) => {
    const { getState } = renderView(<WalletSendView />, states.sendEmpty())
    await userEvent.type(amount(), text)
    expect(getState().send.amount).toBe(typed)
    expect(amount()).toHaveValue(typed)
  })

  it.each([
    ['2,474.000', '2474.000'],
    ['1.234.567,5', '1234567.5'],
    ['1 ETH', '1'],
  ])('reads a pasted %p as the amount %p', async (text, pasted) => {
    const { getState } = renderView(<WalletSendView />, states.sendEmpty())
    await userEvent.click(amount())
    await userEvent.paste(text)
    expect(getState().send.amount).toBe(pasted)
  })

  it.each([
    ['2.474', '2.474'],
    ['2474', '2474'],
  ])('asks the visitor which amount a pasted 2,474 is, and takes %s', async (choice, taken) => {
    const { getState } = renderView(<WalletSendView />, states.sendEmpty())
    await userEvent.click(amount())
    await userEvent.paste('2,474')
    expect(getState().send.amount).toBe('')
    expect(amount()).toBeInvalid()
    expect(amount()).toHaveAccessibleDescription(/Which one do you mean\?/)
    await userEvent.click(screen.getByRole('button', { name: choice }))
    expect(getState().send.amount).toBe(taken)
    expect(amount()).not.toBeInvalid()
  })

  it.each<[string, string]>([
    [
      `arb1:${FRIEND}`,
      'This address is for Arbitrum One, and you’re sending on Ethereum. Ask for an address on Ethereum, or switch to Arbitrum One.',
    ],
    [
      `eip155:59144:${FRIEND}`,
      'This address is for Linea, and you’re sending on Ethereum. Ask for an address on Ethereum, or switch to Linea.',
    ],
    [
      'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'This address is for Bitcoin, and you’re sending on Ethereum. Ask for an address on Ethereum, or switch to Bitcoin.',
    ],
    [
      `xyz:${FRIEND}`,
      '“xyz:” names no network known here. Remove it if the address is on Ethereum.',
    ],
  ])('rejects %s, and names the network it belongs to', (text, message) => {
    renderView(
      <WalletSendView />,
      [recipientTyped(text), recipientNotResolved({ text, reason: 'elsewhere' })].reduce(
        testingReducer,
        states.sendEmpty(),
      ),
    )
    expect(recipient()).toBeInvalid()
    expect(recipient()).toHaveAccessibleDescription(message)
  })

  it.each<[string, string]>([
    [`${FRIEND}\u200B`, 'Hidden characters removed: U+200B'],
    [`ethereum:${FRIEND}@1?value=2.5e17`, 'The link asks for 0.25 ETH. Enter the amount yourself.'],
  ])('explains for %j what was removed or requested', (text, message) => {
    renderView(
      <WalletSendView />,
      [recipientTyped(text), recipientResolved({ text, recipient: { address: FRIEND } })].reduce(
        testingReducer,
        states.sendEmpty(),
      ),
    )
    expect(recipient()).toHaveAccessibleDescription(message)
  })

  it('shows the contract that a link requests with its checksum', async () => {
    const text = `ethereum:0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2@1/transfer?address=${FRIEND}`
    renderView(
      <WalletSendView />,
      [recipientTyped(text), recipientResolved({ text, recipient: { address: FRIEND } })].reduce(
        testingReducer,
        states.sendEmpty(),
      ),
    )
    await waitFor(() => expect(recipient()).toHaveAccessibleDescription(/0xC0…756Cc2/))
  })

  it.each(['1e-7', '1 ETH (3000 USD)', '1x2', '5k', 'much'])(
    'rejects a pasted %p with an explanation, and keeps the previous text',
    async text => {
      const { getState } = renderView(<WalletSendView />, states.sendFilled())
      await userEvent.clear(amount())
      await userEvent.type(amount(), '0.02')
      await userEvent.tripleClick(amount())
      await userEvent.paste(text)
      expect(getState().send.amount).toBe('0.02')
      expect(amount()).toHaveValue('0.02')
      expect(amount()).toBeInvalid()
      const word = 'Enter a plain number, such as 1.5.'
      expect(amount()).toHaveAccessibleDescription(word)
      await userEvent.type(amount(), '5')
      expect(amount()).not.toBeInvalid()
      expect(getState().send.amount).toBe('0.025')
    },
  )

  it('shows an example amount in the language’s number format', () => {
    const state = states.sendAmountRefused()
    renderView(<WalletSendView />, { ...state, theme: { ...state.theme, locale: 'de' } })
    expect(amount()).toHaveAccessibleDescription(/such as 1,5\.$/)
  })

  it('a typed comma shifts no digit of the amount', async () => {
    const { getState } = renderView(<WalletSendView />, states.sendEmpty())
    await userEvent.type(amount(), '2.474,')
    expect(getState().send.amount).toBe('2.474')
  })

  it('formats the amount in the language’s style, and parses it back', async () => {
    const state = states.sendFilled()
    const german = { ...state, theme: { ...state.theme, locale: 'de' } } as typeof state
    const { getState } = renderView(<WalletSendView />, german)
    expect(amount()).toHaveValue('0,05')
    await userEvent.type(amount(), '1')
    expect(getState().send.amount).toBe('0.051')
    await userEvent.clear(amount())
    await userEvent.type(amount(), '1,25')
    expect(getState().send.amount).toBe('1.25')
    expect(amount()).toHaveValue('1,25')
  })

  it('shows the fiat value of the amount', () => {
    renderView(<WalletSendView />, states.sendFilled())
    expect(amount()).toHaveAccessibleDescription(/^\$163 ?\.62$/)
  })

  it.each<[StateName, string]>([
    ['sendTooMuch', 'More than you have'],
    ['sendTooPrecise', 'USDC has only 6 decimals'],
  ])('in %s shows what is wrong with the amount', (name, message) => {
    renderView(<WalletSendView />, states[name]())
    expect(amount()).toBeInvalid()
    expect(amount()).toHaveAccessibleDescription(message)
  })

  it.each<[StateName, string]>([
    ['sendShort', '26 characters are missing'],
    ['sendNonsense', 'This isn’t an address or a name'],
    ['sendMistyped', 'This address contains a typo. Check it again.'],
    ['sendToBurnAddress', 'Burn address: funds sent here are lost'],
    ['sendNameUnknown', 'This name isn’t registered'],
    [
      'sendNameHidden',
      'This name has hidden characters (U+202E), so it isn’t what it seems. Type it yourself, or paste an address.',
    ],
    [
      'sendNameLookAlike',
      'This name uses letters that look like others. Type it yourself, or paste an address.',
    ],
    ['sendNameInvalid', 'This isn’t a valid name. Check it, or paste an address.'],
    ['sendLookupFailed', 'The name couldn’t be looked up. Try again or paste an address.'],
  ])('in %s shows what is wrong with the recipient', (name, message) => {
    renderView(<WalletSendView />, states[name]())
    expect(recipient()).toBeInvalid()
    expect(recipient()).toHaveAccessibleDescription(message)
  })

  it('retries a failed lookup by its button', () => {
    const { actions } = renderView(<WalletSendView />, states.sendLookupFailed())
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions).toEqual([recipientFinished()])
  })

  it('reports that an address could not be checked', () => {
    const state = states.sendLookupFailed()
    const send = { ...state.send, recipientText: FRIEND } as typeof state.send
    renderView(<WalletSendView />, { ...state, send })
    expect(recipient()).toHaveAccessibleDescription(/^The address couldn’t be checked/)
  })

  it('shows that a token is being checked, and ignores a second press meanwhile', () => {
    const { actions } = renderView(<WalletSendView />, states.sendCheckingToken())
    const button = screen.getByRole('button', { name: 'Checking the token' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    fireEvent.click(button)
    expect(actions).toEqual([])
  })

  it('reports a decimals mismatch with the chain, and reloads the balances', () => {
    const { actions } = renderView(<WalletSendView />, states.sendTokenMismatch())
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('decimals on the network don’t match your balances')
    expect(alert).toHaveTextContent('Nothing was sent.')
    fireEvent.click(screen.getByRole('button', { name: 'Reload balances' }))
    expect(actions).toEqual([accountRefreshRequested()])
  })

  it('names the token that cannot be sent', () => {
    renderView(<WalletSendView />, states.sendTokenUnsupported())
    expect(screen.getByRole('alert')).toHaveTextContent(
      'USDC’s transfer rules aren’t supported here. Nothing was sent.',
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('reports that a token could not be checked, and retries', () => {
    const { actions } = renderView(<WalletSendView />, states.sendTokenNotChecked())
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('couldn’t be checked with the network. Nothing was sent.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions).toEqual([reviewRequested()])
  })

  it.each<[StateName, RegExp]>([
    ['sendFilled', new RegExp(FRIEND)],
    ['sendToAddress', /^(|First payment to this address)$/],
    [
      'sendNameMarked',
      /Looked up as studio\.eth Hidden characters removed: U\+200B This name mixes alphabets: Cyrillic, Latin$/,
    ],
    ['sendToSelf', /^This is your own address$/],
    ['sendLookingUp', /^Looking up the name$/],
  ])('in %s shows who the recipient is', (name, message) => {
    renderView(<WalletSendView />, states[name]())
    expect(recipient()).not.toBeInvalid()
    expect(recipient()).toHaveAccessibleDescription(message)
  })

  it('shows when an address was last paid, or that it never was', () => {
    const to = (address: string) =>
      renderView(
        <WalletSendView />,
        [
          recipientTyped(address),
          recipientResolved({ text: address, recipient: { address } }),
        ].reduce(testingReducer, states.previewFirstTime()),
      )
    const { unmount } = to(FRIEND)
    expect(recipient()).toHaveAccessibleDescription(/^Paid on /)
    unmount()
    to(STRANGER)
    expect(recipient()).toHaveAccessibleDescription('First payment to this address')
  })

  it('shows a whole address in groups, inside the field: the typed text stays there', () => {
    renderView(<WalletSendView />, states.sendToAddress())
    const field = recipient()
    const groups = field.parentElement?.querySelector('[data-wm-part="address"]')
    expect(groups).toHaveTextContent(STRANGER)
    expect(groups?.parentElement).toHaveAttribute('aria-hidden', 'true')
    field.focus()
    expect(field).toHaveFocus()
  })

  it('keeps the caret in place when the text turns out to be an address', () => {
    const { dispatch } = renderView(<WalletSendView />, states.sendEmpty())
    act(() => dispatch(recipientTyped(STRANGER)))
    const field = recipient()
    act(() => field.focus())
    act(() => dispatch(recipientResolved({ text: STRANGER, recipient: { address: STRANGER } })))
    expect(recipient()).toBe(field)
    expect(field).toHaveFocus()
  })

  it('shows the whole address that was typed', () => {
    renderView(<WalletSendView />, states.sendToAddress())
    expect(recipient()).toHaveValue(STRANGER)
  })

  it('accepts the typed text as it is', async () => {
    const { actions } = renderView(<WalletSendView />, states.sendEmpty())
    await userEvent.type(recipient(), 'a')
    await userEvent.type(amount(), '2')
    expect(actions).toEqual([recipientTyped('a'), recipientFinished(), amountTyped('2')])
  })

  it('keeps the focus in the recipient while it turns into a name', async () => {
    renderView(<WalletSendView />, states.sendEmpty())
    await userEvent.type(recipient(), 'studio.eth')
    expect(recipient()).toHaveFocus()
    expect(recipient()).toHaveValue('studio.eth')
  })

  it('pastes, clears, fills in the maximum, and opens the list of tokens', async () => {
    const empty = renderView(<WalletSendView />, states.sendEmpty())
    await userEvent.click(screen.getByRole('button', { name: 'Paste' }))
    await userEvent.click(screen.getByRole('button', { name: 'Choose token' }))
    expect(empty.actions).toEqual([
      pasteRequested(),
      recipientFinished(),
      viewPushed(viewEntry('WalletSendSelectToken')),
    ])
    empty.unmount()
    const filled = renderView(<WalletSendView />, states.sendFilled())
    await userEvent.click(screen.getByRole('button', { name: 'Use max: 0.302 ETH' }))
    await userEvent.click(screen.getByRole('button', { name: 'ETH, choose another token' }))
    await userEvent.click(screen.getByRole('button', { name: 'Clear the recipient' }))
    expect(filled.actions).toEqual([
      maxRequested(),
      viewPushed(viewEntry('WalletSendSelectToken')),
      recipientTyped(''),
    ])
  })
})
