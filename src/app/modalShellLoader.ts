/** Fetches the card and what stands in it. */
export const loadModalShell = () => import('./ModalShell')
