/** Returns the heading of the card around a part. */
export const getCardTitle = (part: HTMLElement) =>
  (part.getRootNode() as Document | ShadowRoot).querySelector<HTMLElement>('[data-wm-part="title"]')
