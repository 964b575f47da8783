/**
 * Runs a Web Animation where supported. It writes no style attribute, so no CSP can refuse it, and
 * it ends in the style sheet's state.
 */
export function animate(
  element: Element,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): Animation | null {
  if (typeof element.animate !== 'function' || !options.duration) return null
  try {
    return element.animate(keyframes, options)
  } catch {
    // The host theme's easing may be one this browser cannot parse: fall back to a plain one.
    return element.animate(keyframes, { ...options, easing: 'ease-out' })
  }
}
