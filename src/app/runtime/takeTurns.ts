import { delay } from '../../clients/delay'

/** How long a store that no component uses waits for one before it takes back a stored session, in ms. */
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
 * Development only. React's Strict Mode makes a store twice, and each hot update of the file that makes it makes one more:
 * without this, every one of them takes back the session, asks wallets and watches them. Here the store that components use
 * is live; one that none uses any more is retired as soon as another one of the same key is live (P26).
 */
export function takeTurns(key: string, retire: () => void) {
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
  /** Retires what is live without a user, where something in use is live. */
  const settle = () => {
    if (![...turns].some(({ users, isLive }) => isLive && users > 0)) return
    for (const other of turns) {
      if (!other.isLive || other.users > 0) continue
      other.isLive = false
      other.retire()
    }
  }

  return {
    /** Starts once the store is in use; where none is, after a moment. */
    begin(start: () => void) {
      turn.start = start
      if (turn.users > 0) goLive()
      else
        wait(UNUSED_MS).then(() => {
          if (turn.start && ![...turns].some(({ isLive }) => isLive)) goLive()
        }, ignore)
    },
    /** A component uses the store, until the returned function is called. */
    use() {
      turn.users += 1
      if (!turn.isLive) goLive()
      settle()
      return () => {
        turn.users -= 1
        // Strict Mode takes a component down and puts it up again at once.
        wait(0).then(settle, ignore)
      }
    },
  }
}
