const MAX_FRAMES = 10

/** `at send (https://shop.example/app.js?token=1:2:3)` becomes `at send (app.js:2:3)`. */
const stripUrl = (frame: string): string =>
  frame.replace(
    /[\w-]+:\/\/[^\s?#)]*?([^/\s?#)]*?)(?:[?#][^\s):]*)?((?::\d+)*)(?=[\s)]|$)/g,
    (_all, file: string, position: string) => file + position,
  )

/**
 * Returns the safe parts of an error: its name and stack functions, without the message and URLs,
 * which may contain addresses or user input.
 */
export function getSafeFrames(thrown: unknown): {
  readonly errorType: string
  readonly stack: string
} {
  if (!(thrown instanceof Error)) return { errorType: typeof thrown, stack: '' }
  const frames = (thrown.stack ?? '').split('\n').filter(row => /^\s*at |@.*:\d+:\d+$/.test(row))
  const stack = frames.slice(0, MAX_FRAMES).map(row => stripUrl(row.trim()))
  return { errorType: thrown.name, stack: stack.join('\n') }
}
