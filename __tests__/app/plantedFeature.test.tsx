import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UnknownAction } from '@reduxjs/toolkit'
import { act, render, waitFor } from '@testing-library/react'
import { createIntegration } from '../../src/app/host/createIntegration'
import { FEATURES } from '../../src/app/features'
import { findRuntime } from '../../src/app/runtime/findRuntime'
import { createScopedReducer } from '../../src/app/runtime/scopedReducer'
import { WalletModal } from '../../src/app/host/WalletModal'
import { viewEntry } from '../../src/domain/views'
import { modalOpenRequested } from '../../src/events/modalEvents'
import { viewShown } from '../../src/events/viewEvents'
import { viewPushed } from '../../src/core/router/routerSlice'
import type { RootState } from '../../src/store/rootReducer'
import { answered, createFakeHttp } from '../../src/testing/createFakeHttp'
import { tips } from '../fixtures/tips/feature'
import { tipChosen, tipsOpened } from '../fixtures/tips/tipsSlice'
import { quietServices } from '../support/flowWorld'
import { hostOptions } from '../support/hostWorld'
import { createTravelledHost } from '../support/travelWorld'

const KEY = 'walletModal'
/** The line that adds the feature. */
const features = [...FEATURES, tips]

function createPage() {
  const http = createFakeHttp({ ...quietServices, '/tips/keys': answered({ text: 'Keep keys.' }) })
  const walletModal = createIntegration(hostOptions(), { features, deps: { http } })
  const travelled = createTravelledHost(walletModal)
  render(<WalletModal store={travelled.store} />)
  const { store, log } = findRuntime(travelled.store, KEY)
  const find = (testId: string) =>
    document
      .querySelector('[data-testid="wm-root"]')
      ?.shadowRoot?.querySelector<HTMLElement>(`[data-testid="${testId}"]`) ?? null
  return {
    travelled,
    indexOf(type: string) {
      const { actionsById, stagedActionIds } = travelled.liftedStore.getState()
      return stagedActionIds.findLastIndex(id => actionsById[id]?.action.type === type)
    },
    http,
    log: () => log().map(({ action }) => action),
    tips: () => (store.getState() as RootState & { tips?: object }).tips,
    dispatch: (action: UnknownAction) => act(async () => void store.dispatch(action)),
    press: (testId: string) => act(async () => find(testId)?.click()),
    text: (testId: string) => find(testId)?.textContent,
    comes: (testId: string) =>
      waitFor(() => expect(find(testId)).not.toBeNull(), { timeout: 8_000 }),
  }
}

jest.setTimeout(60_000)

describe('a feature added by its folder and one line', () => {
  it('brings its view, handles the action that loaded it, calls its service, and supports time travel', async () => {
    const page = createPage()
    expect(page.tips()).toBeUndefined()
    await page.dispatch(modalOpenRequested({ view: viewEntry('Tips') }))
    await page.comes('tips')
    expect(page.text('tips')).toContain('Read so far: 0')
    expect(page.tips()).toEqual({ opened: 1, read: [], text: null })
    const types = page.log().map(({ type }) => type)
    expect(types.indexOf(tipsOpened.type)).toBeGreaterThan(types.indexOf(viewShown.type))

    await page.press('tip-keys')
    await page.comes('tip')
    expect(page.text('tip')).toBe('Keep keys.')
    const last = { opened: 1, read: ['keys'], text: 'Keep keys.' }
    expect(page.tips()).toEqual(last)

    const reducer = createScopedReducer(KEY)
    const replayed = page.log().reduce(reducer, reducer(undefined, { type: '@@replay' }))
    expect((replayed as RootState & { tips: object }).tips).toEqual(last)

    const asked = page.http.requests.length
    const staged = page.travelled.staged()
    const pushed = page.indexOf(viewPushed.type)
    await act(async () => page.travelled.jump(pushed - 1))
    await page.comes('tips')
    expect(page.text('tips')).toContain('Read so far: 1')
    await act(async () => page.travelled.jump(pushed))
    await page.comes('tip')
    expect(page.travelled.staged()).toBe(staged)
    expect(page.http.requests).toHaveLength(asked)
  })

  it('is loaded before its own action is reduced and logged', async () => {
    const page = createPage()
    await page.dispatch(modalOpenRequested({ view: viewEntry('Connect') }))
    await page.comes('wm-view-Connect')
    page.travelled.store.dispatch(tipChosen('keys'))
    const isLogged = () => page.log().some(tipChosen.match)
    const readSoFar = () => (page.tips() as { read: readonly string[] } | undefined)?.read ?? []
    expect([readSoFar(), isLogged()]).toEqual([[], false])
    await page.comes('tip')
    expect(isLogged()).toBe(true)
    expect(page.tips()).toEqual({ opened: 0, read: ['keys'], text: 'Keep keys.' })
    const reducer = createScopedReducer(KEY)
    const replayed = page.log().reduce(reducer, reducer(undefined, { type: '@@replay' }))
    expect((replayed as RootState & { tips: object }).tips).toEqual(page.tips())
  })

  it('changes two files beside its folder and that line: the names of views and of texts', () => {
    const folder = join(__dirname, '../fixtures/tips')
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .map(file => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
    // A feature of the package edits a file in another folder; a test merges declarations instead.
    const changed = [...code.matchAll(/declare module '(?:\.\.\/)+src\/([^']+)'/g)].map(
      ([, file]) => file,
    )
    expect(changed).toEqual(['domain/views', 'strings/strings'])
  })
})
