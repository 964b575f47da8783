import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readPageFacts } from '../../../../src/clients/readPageFacts'
import { copyRequested } from '../../../../src/core/account/accountSlice'
import { ConnectView } from '../../../../src/core/connectors/views/ConnectView'
import {
  socialRequested,
  socialsShown,
} from '../../../../src/features/embedded/social/socialBlockEvents'
import { DEFAULT_FEATURES, type Features } from '../../../../src/domain/options'
import { optionsGiven, remoteFeaturesRead } from '../../../../src/core/options/optionsSlice'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { readPlatform, type PageFacts } from '../../../../src/lib/links/platform'
import type { Deps } from '../../../../src/ports/deps'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../support/states/states'
import { platformRead } from '../../../../src/core/wallets/walletsSlice'
import { renderView } from '../../../support/renderView'

const HREF = 'https://page.example/shop'
const WEB_VIEWS: Readonly<Record<string, string>> = {
  'an Android web view':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36',
  'Instagram on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 333.0',
}

const order = () =>
  screen
    .getAllByTestId(
      /^(?:w3m-email-login-widget|w3m-social-login-widget|w3m-email-login-or-separator|wui-separator|wm-wallet-io\.heron|wm-get-wallet)$/,
    )
    .map(({ dataset }) => dataset.testid)
const block = () => screen.findByTestId('w3m-social-login-widget')
const chosen = async () =>
  within(await block())
    .getAllByRole('button')
    .map(button => button.dataset.testid)

interface Given {
  readonly features?: Partial<Features>
  readonly facts?: Partial<PageFacts>
  readonly deps?: Partial<Deps>
}

function show(name: StateName, { features, facts, deps }: Given = {}) {
  let state = states[name]()
  if (features) {
    const all = { ...DEFAULT_FEATURES, ...state.options.features, ...features }
    state = testingReducer(state, optionsGiven({ features: all }))
  }
  if (facts) {
    const platform = readPlatform({ ...readPageFacts(undefined), ...facts })
    state = testingReducer(state, platformRead(platform))
  }
  const readOpenPage = () => ({ href: HREF, origin: 'https://page.example', globals: [] })
  return renderView(<ConnectView />, state, { deps: { readOpenPage, ...deps } })
}

