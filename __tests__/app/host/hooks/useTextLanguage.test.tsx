import { act, render, screen } from '@testing-library/react'
import { AccountButton } from '../../../../src/app/host/buttons/AccountButton'
import { ConnectButton } from '../../../../src/app/host/buttons/ConnectButton'
import { NetworkButton } from '../../../../src/app/host/buttons/NetworkButton'
import { states } from '../../../support/states/states'
import { createTestStore, type TestStoreOptions } from '../../../../src/testing/createTestStore'

/** The language in which a screen reader reads a button; `null` if it is the page's own. */
const langOf = (button: HTMLElement) => button.closest('[lang]')?.getAttribute('lang') ?? null

describe('the language of a button', () => {
  const storeOf = (options: TestStoreOptions['options'], more: TestStoreOptions = {}) =>
    createTestStore({ ...more, options: { locale: 'nl', ...options } }).hostStore

  it('is English where the text is, whatever the number format', () => {
    render(<ConnectButton store={storeOf({})} />)
    expect(langOf(screen.getByRole('button', { name: 'Connect wallet' }))).toBe('en')
  })

  it('is the page’s for each text that the page supplies', () => {
    const messages = { 'button.connect': 'Se connecter' }
    render(<ConnectButton store={storeOf({ messages })} />)
    expect(langOf(screen.getByRole('button', { name: 'Se connecter' }))).toBe('nl')
  })

  it('is English for a text that the page left out', () => {
    const messages = { 'button.connecting': 'Connexion…' }
    render(<ConnectButton store={storeOf({ messages })} />)
    expect(langOf(screen.getByRole('button', { name: 'Connect wallet' }))).toBe('en')
  })

  it('is not set on a label or on the name of a network', async () => {
    const store = storeOf({})
    render(
      <>
        <ConnectButton store={store} label="Anmelden" />
        <NetworkButton store={store} />
      </>,
    )
    // Its picture is a lazy chunk.
    await act(async () => void (await import('../../../../src/ui/media/HostPicture')))
    expect(langOf(screen.getByRole('button', { name: 'Anmelden' }))).toBeNull()
    expect(langOf(screen.getByRole('button', { name: 'Ethereum' }))).toBeNull()
  })

  it('is set on an account by its text for screen readers', async () => {
    render(<AccountButton store={createTestStore({ state: states.account }).hostStore} />)
    expect(langOf(await screen.findByRole('button', { name: /^Account/ }))).toBe('en')
  })
})
