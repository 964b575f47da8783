import type { UnknownAction } from '@reduxjs/toolkit'
import { fireEvent, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType, ReactElement } from 'react'
import { Provider } from 'react-redux'
import { privateKeyToAccount } from 'viem/accounts'
import { networkChosen, walletNetworkReported } from '../../src/events/networkEvents'
import { modalOpenRequested } from '../../src/events/modalEvents'
import type { SiwxConfig } from '../../src/ports/siwx'
import { createScriptableWallet, createTestStore, states } from '../../src/testing'
import { blocksOf, PAGES, ROOT } from '../support/docsBlocks'
import { run } from '../support/runBlock'
import { siwxHost } from '../support/siwxHost'

const HASH = `0x${'ab'.repeat(32)}`
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** The payment as a node reports it to ethers. */
const SENT = {
  hash: HASH,
  from: TO,
  to: TO,
  nonce: '0x1',
  gas: '0x5208',
  gasPrice: '0x1',
  value: '0x1',
  input: '0x',
  chainId: '0x2105',
  type: '0x0',
  r: `0x${'11'.repeat(32)}`,
  s: `0x${'11'.repeat(32)}`,
  v: '0x1b',
  blockNumber: null,
  blockHash: null,
}

type Call<T> = (...given: readonly unknown[]) => Promise<T>

