import { NAMESPACES, type Namespace } from '../../lib/address/caip'
import type { RootState } from '../rootReducer'
import type { ExactKeyEngine, StoredFields } from './exactKeyEngine'
import { STORED_SLICES, type KeyLayout } from './keyLayout'

interface WriteQueue {
  mirror(fields: StoredFields): void
  flush(): void
}

type Writer = Pick<ExactKeyEngine, 'write'> & { flush?(): void }

/** Mirrors to storage what actions change; time travel never writes. */
export interface Persistence {
  /** Reads every key synchronously. */
  start(): StoredFields
  /** Adopts values of another tab, which a queued write would otherwise overwrite. */
  adopt(fields: StoredFields): void
  /** Writes only what an action changed. */
  record(before: RootState, after: RootState): void
  /** Writes through a queue from now on, which `flush` empties. */
  writeThrough(createQueue: (engine: ExactKeyEngine, initial: StoredFields) => WriteQueue): void
  flush(): void
  /** Stops recording while the page unloads, until it comes back. */
  pause(): void
  resume(): void
}

/** Whether a wallet has just connected, so that the stored session is certain. */
function hasConnected({ connections: before }: RootState, { connections: after }: RootState) {
  const isLive = (state: RootState['connections'], namespace: Namespace) =>
    state.byNamespace[namespace]?.phase === 'connected'
  return NAMESPACES.some(each => isLive(after, each) && !isLive(before, each))
}

export function createPersistence(
  layouts: readonly KeyLayout[],
  engine: ExactKeyEngine,
): Persistence {
  let fields: StoredFields = {}
  let isStarted = false
  let isPaused = false
  let writer: Writer = engine

  const put = (changes: StoredFields) => {
    const next: Record<string, unknown> = { ...fields }
    for (const [field, value] of Object.entries(changes)) {
      if (value === undefined) delete next[field]
      else next[field] = value
    }
    fields = next
  }

  return {
    start() {
      fields = engine.readAll()
      isStarted = true
      return fields
    },
    adopt(changes) {
      put(changes)
      writer.write(fields)
    },
    record(before, after) {
      if (!isStarted || isPaused) return
      if (STORED_SLICES.every(name => before[name] === after[name])) return
      const changes: Record<string, unknown> = {}
      const told = new Set<KeyLayout['fact']>()
      for (const { field, fact, select } of layouts) {
        const value = select(after)
        if (select(before) === value) continue
        changes[field] = value ?? undefined
        told.add(fact)
      }
      const isConnected = hasConnected(before, after)
      if (Object.keys(changes).length === 0 && !isConnected) return
      if (Object.keys(after.connections.storedConnectorIds).length > 0) {
        for (const { field, fact, isOfSession, select } of layouts) {
          if (!isOfSession || fields[field] !== undefined) continue
          changes[field] ??= select(after) ?? undefined
          told.add(fact)
        }
      }
      for (const { field, fact, follows } of layouts) {
        if (follows && (isConnected || told.has(fact))) {
          changes[field] = follows({ ...fields, ...changes })
        }
      }
      put(changes)
      writer.write(fields)
    },
    writeThrough(createQueue) {
      const queue = createQueue(engine, fields)
      writer = { write: queue.mirror, flush: queue.flush }
    },
    flush: () => writer.flush?.(),
    pause: () => void (isPaused = true),
    resume: () => void (isPaused = false),
  }
}
