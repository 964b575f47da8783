import type { Page } from '@playwright/test'
import type { LiftedState } from '@redux-devtools/instrument'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { ViewName } from '../../../src/domain/views'
import type { RootState } from '../../../src/store/rootReducer'

type Recording = LiftedState<{ readonly walletModal: RootState }, UnknownAction, null>

interface RecordedStore {
  getState(): { readonly walletModal: RootState }
  readonly liftedStore: {
    getState(): Recording
    dispatch(action: UnknownAction): unknown
  }
}

/** The view shown after one jump, and the view that the state of that moment requires. */
export interface Moment {
  readonly index: number
  readonly asked: ViewName | null
  readonly shown: ViewName | null
}

/** Returns what DevTools would hold: every action and every state. */
export const readRecording = (page: Page): Promise<Recording> =>
  page.evaluate(() => (window.exampleHost?.store as RecordedStore).liftedStore.getState())

/** Replaces the page's history with a recording, as DevTools' import does. */
export const importRecording = (page: Page, recording: Recording) =>
  page.evaluate(nextLiftedState => {
    const { liftedStore } = window.exampleHost?.store as RecordedStore
    liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState, noRecompute: true })
  }, recording)

/** Replaces the modal's state, and keeps the page's theme, without any side effects. */
export const importState = (page: Page, walletModal: object) =>
  page.evaluate(given => {
    const store = window.exampleHost?.store as RecordedStore
    const { walletModal: own, ...host } = store.getState()
    const state = { ...host, walletModal: { ...(given as RootState), theme: own.theme } }
    const nextLiftedState: Recording = {
      ...store.liftedStore.getState(),
      actionsById: {
        0: { type: 'PERFORM_ACTION', action: { type: '@@INIT' }, timestamp: 0, stack: undefined },
      },
      nextActionId: 1,
      stagedActionIds: [0],
      skippedActionIds: [],
      committedState: state,
      currentStateIndex: 0,
      computedStates: [{ state }],
    }
    store.liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState, noRecompute: true })
  }, walletModal)

/** Jumps to every recorded state in turn and lets the page render each. */
export const jumpEverywhere = (page: Page): Promise<Moment[]> =>
  page.evaluate(async () => {
    const store = window.exampleHost?.store as RecordedStore
    const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const shownView = () => {
      const shadow = document.querySelector('[data-testid="wm-root"]')?.shadowRoot
      const view = shadow?.querySelector(
        'dialog[open] [data-wm-part="view"] [data-testid^="wm-view-"]',
      )
      return (view?.getAttribute('data-testid')?.slice('wm-view-'.length) ??
        null) as ViewName | null
    }
    const moments: Moment[] = []
    const { length } = store.liftedStore.getState().computedStates
    for (let index = 0; index < length; index += 1) {
      store.liftedStore.dispatch({ type: 'JUMP_TO_STATE', index })
      const { modal, router } = store.getState().walletModal
      const asked = modal.phase === 'open' ? (router.history.at(-1)?.name ?? null) : null
      // A view's chunk may have to load first, so it gets some frames.
      for (let frame = 0; frame < 150; frame += 1) {
        await nextFrame()
        if (frame > 0 && shownView() === asked) break
      }
      moments.push({ index, asked, shown: shownView() })
    }
    return moments
  })

/**
 * Switches every recorded action off and on again, and lets the page render each; returns their
 * number.
 */
export const toggleEverything = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { liftedStore } = window.exampleHost?.store as RecordedStore
    const ids = liftedStore.getState().stagedActionIds.filter(id => id > 0)
    for (const id of ids) {
      for (const _way of ['out', 'in']) {
        liftedStore.dispatch({ type: 'TOGGLE_ACTION', id })
        await new Promise(resolve => requestAnimationFrame(resolve))
      }
    }
    return ids.length
  })

export const jumpTo = (page: Page, index: number) =>
  page.evaluate(to => {
    const { liftedStore } = window.exampleHost?.store as RecordedStore
    liftedStore.dispatch({ type: 'JUMP_TO_STATE', index: to })
  }, index)
