import type { Middleware } from '@reduxjs/toolkit'
import { modalApi } from '../../services/modalApi'
import { serviceEventOf } from '../../services/serviceEventOf'
import type { FeatureChunk } from '../feature'
import { registerDropPendingQueriesFlow } from './dropPendingQueriesFlow'

export const chunk: FeatureChunk = {
  slices: [modalApi],
  middleware: modalApi.middleware as Middleware,
  flows: [registerDropPendingQueriesFlow],
  events: serviceEventOf,
}
