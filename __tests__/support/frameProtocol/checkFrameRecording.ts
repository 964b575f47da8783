import * as v from 'valibot'
import { errorPayload, FRAME_EVENTS, FRAME_NOTICES } from './events'

/** One message between a page and its frame, as posted. */
export interface RecordedMessage {
  readonly from: 'page' | 'frame'
  /** The document that posted it; changes with every load. */
  readonly load: string
  /** `null` if none was given. */
  readonly targetOrigin: string | null
  readonly message: unknown
}

export interface Origins {
  readonly page: string
  readonly frame: string
}

const PAGE_PREFIX = '@w3m-app/'
const FRAME_PREFIX = '@w3m-frame/'

const shortId = v.pipe(v.string(), v.regex(/^[0-9a-z]{1,64}$/))
const pageMessage = v.strictObject({
  id: shortId,
  type: v.pipe(v.string(), v.startsWith(PAGE_PREFIX)),
  payload: v.optional(v.unknown()),
})
const frameMessage = v.strictObject({
  id: v.optional(shortId),
  type: v.pipe(v.string(), v.startsWith(FRAME_PREFIX)),
  payload: v.optional(v.unknown()),
})

/** Names members only: faults are printed, and values may be secret. */
const faultsIn = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.map(({ path, type }) => `${path?.map(({ key }) => String(key)).join('.') ?? ''} (${type})`)

const differs = (schema: v.GenericSchema, value: unknown) => {
  const read = v.safeParse(schema, value)
  return read.success ? null : faultsIn(read.issues).join(', ')
}

interface Requests {
  /** The name of each request, by id. */
  readonly names: ReadonlyMap<string, string>
  readonly faults: readonly string[]
}

/**
 * Checks the page's messages: known events, exact payloads, unique ids per load, none after
 * sign-out.
 */
function checkRequests(recording: readonly RecordedMessage[], origins: Origins): Requests {
  const names = new Map<string, string>()
  const faults: string[] = []
  const seen = new Set<string>()
  const signedOut = new Set<string>()
  for (const { load, message, targetOrigin } of recording) {
    const read = v.safeParse(pageMessage, message)
    if (!read.success) {
      faults.push(`page: no message of the protocol: ${faultsIn(read.issues).join(', ')}`)
      continue
    }
    const { id, type, payload } = read.output
    const name = type.slice(PAGE_PREFIX.length)
    const event = FRAME_EVENTS[name]
    const fault = event ? differs(event.payload, payload) : 'not an event'
    if (fault !== null) faults.push(`page: ${name}: ${fault}`)
    if (targetOrigin !== origins.frame) faults.push(`page: ${name}: to ${String(targetOrigin)}`)
    if (seen.has(`${load} ${id}`)) faults.push(`page: ${name}: an id for the second time`)
    if (signedOut.has(load)) faults.push(`page: ${name}: after the sign-out`)
    if (name === 'SIGN_OUT') signedOut.add(load)
    seen.add(`${load} ${id}`)
    names.set(id, name)
  }
  return { names, faults }
}

/** Checks the frame's messages: notices, and at most one well-formed response per request. */
function checkAnswers(
  recording: readonly RecordedMessage[],
  names: ReadonlyMap<string, string>,
  origins: Origins,
): readonly string[] {
  const faults: string[] = []
  const answered = new Set<string>()
  for (const { message, targetOrigin } of recording) {
    const read = v.safeParse(frameMessage, message)
    if (!read.success) {
      faults.push(`frame: no message of the protocol: ${faultsIn(read.issues).join(', ')}`)
      continue
    }
    const { id, type, payload } = read.output
    const name = type.slice(FRAME_PREFIX.length)
    if (targetOrigin !== origins.page) faults.push(`frame: ${name}: to ${String(targetOrigin)}`)
    if (id === undefined) {
      const notice = FRAME_NOTICES[name]
      const fault = notice ? differs(notice, payload) : 'not a notice'
      if (fault !== null) faults.push(`frame: ${name}: ${fault}`)
      continue
    }
    const asked = names.get(id)
    const event = asked === undefined ? undefined : FRAME_EVENTS[asked]
    if (asked === undefined) faults.push(`frame: ${name}: answers no request`)
    else if (answered.has(id)) faults.push(`frame: ${name}: a second answer`)
    answered.add(id)
    if (asked === undefined || !event) continue
    const isError = name === `${asked}_ERROR`
    if (!isError && name !== `${asked}_SUCCESS`) faults.push(`frame: ${name}: answers ${asked}`)
    const fault = differs(isError ? errorPayload : event.answer, payload)
    if (fault !== null) faults.push(`frame: ${name}: ${fault}`)
  }
  return faults
}

/** Returns every violation of protocol §5 in a recording, as text; empty if there is none. */
export function checkFrameRecording(
  recording: readonly RecordedMessage[],
  origins: Origins,
): readonly string[] {
  const of = (from: RecordedMessage['from']) => recording.filter(each => each.from === from)
  const { names, faults } = checkRequests(of('page'), origins)
  return [...faults, ...checkAnswers(of('frame'), names, origins)]
}

/** The names of the page's requests, in order. */
export const namesOf = (recording: readonly RecordedMessage[]): readonly string[] =>
  recording.flatMap(({ from, message }) => {
    const read = v.safeParse(pageMessage, message)
    return from === 'page' && read.success ? [read.output.type.slice(PAGE_PREFIX.length)] : []
  })
