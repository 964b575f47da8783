/**
 * Runs a Web Animation where there are any. It writes no style attribute, so no policy can refuse it, and it ends by
 * itself in the state the style sheet gives.
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
    // An easing from the host's theme that this browser cannot read costs the easing, not the view.
    return element.animate(keyframes, { ...options, easing: 'ease-out' })
  }
}
