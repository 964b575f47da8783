/** The part of a window that reveals who embeds the frame. */
export interface FramedWindow {
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: { readonly referrer: string }
}

const originOf = (url: string): string | null => {
  try {
    const { origin } = new URL(url)
    return origin === 'null' ? null : origin
  } catch {
    return null // an empty or malformed referrer names no page
  }
}

/**
 * Returns the origins of the pages around the frame, nearest first, as the browser reports them.
 * Null in Firefox versions without `ancestorOrigins`, where only the first message reveals the
 * origin.
 */
export function ancestorsOf(framed: FramedWindow): readonly string[] | null {
  const list = framed.location.ancestorOrigins
  return list ? Array.from(list) : null
}

/**
 * Returns the target origin of READY: the embedding page if known, else any page. READY contains
 * nothing but a version.
 */
export function readyTargetOf(framed: FramedWindow): string {
  const nearest = ancestorsOf(framed)?.[0]
  if (nearest !== undefined && nearest !== 'null') return nearest
  return originOf(framed.document.referrer) ?? '*'
}
