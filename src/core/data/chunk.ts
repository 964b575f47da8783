import type { Middleware } from '@reduxjs/toolkit'
import { modalApi } from '../../services/modalApi'
import { toServiceEvent } from '../../services/toServiceEvent'
import type { FeatureChunk } from '../feature'
import { registerDropPendingQueriesFlow } from './dropPendingQueriesFlow'

export const chunk: FeatureChunk = {
  slices: [modalApi],
  middleware: modalApi.middleware as Middleware,
  flows: [registerDropPendingQueriesFlow],
  events: toServiceEvent,
}
