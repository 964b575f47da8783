import { delay } from '../../clients/delay'

/** How long an unused store waits for a component before it restores a session, in ms. */
const UNUSED_MS = 300

const wait = (ms: number) => delay(ms, new AbortController().signal)

const ignore = () => undefined

interface Turn {
  users: number
  isLive: boolean
  start: (() => void) | undefined
  readonly retire: () => void
}

const turnsByKey = new Map<string, Set<Turn>>()

/**
 * Development only. Strict Mode creates a store twice, and each hot update another one; each of
 * them would restore the session and watch the wallets. Only the store that components use is live;
 * an unused one is retired once another with the same key is live (P26).
 */
export function registerStoreInstance(key: string, retire: () => void) {
  const turns = turnsByKey.get(key) ?? new Set<Turn>()
  turnsByKey.set(key, turns)
  const turn: Turn = { users: 0, isLive: false, start: undefined, retire }
  turns.add(turn)

  const goLive = () => {
    turn.isLive = true
    const { start } = turn
    turn.start = undefined
    start?.()
  }
  /** Retires live stores without a user if a live store in use exists. */
  const settle = () => {
    if (![...turns].some(({ users, isLive }) => isLive && users > 0)) return
    for (const other of turns) {
      if (!other.isLive || other.users > 0) continue
      other.isLive = false
      other.retire()
    }
  }

  return {
    /** Starts once the store is in use, or after a delay if none is live. */
    begin(start: () => void) {
      turn.start = start
      if (turn.users > 0) goLive()
      else
        wait(UNUSED_MS).then(() => {
          if (turn.start && ![...turns].some(({ isLive }) => isLive)) goLive()
        }, ignore)
    },
    /** Marks the store as used by a component, until the returned function is called. */
    use() {
      turn.users += 1
      if (!turn.isLive) goLive()
      settle()
      return () => {
        turn.users -= 1
        // Strict Mode unmounts and remounts a component immediately.
        wait(0).then(settle, ignore)
      }
    },
  }
}