describe('the social providers on the first view', () => {
  it.each([
    ['socialsOne', ['google']],
    ['socialsTwo', ['google', 'x']],
    ['socialsSix', ['google', 'x', 'farcaster', 'discord', 'apple', 'github']],
    ['socials', ['google', 'x', 'farcaster', 'discord', 'apple', 'more']],
  ] as const)('are laid out by their number: %s', async (name, expected) => {
    show(name)
    expect(await chosen()).toEqual(expected.map(each => `social-selector-${each}`))
  })

  it('have accessible names, also when only their icons are shown', async () => {
    show('socials')
    const group = within(await block())
    expect(group.getByRole('button', { name: 'Continue with Google' })).toHaveTextContent(
      'Continue with Google',
    )
    expect(group.getByRole('button', { name: 'Continue with Discord' })).toBeEnabled()
    expect(group.getByRole('button', { name: 'More sign-in options' })).toBeEnabled()
    expect(group.getByRole('group', { name: 'Sign in with another account' })).toBeInTheDocument()
  })

  it.each([
    [
      'socials',
      undefined,
      ['w3m-email-login-widget', 'w3m-social-login-widget', 'wui-separator', 'wm-get-wallet'],
    ],
    [
      'socialsBesideWallets',
      undefined,
      [
        'wm-wallet-io.heron',
        'w3m-email-login-or-separator',
        'w3m-email-login-widget',
        'w3m-social-login-widget',
        'wm-get-wallet',
      ],
    ],
    [
      'socialsBesideWallets',
      ['social', 'wallet', 'email'],
      [
        'w3m-social-login-widget',
        'wui-separator',
        'wm-wallet-io.heron',
        'w3m-email-login-or-separator',
        'w3m-email-login-widget',
        'wm-get-wallet',
      ],
    ],
    [
      'socialsBesideWallets',
      ['wallet', 'social', 'email'],
      [
        'wm-wallet-io.heron',
        'wui-separator',
        'w3m-social-login-widget',
        'w3m-email-login-widget',
        'wm-get-wallet',
      ],
    ],
  ] as const)('keep their place in the order of %s, %j', async (name, methods, expected) => {
    show(name, methods && { features: { connectMethodsOrder: methods } })
    await block()
    await screen.findByTestId('w3m-email-login-widget')
    expect(order().filter(each => expected.some(one => one === each))).toEqual(expected)
  })

  it('are those that the owner names, in that order, as far as the host offers them', async () => {
    const { dispatch } = show('socials', { features: { socials: ['google', 'github', 'x'] } })
    await block()
    act(() => dispatch(remoteFeaturesRead({ socials: ['x', 'facebook', 'google'], email: true })))
    expect(await chosen()).toEqual(['social-selector-x', 'social-selector-google'])
  })

  it('are absent when the owner or the host turns them off', async () => {
    const { dispatch } = show('socials')
    await block()
    act(() => dispatch(remoteFeaturesRead({ socials: false })))
    expect(screen.queryByTestId('w3m-social-login-widget')).toBeNull()
    expect(screen.getByTestId('w3m-email-login-or-separator')).toBeInTheDocument()
    act(() => dispatch(remoteFeaturesRead({ socials: ['google'] })))
    expect(screen.getByTestId('w3m-social-login-widget')).toBeInTheDocument()
    act(() => dispatch(optionsGiven({ features: { ...DEFAULT_FEATURES, socials: false } })))
    expect(screen.queryByTestId('w3m-social-login-widget')).toBeNull()
  })

  it('open the window synchronously in the press', async () => {
    const opened: unknown[] = []
    const { actions } = show('socials', {
      deps: {
        embedded: { siteUrl: 'https://secure.example/wallet/' } as never,
        openLink: (...asked) => {
          opened.push(asked)
          return { closed: false } as never
        },
      },
    })
    const tile = within(await block()).getByRole('button', { name: 'Continue with X' })
    act(() => tile.click())
    expect(opened).toEqual([
      [
        'https://secure.example/wallet/loading?lang=en',
        'popup,width=600,height=800,scrollbars=yes',
        'wm-social-login',
      ],
    ])
    expect(actions.find(socialRequested.match)?.payload).toMatchObject({ provider: 'x' })
  })

  it('link to all of them', async () => {
    const { actions } = show('socials')
    await userEvent.click(await screen.findByTestId('social-selector-more'))
    expect(actions.find(viewPushed.match)?.payload).toEqual({ name: 'ConnectSocials' })
  })

  it.each(Object.entries(WEB_VIEWS))(
    'explain in %s that Google needs the browser, and offer the link to this page',
    async (_app, userAgent) => {
      const { actions } = show('socials', { facts: { userAgent } })
      const google = await screen.findByRole('button', { name: 'Continue with Google' })
      expect(google).toHaveAttribute('aria-disabled', 'true')
      await screen.findByTestId('wm-copy-page')
      expect(google).toHaveAccessibleDescription(/Google doesn’t allow signing in inside this app/)
      await userEvent.click(google)
      expect(actions.some(socialRequested.match)).toBe(false)
      await userEvent.click(screen.getByRole('button', { name: 'Copy link to this page' }))
      expect(actions.find(copyRequested.match)?.payload).toEqual({ text: HREF, what: 'link' })
    },
  )

  it('show no Google notice in a browser', async () => {
    show('socials')
    await block()
    expect(screen.queryByTestId('wm-copy-page')).toBeNull()
  })

  it('load the frame in an installed app, and wait for it', async () => {
    const { actions } = show('socials', { facts: { isStandalone: true } })
    const tile = within(await block()).getByRole('button', { name: 'Continue with X' })
    expect(actions.some(socialsShown.match)).toBe(true)
    expect(tile).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Getting ready to sign in')).toBeInTheDocument()
  })
})