describe('the code of the guides runs', () => {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
  const runners = ['docsRun', 'guidesRun', 'movingRun'].map(
    name => `__tests__/tooling/${name}.test.tsx`,
  )
  const told = runners.map(read).join('')
  const files = PAGES.filter(page => /^docs\/guides\/(?!testing)/.test(page)).flatMap(blocksOf)

  it.each(files.flatMap(({ file }) => (file === null ? [] : [file])))('%s is run here', file => {
    expect(told).toContain(`'${file}'`)
  })

  const base = (overrides: Readonly<Record<string, unknown>> = {}) => {
    const wallet = createScriptableWallet({ chainId: 8453, accounts: [TO], isPermitted: true })
    wallet.answer('eth_sendTransaction', () => HASH)
    const modal = {
      getProvider: () => Promise.resolve(wallet.provider),
      switchNetwork: () => Promise.resolve({ status: 'done', value: undefined }),
      ...overrides,
    }
    return { wallet, around: { './store': { modal } } }
  }

  it('a store is created, and its methods return nothing while no wallet is connected', async () => {
    const { store, modal } = run('src/store.ts') as {
      readonly store: { getState(): { readonly walletModal: { readonly modal: unknown } } }
      readonly modal: { getProvider(): Promise<unknown>; close(): void }
    }
    expect(store.getState().walletModal.modal).toMatchObject({ phase: 'closed' })
    expect(await modal.getProvider()).toBeUndefined()
  })

  it('viem pays through the provider, on the intended network', async () => {
    const { wallet, around } = base()
    const { pay } = run('src/pay.ts', around) as { readonly pay: Call<string> }
    expect(await pay(TO, '0.5')).toBe(HASH)
    const sent = wallet.requests.find(({ method }) => method === 'eth_sendTransaction')
    expect(sent?.params[0]).toMatchObject({ to: TO, value: '0x6f05b59d3b20000' })
  })

  it('ethers pays through the provider as well', async () => {
    const { wallet, around } = base()
    wallet.answer('eth_estimateGas', () => '0x5208')
    wallet.answer('eth_blockNumber', () => '0x1')
    wallet.answer('eth_getTransactionByHash', () => SENT)
    const { payWithEthers } = run('src/payWithEthers.ts', around) as {
      readonly payWithEthers: Call<string>
    }
    expect(await payWithEthers(TO, '0.5')).toBe(HASH)
    const sent = wallet.requests.find(({ method }) => method === 'eth_sendTransaction')
    expect(sent?.params[0]).toMatchObject({ to: TO.toLowerCase(), value: '0x6f05b59d3b20000' })
  })

  it('a Wallet Standard wallet for Solana signs and sends, or is reported missing', async () => {
    const account = { address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' }
    const signAndSendTransaction = jest.fn(async () => [{ signature: Uint8Array.of(7) }])
    const features = { 'solana:signAndSendTransaction': { signAndSendTransaction } }
    const withWallet = (wallet: unknown) => {
      const modal = { getProvider: async (name: string) => name === 'solana' && wallet }
      return run('src/payWithSolana.ts', { './store': { modal } }) as {
        readonly payWithSolana: Call<Uint8Array>
      }
    }
    const transaction = Uint8Array.of(1, 2)
    const { payWithSolana } = withWallet({ accounts: [account], features })
    expect(await payWithSolana(transaction)).toEqual(Uint8Array.of(7))
    expect(signAndSendTransaction).toHaveBeenCalledWith({
      account,
      chain: 'solana:mainnet',
      transaction,
    })
    for (const wallet of [
      undefined,
      { accounts: [], features },
      { accounts: [account], features: {} },
    ])
      await expect(withWallet(wallet).payWithSolana(transaction)).rejects.toThrow('No wallet')
  })

  it('viem sends no request if the wallet stays on another network or is missing', async () => {
    const elsewhere = base({ switchNetwork: () => Promise.resolve({ status: 'rejected' }) })
    const { pay } = run('src/pay.ts', elsewhere.around) as { readonly pay: Call<string> }
    await expect(pay(TO, '0.5')).rejects.toThrow('The wallet is on another network.')
    const disconnected = base({ getProvider: () => Promise.resolve(undefined) })
    const other = run('src/pay.ts', disconnected.around) as { readonly pay: Call<string> }
    await expect(other.pay(TO, '0.5')).rejects.toThrow('No wallet is connected.')
    expect(elsewhere.wallet.requests).toEqual([])
  })

  it('a batch is rejected while no wallet is connected', async () => {
    const { buy } = run('src/buyTogether.ts', { './store': run('src/store.ts') }) as {
      readonly buy: Call<unknown>
    }
    await expect(buy(TO, TO, 5n, '0x01')).rejects.toThrow('NOT_CONNECTED')
  })

  describe('signing in', () => {
    const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
    const input = { accountAddress: owner.address, chainId: 'eip155:8453' } as const
    const real = globalThis.fetch
    // Verifying the signature of a plain key needs no node.
    beforeEach(() => (globalThis.fetch = () => Promise.reject(new TypeError('No network'))))
    afterEach(() => (globalThis.fetch = real))

    /** The page, its server and the cookies of one visitor. */
    function site() {
      const { app } = run('src/server.ts', { './verifySignIn': run('src/verifySignIn.ts') }) as {
        readonly app: {
          request(path: string, init?: RequestInit): Response | Promise<Response>
        }
      }
      const cookies = new Map<string, string>()
      const ask = async (path: string, init: RequestInit = {}) => {
        const headers = new Headers(init.headers)
        headers.set('cookie', [...cookies].map(each => each.join('=')).join('; '))
        const answer = await app.request(path, { ...init, headers })
        for (const line of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
          cookies.set(name, value)
          if (value !== '') expect(line).toContain('HttpOnly; Secure; SameSite=Strict')
        }
        return answer
      }
      const { siwx } = run('src/siwx.ts', {}, ask) as { readonly siwx: SiwxConfig }
      siwx.attach?.(siwxHost())
      return { siwx, ask, sessions: () => siwx.getSessions(input.chainId, input.accountAddress) }
    }
    const sign = (message: string) => owner.signMessage({ message })
    const forHost = (text: string) => text.replaceAll('localhost', 'app.example')

    it('a visitor signs in at the server, is recognized there, and signs out', async () => {
      const { siwx, sessions, ask } = site()
      expect(await sessions()).toEqual([])
      const message = await siwx.createMessage(input)
      const text = forHost(message.toString())
      const session = { data: { ...message }, message: text, signature: await sign(text) }
      await siwx.addSession(session)
      expect(await (await ask('/api/session')).json()).toEqual({
        address: owner.address,
        chainId: 8453,
      })
      expect(await sessions()).toHaveLength(1)
      await siwx.setSessions([])
      expect(await sessions()).toEqual([])
    })

    it('a nonce is valid for one signature by the visitor who requested it', async () => {
      const { siwx, sessions } = site()
      const message = await siwx.createMessage(input)
      const text = forHost(message.toString())
      const session = { data: { ...message }, message: text, signature: await sign(text) }
      await expect(site().siwx.addSession(session)).rejects.toThrow('The signature is not valid')
      await siwx.addSession(session)
      await siwx.setSessions([])
      await expect(siwx.addSession(session)).rejects.toThrow('The signature is not valid')
      expect(await sessions()).toEqual([])
    })

    it.each<[string, (text: string) => string, (text: string) => string]>([
      ['of another page', text => text, text => text],
      ['that was changed after it was signed', forHost, text => text.replace('8453', '1')],
      ['on another network', text => forHost(text).replace('8453', '10'), text => text],
      [
        'that has run out',
        text => forHost(text).replace(/(Expiration Time: )20../, '$12020'),
        text => text,
      ],
      ['of another kind', () => 'Hello', text => text],
    ])('a message %s does not sign the visitor in', async (_name, before, after) => {
      const { siwx, sessions } = site()
      const message = await siwx.createMessage(input)
      const text = before(message.toString())
      const session = { data: { ...message }, message: after(text), signature: await sign(text) }
      await expect(siwx.addSession(session)).rejects.toThrow('The signature is not valid')
      expect(await sessions()).toEqual([])
    })
  })

  /** Renders a component of a guide on a page whose modal is in that state. */
  const drawn = (
    component: ReactElement,
    state: keyof typeof states,
    ...actions: UnknownAction[]
  ) => {
    const { hostStore, store } = createTestStore({ state: states[state] })
    for (const action of actions) store.dispatch(action)
    const { container, unmount } = render(
      <Provider store={hostStore as never}>{component}</Provider>,
    )
    const text = container.textContent
    unmount()
    return text
  }

  it('a custom button shows the connected account', () => {
    const { MyButton } = run('src/MyButton.tsx') as { readonly MyButton: ComponentType }
    expect(drawn(<MyButton />, 'connectFound')).toBe('Connect wallet')
    expect(drawn(<MyButton />, 'account')).toMatch(/^(?:0x.{4}….{4}|.+\.\w+)$/)
  })

  it('a button drawn over ours shows the connected account, or a wrong network', () => {
    const { RoundButton } = run('src/RoundButton.tsx') as { readonly RoundButton: ComponentType }
    expect(drawn(<RoundButton />, 'connectFound')).toBe('Connect')
    expect(drawn(<RoundButton />, 'account')).toMatch(/^(?:0x[\da-fA-F]{40}|.+\.\w+)$/)
    const elsewhere = { namespace: 'eip155', caipNetworkId: 'eip155:999' } as const
    const text = drawn(<RoundButton />, 'account', walletNetworkReported(elsewhere))
    expect(text).toBe('Wrong network')
  })

  it('a component uses the modal of its page', async () => {
    const { PayButton } = run('app/PayButton.tsx') as { readonly PayButton: ComponentType }
    const { hostStore, seen } = createTestStore()
    const chosen = seen(networkChosen)
    render(
      <Provider store={hostStore as never}>
        <PayButton />
      </Provider>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Pay on Base' }))
    expect((await chosen).payload).toEqual({ caipNetworkId: 'eip155:8453' })
  })

  it('a button keeps the modal closed until the visitor has agreed', () => {
    const { TermsButton } = run('src/TermsButton.tsx') as {
      readonly TermsButton: ComponentType<{ readonly hasAgreed: boolean }>
    }
    for (const hasAgreed of [false, true]) {
      const { hostStore, actions } = createTestStore()
      const { unmount } = render(
        <Provider store={hostStore as never}>
          <TermsButton hasAgreed={hasAgreed} />
        </Provider>,
      )
      fireEvent.click(screen.getByRole('button'))
      expect(actions().some(modalOpenRequested.match)).toBe(hasAgreed)
      unmount()
    }
  })
})
