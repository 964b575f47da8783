import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { withRetryTime } from '../../../src/features/onramp/withRetryTime'
import type { ServiceError } from '../../../src/services/serviceError'
import type { Answer, SendRequest } from '../../../src/services/endpointRun'
import { NOW } from '../../support/flowWorld'

const api = { extra: { now: () => NOW } } as unknown as BaseQueryApi
const ask: SendRequest = () => ({ data: null })

const answerOf = (answer: Answer<string>) =>
  withRetryTime<null, string>(async () => answer)(null, api, ask)

describe('withRetryTime', () => {
  it.each<[string, ServiceError, number]>([
    ['429', { status: 429, message: '' }, 30_000],
    ['403', { status: 403, message: '' }, 30_000],
    ['503', { status: 503, message: '' }, 30_000],
    ['429 with a wish', { status: 429, message: '', retryAfterMs: 60_000 }, 60_000],
    ['400 with a wish', { status: 400, message: '', retryAfterMs: 1_000 }, 1_000],
  ])('notes after %s when it may be retried', async (_what, error, retryAfterMs) => {
    expect(await answerOf({ error })).toEqual({ error: { ...error, retryAfterMs, failedAt: NOW } })
  })

  it.each<ServiceError>([
    { status: 400, message: '' },
    { status: 'FETCH_ERROR', message: '' },
    { status: 'ABORTED', message: '' },
    { status: 'PARSING_ERROR', message: '', code: 'SERVICE_ANSWER_INVALID' },
    { status: 503, message: '', retryAfterMs: 0 },
  ])('leaves %j as it is', async error => {
    expect(await answerOf({ error })).toEqual({ error })
  })

  it('leaves an answer as it is', async () => {
    expect(await answerOf({ data: 'quote' })).toEqual({ data: 'quote' })
  })
})
