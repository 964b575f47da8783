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

/** What the page showed after one jump, and what the state of that moment asks for. */
export interface Moment {
  readonly index: number
  readonly asked: ViewName | null
  readonly shown: ViewName | null
}

/** What DevTools would hold: every action, every state. */
export const readRecording = (page: Page): Promise<Recording> =>
  page.evaluate(() => (window.exampleHost?.store as RecordedStore).liftedStore.getState())

/** Puts a recording in the place of what happened here, as DevTools' import does. */
export const importRecording = (page: Page, recording: Recording) =>
  page.evaluate(nextLiftedState => {
    const { liftedStore } = window.exampleHost?.store as RecordedStore
    liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState, noRecompute: true })
  }, recording)

/** Puts a state of the modal, in the looks of the page, in the place of what happened here: nothing comes of it but what it shows. */
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

/** Jumps to every recorded state in turn and lets the page draw each. */
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
      // A view's code may have to be fetched first: it is given some frames to arrive.
      for (let frame = 0; frame < 150; frame += 1) {
        await nextFrame()
        if (frame > 0 && shownView() === asked) break
      }
      moments.push({ index, asked, shown: shownView() })
    }
    return moments
  })

/** Takes every recorded action out of the story and puts it back, and lets the page draw each; gives how many. */
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
