/** The part of a window that says who holds the frame. */
export interface FramedWindow {
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: { readonly referrer: string }
}

const originOf = (url: string): string | null => {
  try {
    const { origin } = new URL(url)
    return origin === 'null' ? null : origin
  } catch {
    return null // an empty or broken referrer names no page
  }
}

/**
 * Origins of the pages around the frame, the nearest first, as the browser tells them; null in Firefox before it learnt
 * `ancestorOrigins`, where only the first message tells.
 */
export function ancestorsOf(framed: FramedWindow): readonly string[] | null {
  const list = framed.location.ancestorOrigins
  return list ? Array.from(list) : null
}

/** Where READY goes: to the page that holds the frame where it is known, else to any page; READY holds nothing but a version. */
export function readyTargetOf(framed: FramedWindow): string {
  const nearest = ancestorsOf(framed)?.[0]
  if (nearest !== undefined && nearest !== 'null') return nearest
  return originOf(framed.document.referrer) ?? '*'
}
