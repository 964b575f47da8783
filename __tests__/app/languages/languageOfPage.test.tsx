import { act, render, screen, waitFor, within } from '@testing-library/react'
import { ConnectButton } from '../../../src/app/host/buttons/ConnectButton'
import { WalletModal } from '../../../src/app/host/WalletModal'
import type { WalletModalOptions } from '../../../src/app/host/walletModalOptions'
import { localeChosen } from '../../../src/core/theme/themeSlice'
import { createTestStore } from '../../../src/testing/createTestStore'
import { states } from '../../support/states/states'
import { withinModal } from '../../../src/testing/withinModal'

const { documentElement: root } = document
const browser = (...languages: string[]) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? 'en')
}
const button = (options: Partial<WalletModalOptions<string>> = {}) => {
  const made = createTestStore({ options })
  render(<ConnectButton store={made.hostStore} />)
  return made
}
/** The first import of a language file can take long on a busy machine. */
const shows = (name: string) => screen.findByRole('button', { name }, { timeout: 20_000 })

afterEach(() => {
  root.removeAttribute('lang')
  jest.restoreAllMocks()
})

describe('the language of a page’s buttons', () => {
  it('is that of the page, and follows it', async () => {
    root.lang = 'de-AT'
    button()
    expect(await shows('Wallet verbinden')).toHaveAttribute('lang', 'de-AT')
    root.lang = 'fr'
    expect(await shows('Connecter un portefeuille')).toBeVisible()
    root.lang = 'en'
    expect(await shows('Connect wallet')).toHaveAttribute('lang', 'en')
  })

  it('follows a language that an English page sets later', async () => {
    root.lang = 'en'
    button()
    await shows('Connect wallet')
    root.lang = 'de'
    expect(await shows('Wallet verbinden')).toBeVisible()
  })

  it.each([
    ['pt-PT', 'Conectar carteira'],
    ['zh-Hans-SG', '连接钱包'],
    ['zh_CN', '连接钱包'],
    ['ko-KR', '지갑 연결'],
  ])('follows the script, whatever the region: %s', async (tag, name) => {
    root.lang = tag
    button()
    expect(await shows(name)).toBeVisible()
  })

  it('is the browser’s first offered language where the page names none', async () => {
    browser('nl', 'fr-CA', 'de')
    button()
    expect(await shows('Connecter un portefeuille')).toBeVisible()
  })

  it('is English on an English page, whatever the browser’s languages', async () => {
    browser('de')
    root.lang = 'en-GB'
    const { getState } = button().store
    await shows('Connect wallet')
    expect(getState().theme.locale).toBe('en')
  })

  it('is that of the option, whatever the languages of page and browser', async () => {
    browser('fr')
    root.lang = 'fr'
    button({ locale: 'de' })
    expect(await shows('Wallet verbinden')).toBeVisible()
  })

  it('keeps a page’s own words over any language', async () => {
    button({ locale: 'de', messages: { 'button.connect': 'Los!' } })
    expect(await shows('Los!')).toBeVisible()
  })
})

describe('a custom language of the page', () => {
  it('covers the texts it has; the rest stays English', async () => {
    const steps: string[] = []
    const nl = (step: string) => {
      steps.push(step)
      return Promise.resolve({
        default: { 'button.connect': 'Wallet verbinden!', 'button.connecting': 7 as never },
      })
    }
    button({ locale: 'nl', languages: { nl } })
    expect(await shows('Wallet verbinden!')).toBeVisible()
    expect(steps).toEqual(['page'])
  })

  it('overrides the language of the package', async () => {
    const de = () => Promise.resolve({ default: { 'button.connect': 'Anmelden' } })
    button({ locale: 'de', languages: { de } })
    expect(await shows('Anmelden')).toBeVisible()
  })

  it('leaves English in place when it fails to load', async () => {
    const nl = jest.fn(() => Promise.reject(new Error('offline')))
    button({ locale: 'nl', languages: { nl } })
    await waitFor(() => expect(nl).toHaveBeenCalled())
    expect(await shows('Connect wallet')).toBeVisible()
  })
})

describe('the card in another language', () => {
  it('renders in it, and keeps the focus when it changes', async () => {
    const { hostStore, store } = createTestStore({ state: states.connectEmpty })
    render(<WalletModal store={hostStore} />)
    const modal = await waitFor(() => withinModal(within), { timeout: 20_000 })
    const before = await modal.findByRole(
      'heading',
      { name: 'Connect wallet' },
      { timeout: 20_000 },
    )
    const close = modal.getByRole('button', { name: 'Close' })
    close.focus()
    act(() => void store.dispatch(localeChosen('de')))
    expect(
      await modal.findByRole('heading', { name: 'Wallet verbinden' }, { timeout: 20_000 }),
    ).toBe(before)
    expect(modal.getByRole('button', { name: 'Schließen' })).toBe(close)
    expect((close.getRootNode() as ShadowRoot).activeElement).toBe(close)
    expect(close.closest('[lang]')).toHaveAttribute('lang', 'de')
  })
})
