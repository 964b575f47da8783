import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { ViewEntry } from '../../domain/views'
import { modalOpened } from '../../events/modalEvents'
import { historyReset, viewPushed, viewReplaced } from './routerSlice'

const isMove = isAnyOf(viewPushed, viewReplaced, historyReset)

/** The view that an action puts on screen, if it does. */
export function viewShownBy(action: UnknownAction): ViewEntry | undefined {
  if (modalOpened.match(action)) return action.payload.view
  return isMove(action) ? action.payload : undefined
}
